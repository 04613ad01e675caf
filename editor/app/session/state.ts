import type { Issue } from "../../../src/content/check/issue";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { Path } from "../../../src/content/schema/schemaParts";
import type { StoreStatus } from "../../store/store";
import type { Change, Document } from "./document";

/** An entry with changes that are not saved yet. */
export type Edited = {
  /** The saved content from which the changes began; undefined for a new entry. */
  readonly base: unknown;
  /** The entry with its changes. The document's content is undefined if the entry is to be deleted. */
  readonly document: Document;
};

/** An unsaved entry in this browser, with the saved content from which its changes began. */
export type Draft = {
  readonly file: string;
  readonly base: unknown;
  readonly content: unknown;
  /** The time at which the browser kept the draft, in milliseconds since 1970. */
  readonly at: number;
};

/** One entry before and after a change, for undo and redo; undefined while there is no such entry. */
export type StepChange = {
  readonly file: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  /**
   * For a change of the whole entry, the base of its unsaved version. Undo needs this base after
   * `throwAway`.
   */
  readonly base?: unknown;
};

/** The changes that one undo takes back. */
export type Step = {
  readonly changes: readonly StepChange[];
  /** The field in which somebody typed. More typing in that field belongs to the same step. */
  readonly field?: string;
};

/** A field that this session has changed, and that somebody else has saved in the meantime. */
export type Clash = {
  readonly file: string;
  readonly path: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** The clashes of two versions. Somebody must choose a value for each clash. */
export type Conflict = {
  readonly clashes: readonly Clash[];
  /** The newer versions, by their files. */
  readonly theirs: ContentFiles;
  readonly by?: string;
  /** The other version, if it is the unsaved draft of a closed tab. */
  readonly rival?: Draft;
};

/** The state of the last save. */
export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "refused"; readonly lines: readonly string[] }
  | { readonly kind: "unreachable"; readonly sentence: string }
  | { readonly kind: "conflict"; readonly conflict: Conflict };

/** Everything that the app knows of the content. Components read parts of it. */
export type SessionState = {
  /** The newest known content of the store. */
  readonly saved: ContentFiles;
  /** The pictures of the store, the newest first. */
  readonly savedPictures: readonly string[];
  /** Files that cannot be read. */
  readonly unreadable: readonly Issue[];
  readonly edited: ReadonlyMap<string, Edited>;
  /** Pictures to save. `undefined` stands for a picture to delete. */
  readonly pictures: ReadonlyMap<string, Blob | undefined>;
  /** Drafts of closed tabs that clash with the drafts of this tab. */
  readonly rivals: readonly Draft[];
  /** False if this browser keeps no drafts, so that a closed tab loses its unsaved changes. */
  readonly keepsDrafts: boolean;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly saving: SaveState;
  readonly status: StoreStatus | undefined;
  /** The reasons why the changes cannot be saved. */
  readonly errors: readonly Issue[];
  /** The final files by which `errors` name new entries, by their provisional files. */
  readonly errorNames: ReadonlyMap<string, string>;
  /** True after a refused save: errors of empty fields show, too. */
  readonly showsAllErrors: boolean;
};

/** A change of one entry: at a path, or of the whole entry. */
export type EntryChange = { readonly file: string } & (
  Change | { readonly kind: "whole"; readonly content: unknown }
);
