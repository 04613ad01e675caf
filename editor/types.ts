import type { Commit } from "./server/history/commits";
import type { Issue } from "../src/content/check/issue";
import type { GithubPlace } from "./store/github/place";

export type EditorOptions = {
  /** The folder with the content. */
  dataDir: string;
  /** The secret that opens the editor. */
  key: string;
  /** Where the site is, for links to its pages. */
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
   * "live": visitors see what is on the disk. "failed": visitors see an older state, as after a rollback.
   */
  state: "live" | "building" | "failed";
  /** Plain sentences, the most important first. */
  lines: readonly string[];
  /** The time since which visitors see all that is saved, as `toISOString` writes it. */
  since?: string;
  /** Warnings about the content. */
  warnings?: readonly Issue[];
  /** What is left to do before search engines may list the site. */
  openPoints?: readonly Issue[];
};

/**
 * Calls back with the status of the site, at once and whenever it may have changed.
 * @returns a function that ends this
 */
export type WatchStatus = (show: (status: SiteStatus) => void) => () => void;

/** Settings that the app's script is built with. */
export type AppSettings = {
  /** The origin of the site; by default that of the editor's page. */
  siteOrigin?: string;
  /** The name of the business. */
  siteName?: string;
  /** The repository that keeps the content; by default, the folder of `npm start` does. */
  github?: GithubPlace;
};

/** All content, as JSON: what the disk has now. */
export type LoadedContent = {
  files: [file: string, content: unknown][];
  unreadable: Issue[];
  /** The newest first, since an uploaded picture is chosen next. */
  pictures: string[];
};
