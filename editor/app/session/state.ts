import type { Issue } from "../../../src/content/check/issue";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { Path } from "../../../src/content/schema/schemaParts";
import type { PlaceStatus } from "../../store/store";
import type { Change, Document } from "./document";

/** An entry with changes that are not saved yet. */
export type Edited = {
  /** The content that the changes began from; undefined for a new entry. */
  readonly base: unknown;
  /** Its content is undefined if the entry is to be deleted. */
  readonly document: Document;
};

/** An unsaved entry in this browser, with the text that it began from. */
export type Draft = {
  readonly file: string;
  readonly base: unknown;
  readonly content: unknown;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
};

/** A change of one entry, as undo and redo see it; undefined for no entry. */
export type StepChange = {
  readonly file: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  /** What an unsaved version began from that the change threw away. */
  readonly base?: unknown;
};

/** What one undo takes back. */
export type Step = {
  readonly changes: readonly StepChange[];
  /** The field that was typed in: more typing there belongs to the same step. */
  readonly field?: string;
};

/** A field that somebody else saved while this session changed it. */
export type Clash = {
  readonly file: string;
  readonly path: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** A choice between two versions, which a save waits for. */
export type Conflict = {
  readonly clashes: readonly Clash[];
  /** The newer versions, by their files. */
  readonly theirs: ContentFiles;
  readonly by?: string;
  /** The other version is an unsaved one of a closed tab. */
  readonly rival?: Draft;
};

/** How the last save went. */
export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "refused"; readonly lines: readonly string[] }
  | { readonly kind: "unreachable"; readonly sentence: string }
  | { readonly kind: "conflict"; readonly conflict: Conflict };

/** Everything that the app knows of the content. Components read parts of it. */
export type SessionState = {
  /** The newest content that the place has, as far as known. */
  readonly saved: ContentFiles;
  /** The pictures that the place has, the newest first. */
  readonly savedPictures: readonly string[];
  /** Files that cannot be read. */
  readonly unreadable: readonly Issue[];
  readonly edited: ReadonlyMap<string, Edited>;
  /** Pictures to save; undefined for one to delete. */
  readonly pictures: ReadonlyMap<string, Blob | undefined>;
  /** Unsaved changes of closed tabs that clash with those of this one. */
  readonly rivals: readonly Draft[];
  /** False if this browser keeps nothing: a closed tab loses its unsaved changes. */
  readonly keepsDrafts: boolean;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly saving: SaveState;
  readonly status: PlaceStatus | undefined;
  /** The reasons why the changes cannot be saved. */
  readonly errors: readonly Issue[];
  /** A save was refused: errors of fields that nobody has filled in yet show, too. */
  readonly showsAllErrors: boolean;
};

/** A change of one entry: at a path, or of the whole entry. */
export type EntryChange = { readonly file: string } & (
  Change | { readonly kind: "whole"; readonly content: unknown }
);
