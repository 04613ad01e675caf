import type { Commit } from "./server/history/commits";
import type { Issue } from "../src/content/check/issue";
import type { GithubPlace } from "./store/github/place";

export type EditorOptions = {
  /** The folder with the content. */
  dataDir: string;
  /** The secret that opens the editor. */
  key: string;
  /** The origin of the site, for links to its pages. */
  siteOrigin: string;
  watchStatus?: WatchStatus;
  /** Called after an edit is on the disk, with the files below data/ that it changed. */
  onEdit?: (files: readonly string[]) => void;
  /** Commits each edit. */
  commit?: Commit;
};

/** The status of the site, which the editor's status bar shows. */
export type SiteStatus = {
  /**
   * "live": visitors see the content on the disk. "failed": visitors see an older state, as after a rollback.
   */
  state: "live" | "building" | "failed";
  /** Plain sentences, the most important first. */
  lines: readonly string[];
  /** The time since which visitors see all saved content, as `toISOString` writes it. */
  since?: string;
  /** Warnings about the content. */
  warnings?: readonly Issue[];
  /** The open points: what is left to do before search engines may list the site. */
  openPoints?: readonly Issue[];
};

/**
 * Calls back with the status of the site, at once and whenever the status may have changed.
 * @returns a function that ends the calls
 */
export type WatchStatus = (show: (status: SiteStatus) => void) => () => void;

/** Settings that the app's script is built with. */
export type AppSettings = {
  /** The origin of the site; by default, the origin of the editor's page. */
  siteOrigin?: string;
  /** The name of the business. */
  siteName?: string;
  /** The repository that keeps the content. Without it, the folder of `npm start` keeps the content. */
  github?: GithubPlace;
};

/** All current content on the disk, as JSON. */
export type LoadedContent = {
  files: [file: string, content: unknown][];
  unreadable: Issue[];
  /** The pictures, the newest first, because people upload a picture and then choose it. */
  pictures: string[];
};
