import type { ContentTree, Fault } from "../../src/content/check/checkContent";

/** What the line at the foot of the editor says of the site. */
export type EditorStatus = {
  /** "live": what is saved is what visitors see. "failed": visitors see an older state. */
  state: "live" | "building" | "failed";
  /** Plain sentences; the first one says what matters. */
  lines: readonly string[];
  /** What would be better in the content, a sentence each. */
  advice?: readonly string[];
};

export type EditorOptions = {
  /** The folder with the content. */
  dataDir: string;
  /** The secret that opens the editor. */
  key: string;
  /** Where the site is, for links to its pages. */
  siteOrigin: string;
  /** What finds the faults of the content as it would be after an edit. */
  check?: (tree: ContentTree) => readonly Fault[];
  /** What the editor tells about the site. Without it, the editor tells nothing. */
  status?: () => EditorStatus;
  /** Called after an edit is on the disk, with the files below data/ that it changed. */
  onEdit?: (files: readonly string[]) => void;
  /**
   * Where files are written before they move to their place, and earlier versions are kept: on the
   * same disk as `dataDir`, and not watched. By default `.editor` beside `dataDir`.
   */
  workDir?: string;
};
