import type { FieldPlace, Path } from "../content/schemaParts";

// What the editor's page and the preview's frame within it tell each other.

/** An entry as the form holds it. */
export type Draft = {
  /** The same as long as the same form is open: the name of a new entry's file is not. */
  form: number;
  /** Its file below data/; for one that is not saved yet, the file it will be. */
  file: string;
  content: unknown;
  isNew: boolean;
};

/** What the editor's page tells the frame. */
export type ToPreview =
  | { kind: "content"; files: [file: string, content: unknown][] }
  | { kind: "draft"; draft: Draft }
  /** Shows another one of the pages that show the entry. */
  | { kind: "page"; path: string }
  /** A picture that the frame wanted; without an address, it cannot be had. */
  | { kind: "picture"; file: string; url?: string }
  /** Outlines what shows the field that is entered in the form, and brings it into view. */
  | { kind: "find"; path: Path };

/** What the frame tells the editor's page. */
export type FromPreview =
  | { kind: "ready" }
  | { kind: "wantPicture"; file: string }
  /** Words or a picture on the page were chosen, to be changed in their field. */
  | { kind: "open"; place: FieldPlace }
  | {
      kind: "shown";
      /** The pages that show the entry. */
      pages: { path: string; label: string }[];
      /** The one that is shown; none where no page shows the entry. */
      path?: string;
      /** Whether the page shows the entry as the form holds it, or as it was before. */
      isUpToDate: boolean;
    }
  /** Why the entry cannot be saved as it is; told when nothing is typed for a moment. */
  | { kind: "errors"; errors: string[] };
