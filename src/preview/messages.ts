import type { FieldPlace } from "../content/schema/schemaParts";

// The messages between the editor's page and the preview's frame.

/** An entry with the form's content. */
export type Draft = {
  /** The number of the open form. A new entry's file changes while its form is open. */
  form: number;
  /** The file below data/. For a new entry, the file that a save will make. */
  file: string;
  content: unknown;
};

/** A message from the editor's page to the frame. */
export type ToPreview =
  | { kind: "content"; files: [file: string, content: unknown][] }
  | { kind: "draft"; draft: Draft }
  /**
   * Shows another page, by default the first page that shows the entry. Scrolls to the top, to the editable
   * element with an index, or by default to the entry.
   */
  | { kind: "page"; path?: string; from?: "top" | number }
  /** A requested picture. Without an address, the picture does not exist. */
  | { kind: "picture"; file: string; url?: string }
  /** Outlines the elements that show the focused field, and scrolls to them; or outlines none. */
  | { kind: "find"; place?: FieldPlace };

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
      /** The shown page; undefined if no page shows the entry. */
      path?: string;
      /** False if the page shows an earlier state than the form. */
      isUpToDate: boolean;
    };
