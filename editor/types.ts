import type { Commit } from "./history/commits";
import type { ContentTree, Issue } from "../src/content/check/checkContent";
import type { Backend } from "../src/content/editor/decap";

export type EditorOptions = {
  /** The folder with the content. */
  dataDir: string;
  /** The secret that opens the editor. */
  key: string;
  /** Where the site is, for links to its pages. */
  siteOrigin: string;
  /** What finds the errors of the content as it would be after an edit. */
  check?: (tree: ContentTree) => readonly Issue[];
  /** What the editor tells about the site. Without it, the editor tells nothing. */
  status?: () => SiteStatus;
  /** Calls back whenever the status may have changed, until the function it returns is called. */
  watchStatus?: (changed: () => void) => () => void;
  /** Called after an edit is on the disk, with the files below data/ that it changed. */
  onEdit?: (files: readonly string[]) => void;
  /** Keeps each edit in the repository. Without it, nothing is committed. */
  commit?: Commit;
  /**
   * Where files are written before they move to their place, and the history is kept: on the same
   * disk as `dataDir`, and not watched. By default `.editor` beside `dataDir`.
   */
  workDir?: string;
};

/** What is known of the site, for whoever edits it: the editor shows it at its foot. */
export type SiteStatus = {
  /** "live": what is on the disk is what visitors see. "failed": visitors see an older state. */
  state: "live" | "building" | "failed";
  /** Plain sentences; the first one says what matters. */
  lines: readonly string[];
  /** Since when visitors see what is saved, where they do: a time as `toISOString` writes it. */
  since?: string;
  /** What would be better in the content. */
  warnings?: readonly Issue[];
};

/** What the page's script is told when it is made. */
export type EditorSettings = {
  backend: Backend;
  /** Where the site is; where this page is, if it is not told. */
  siteOrigin?: string;
};
