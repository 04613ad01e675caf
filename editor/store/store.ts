import type { Issue } from "../../src/content/check/issue";
import type { ContentFiles } from "../../src/content/resolveContent";
import type { SiteStatus } from "../types";

/** An entry with changes. */
export type ChangedEntry = {
  /** Its file below data/: "testimonials/karen-m.json". */
  file: string;
  /** The content that the changes began from; undefined for a new entry. */
  base?: unknown;
  /** The content with the changes; undefined to delete the entry. */
  content?: unknown;
};

/** All changes of one save: they become visible together, or not at all. */
export type Edit = {
  /** Random. A save that is sent twice, since its answer was lost, is carried out once. */
  id: string;
  entries: readonly ChangedEntry[];
  /** New pictures by their files below data/; undefined to delete one. */
  pictures: ReadonlyMap<string, Blob | undefined>;
};

/** A file as a place keeps it; without content, the file does not exist. */
export type KeptEntry = { file: string; content?: unknown };

export type Saved = {
  kind: "saved";
  /** The saved entries, with what others changed since. */
  entries: readonly KeptEntry[];
  /** The changes of others that were kept, one sentence each. */
  kept: readonly string[];
  /** Where visitors see the result: a path of the site, perhaps with a fragment. */
  see?: string;
  /** A sentence about what could not be done after the save, like a commit or a push. */
  warning?: string;
};

/** Nothing was saved, for these reasons. */
export type Refused = { kind: "refused"; lines: readonly string[]; issues: readonly Issue[] };

/** Nothing was saved, since somebody changed the same fields. */
export type Conflict = {
  kind: "conflict";
  /** The newer versions of these entries. */
  entries: readonly KeptEntry[];
  /** Who made them, if the place knows. */
  by?: string;
};

/** All content of a place, small enough to be loaded at once. */
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
  /** Who saved it, if the place knows. */
  by?: string;
  /** The entry, or the first of several: "Testimonial “Karen M.”". */
  title: string;
  /** A sentence for each change. */
  lines: readonly string[];
  /** The changed files, below data/. */
  files: readonly string[];
};

export type HistoryBatch = { edits: readonly HistoryEdit[]; hasMore: boolean };

/** Which edits of the history to load: those that are older, of one file, or that mention words. */
export type HistoryQuery = { before?: string; file?: string; words?: string };

/**
 * A file before and after an edit: JSON content, or the bytes of a picture in base64; undefined for no
 * file. Bytes that nobody asked for are an empty text.
 */
export type Versions = { file: string; before?: unknown; after?: unknown };

/** The status of a place that does not build the site: it knows what is saved, not what visitors see. */
type KeepingStatus = Pick<SiteStatus, "lines" | "warnings" | "openPoints"> & {
  state: "saved";
  /** Another one for each save. */
  version: string;
};

/** The status of the site; "unreachable" while the place does not answer. */
export type PlaceStatus =
  SiteStatus | KeepingStatus | { state: "unreachable"; lines: readonly string[] };

/**
 * A place that keeps the content: a folder with npm start, or a repository at a git host. Its
 * functions throw `NoAnswer` if the place cannot be reached, and `Error` with a sentence for people
 * otherwise.
 */
export type ContentStore = {
  /** Tells this place from others in the same browser. */
  readonly name: string;
  /** Where visitors see the site: "https://www.example.com". */
  readonly siteOrigin: string;
  load: () => Promise<Loaded>;
  /** @returns a function that ends the watch */
  watch: (show: (status: PlaceStatus) => void) => () => void;
  save: (edit: Edit) => Promise<Saved | Refused | Conflict>;
  /** The bytes of a picture below data/; a small one for lists. */
  picture: (file: string, size: "small" | "full") => Promise<Blob>;
  /**
   * Makes a chosen file fit for the site.
   * @throws Error with a sentence if the site cannot show it
   */
  preparePicture: (file: File) => Promise<File>;
  history: {
    batch: (query: HistoryQuery) => Promise<HistoryBatch>;
    /** @param picture the picture to read; the others come without their bytes */
    versions: (id: string, picture?: string) => Promise<readonly Versions[]>;
  };
  /** Ends the session of this browser, if the place has one. */
  signOut?: () => void;
};

/** The place does not answer. What was typed stays in the browser. */
export class NoAnswer extends Error {}
