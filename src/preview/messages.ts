import type { FieldPlace } from "../content/schema/schemaParts";

// The messages between the editor's page and the preview's frame.

/** An entry with the form's content. */
export type ShownEntry = {
  /** The number of the open form. The file cannot identify a form: a new entry's file changes meanwhile. */
  form: number;
  /** The file below data/; for a new entry, its final file. */
  file: string;
  content: unknown;
};

/** A message from the editor's page to the frame. */
export type ToPreview =
  | { kind: "content"; files: [file: string, content: unknown][] }
  | { kind: "draft"; draft: ShownEntry }
  /**
   * Shows the page at `path`, by default the first page that shows the entry. Then scrolls to `from`: to the
   * top, or to the editable element with that index. By default, scrolls to the entry.
   */
  | { kind: "page"; path?: string; from?: "top" | number }
  /** A requested picture. Without `url`, the picture does not exist. */
  | { kind: "picture"; file: string; url?: string }
  /** Outlines the elements that show the focused field, and scrolls to them; or outlines none. */
  | { kind: "focus"; place?: FieldPlace };

/** A message from the frame to the editor's page. */
export type FromPreview =
  | { kind: "ready" }
  | { kind: "wantPicture"; file: string }
  /**
   * Somebody clicked words or a picture on the page, to edit the field. `at` is the index of the editable
   * element, and `textBefore` its words before the pointer.
   */
  | { kind: "open"; place: FieldPlace; at: number; textBefore?: string }
  | { kind: "follow"; path: string }
  | {
      kind: "shown";
      /** The pages that show the entry, and the shown page. */
      pages: { path: string; label: string }[];
      /** The address of the shown page; undefined if the preview shows nothing. */
      path?: string;
      /** True if the page shows the form's content; false for an earlier state, or if there is no page. */
      isUpToDate: boolean;
    };
