import type { Issue } from "../../src/content/check/issue";
import type { ContentFiles } from "../../src/content/resolveContent";
import type { SiteStatus } from "../types";

/** An entry with changes. */
export type ChangedEntry = {
  /** The entry's file below data/: "testimonials/karen-m.json". */
  file: string;
  /** The saved content from which the changes began; undefined for a new entry. */
  base?: unknown;
  /** The content with the changes; undefined to delete the entry. */
  content?: unknown;
};

/** All changes of one save. They become visible together, or not at all. */
export type Edit = {
  /** A random id. A save whose answer was lost is sent again with the same id, and is carried out once. */
  id: string;
  entries: readonly ChangedEntry[];
  /** New pictures by their files below data/; undefined for a picture to delete. */
  pictures: ReadonlyMap<string, Blob | undefined>;
};

/** A file in the store. Without content, the file does not exist. */
export type KeptEntry = { file: string; content?: unknown };

export type Saved = {
  kind: "saved";
  /** The saved entries, including the changes of others. */
  entries: readonly KeptEntry[];
  /** The changes of others that were kept, one sentence each. */
  kept: readonly string[];
  /** The place where visitors see the result: a path of the site, perhaps with a fragment. */
  see?: string;
  /** A sentence about a step after the save that has failed, like a commit or a push. */
  warning?: string;
};

/** The answer to a save that was refused: nothing was saved. The lines are the reasons. */
export type Refused = { kind: "refused"; lines: readonly string[]; issues: readonly Issue[] };

/** The answer to a save of fields that somebody else has changed: nothing was saved. */
export type Conflict = {
  kind: "conflict";
  /** The newer versions of the entries. */
  entries: readonly KeptEntry[];
  /** The author of the newer versions, if the store knows. */
  by?: string;
};

/** All content of a store, which is small enough to load at once. */
export type Loaded = {
  files: ContentFiles;
  /** Files that cannot be read, each with the reason. */
  unreadable: readonly Issue[];
  /** The pictures below data/, the newest first: "images/deck.jpg". */
  pictures: readonly string[];
};

/** A save in the history. */
export type HistoryEdit = {
  id: string;
  /** The time, as `toISOString` writes it. */
  at: string;
  /** The author of the save, if the store knows. */
  by?: string;
  /** The edited entries: "Testimonial “Karen M.”", "Home page and 2 more". */
  title: string;
  /** A sentence for each change. */
  lines: readonly string[];
  /** The changed files, below data/. */
  files: readonly string[];
};

export type HistoryBatch = { edits: readonly HistoryEdit[]; hasMore: boolean };

/** Narrows the edits to load: older than the edit with the id `before`, of the file, and with the words. */
export type HistoryQuery = { before?: string; file?: string; words?: string };

/**
 * A file before and after an edit: JSON content, or the bytes of a picture in base64; undefined if there was
 * no file. For a picture that was not requested, the value is an empty text.
 */
export type Versions = { file: string; before?: unknown; after?: unknown };

/** The status of a store that does not build the site, and does not know what visitors see. */
type KeepingStatus = Pick<SiteStatus, "lines" | "warnings" | "openPoints"> & {
  state: "saved";
  /** The version of the content. Each save makes a new version. */
  version: string;
};

/** The status of the site; "unreachable" while the store does not answer. */
export type StoreStatus =
  SiteStatus | KeepingStatus | { state: "unreachable"; lines: readonly string[] };

/**
 * A store keeps the content: in the folder of npm start, or in a repository at a git host. Its functions
 * throw `NoAnswer` if the store cannot be reached, and otherwise `Error` with a sentence for people.
 */
export type ContentStore = {
  /** The name that tells this store from other stores in the same browser. */
  readonly name: string;
  /** The origin where visitors see the site: "https://www.example.com". */
  readonly siteOrigin: string;
  load: () => Promise<Loaded>;
  /** @returns a function that ends the watch */
  watch: (show: (status: StoreStatus) => void) => () => void;
  save: (edit: Edit) => Promise<Saved | Refused | Conflict>;
  /** The bytes of a picture below data/, in full size, or small for lists. */
  picture: (file: string, size: "small" | "full") => Promise<Blob>;
  /**
   * Prepares a chosen picture for the site.
   * @throws Error with a sentence if the site cannot show the file
   */
  preparePicture: (file: File) => Promise<File>;
  history: {
    batch: (query: HistoryQuery) => Promise<HistoryBatch>;
    /** @param picture the picture to read; all other pictures come without their bytes */
    versions: (id: string, picture?: string) => Promise<readonly Versions[]>;
  };
  /** Signs this browser out, if the store has a sign-in. */
  signOut?: () => void;
};

/** The error if the store does not answer. Unsaved changes stay in the browser. */
export class NoAnswer extends Error {}
