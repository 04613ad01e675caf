import type { Backend } from "../../../src/content/editor/decap";

/** What the page's script is told when it is made. */
export type EditorSettings = {
  backend: Backend;
  /**
   * Whether the page talks to the backend beside the publisher. Then that one checks every edit;
   * otherwise the page does, as well as a page alone can.
   */
  isLocal: boolean;
  /** Where the site is; where this page is, if it is not told. */
  siteOrigin?: string;
};
