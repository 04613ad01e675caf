import type { Commit } from "./history/commits";
import type { SiteStatus } from "./siteStatus";
import type { ContentTree, Issue } from "../src/content/check/checkContent";

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
