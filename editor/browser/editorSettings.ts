import type { Backend } from "../../src/content/editor/decap";

/** What the page's script is told when it is made. */
export type EditorSettings = {
  backend: Backend;
  /** Where the site is; where this page is, if it is not told. */
  siteOrigin?: string;
};
