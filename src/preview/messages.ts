import type { FieldPlace } from "../content/schema/schemaParts";

// The messages between the editor's page and the preview's frame.

/** An entry with the form's content. */
export type Draft = {
  /** The number of the open form. The file of a new entry changes while its form is open. */
  form: number;
  /** The file below data/; for a new entry, its future file. */
  file: string;
  content: unknown;
};

/** A message from the editor's page to the frame. */
export type ToPreview =
  | { kind: "content"; files: [file: string, content: unknown][] }
  | { kind: "draft"; draft: Draft }
  /**
   * Shows another page, by default the one that the entry's form begins with. Scrolls to its top, to
   * one of its editable elements by its number, or by default to the entry.
   */
  | { kind: "page"; path?: string; from?: "top" | number }
  /** A requested picture; without an address, it does not exist. */
  | { kind: "picture"; file: string; url?: string }
  /** Outlines the elements that show the focused field, and scrolls to them; without one, outlines none. */
  | { kind: "find"; place?: FieldPlace };

/** A message from the frame to the editor's page. */
export type FromPreview =
  | { kind: "ready" }
  | { kind: "wantPicture"; file: string }
  /**
   * Somebody clicked words or a picture on the page, to edit their field. `at` is the number of the
   * editable element.
   */
  | { kind: "open"; place: FieldPlace; at: number }
  | { kind: "follow"; path: string }
  | {
      kind: "shown";
      /** The pages that show the entry, and the shown one. */
      pages: { path: string; label: string }[];
      /** The shown page; undefined if no page shows the entry. */
      path?: string;
      /** False if the page shows an earlier state than the form. */
      isUpToDate: boolean;
    };
