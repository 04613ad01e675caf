import type { ContentFiles } from "../../../src/content/resolveContent";
import { sameJson } from "../../../src/content/schema/sameJson";
import { valueAt, type Path } from "../../../src/content/schema/schemaParts";
import type { Loaded, Saved } from "../../store/store";
import { changed, documentOf, keepIds, type Document } from "./document";
import { changesOf, withFinalNames, type Outcome } from "./changes";
import { mergeEntry } from "./mergeEntry";
import type { Clash, Conflict, Edited, SessionState, Step } from "./state";

/** Loaded content in which unchanged entries stay the same objects, so that nothing is drawn again. */
function withKnownObjects(before: ContentFiles, after: ContentFiles): ContentFiles {
  return new Map(
    [...after].map(([file, content]) => {
      const known = before.get(file);
      return [file, sameJson(known, content) ? known : content];
    }),
  );
}

/**
 * Applies an entry's unsaved changes to a newer version of the entry. If somebody has changed the same
 * fields, the entry stays as it is, and the next save asks.
 */
function rebased(file: string, edited: Edited, newer: unknown): Edited {
  const { base, document } = edited;
  if (sameJson(base, newer)) return edited;
  if (base === undefined || newer === undefined || document.content === undefined) return edited;
  const { content, clashes } = mergeEntry(file, base, document.content, newer);
  return clashes.length > 0 ? edited : { base: newer, document: { ...document, content } };
}

/**
 * True if there is more to keep of an entry than its saved version: changes, or a text as somebody types it,
 * like a space at its end. A save leaves out that space, but the next word needs it.
 */
const isKept = (file: string, edited: Edited, newer: unknown): boolean =>
  changesOf(file, edited).length > 0 ||
  (newer !== undefined && !sameJson(edited.document.content, newer));

/** Applies the unsaved changes of all entries to newer versions. */
function rebasedEntries(
  edited: ReadonlyMap<string, Edited>,
  saved: ContentFiles,
): ReadonlyMap<string, Edited> {
  const entries = [...edited].flatMap(([file, each]): [string, Edited][] => {
    const newer = saved.get(file);
    const next = rebased(file, each, newer);
    return isKept(file, next, newer) ? [[file, next]] : [];
  });
  const isSame =
    entries.length === edited.size && entries.every(([file, each]) => edited.get(file) === each);
  return isSame ? edited : new Map(entries);
}

/** Applies the current content of the store. Unsaved changes stay. */
export function takeLoaded(state: SessionState, loaded: Loaded): SessionState {
  const saved = withKnownObjects(state.saved, loaded.files);
  const edited = rebasedEntries(state.edited, saved);
  return {
    ...state,
    saved,
    edited,
    savedPictures: loaded.pictures,
    unreadable: loaded.unreadable,
  };
}

function renamedSteps(steps: readonly Step[], names: ReadonlyMap<string, string>): readonly Step[] {
  if (names.size === 0) return steps;
  return steps.map((step) => ({
    ...step,
    changes: step.changes.map((change) => {
      const { file, before, after } = change;
      return {
        ...change,
        file: names.get(file) ?? file,
        before: before && withFinalNames(file, before, names),
        after: after && withFinalNames(file, after, names),
      };
    }),
  }));
}

/** What people typed and changed during a save. It stays, on top of the saved content. */
function afterSave(file: string, edited: Edited, sent: unknown, kept: unknown): Edited | undefined {
  const { content } = edited.document;
  if (sent === undefined || content === undefined || kept === undefined)
    return content === sent ? undefined : { base: kept, document: edited.document };
  const merged = mergeEntry(file, sent, content, kept).content;
  const rest = { base: kept, document: { ...edited.document, content: merged } };
  return isKept(file, rest, kept) ? rest : undefined;
}

/**
 * Applies the answer of a save to the session.
 * @param before the state from which the save was made
 */
export function takeSaved(
  state: SessionState,
  answer: Saved,
  before: Pick<SessionState, "edited">,
  { names, pictures }: { names: Outcome["names"]; pictures: SessionState["pictures"] },
): SessionState {
  const saved = new Map(state.saved);
  for (const { file, content } of answer.entries) {
    if (content === undefined) saved.delete(file);
    else saved.set(file, sameJson(saved.get(file), content) ? saved.get(file) : content);
  }
  const edited = new Map<string, Edited>();
  for (const [file, each] of state.edited) {
    const sent = before.edited.get(file);
    const final = names.get(file) ?? file;
    const isSent = sent !== undefined && changesOf(file, sent).length > 0;
    const rest = isSent ? afterSave(final, each, sent.document.content, saved.get(final)) : each;
    if (isSent) keepIds(saved.get(final), each.document);
    if (rest) edited.set(final, { ...rest, document: withFinalNames(file, rest.document, names) });
  }
  // Somebody has deleted a new entry during its save. The saved entry must be deleted in the next save.
  for (const [file, final] of names)
    if (!state.edited.has(file))
      edited.set(final, { base: saved.get(final), document: documentOf(undefined) });
  const added = [...pictures.keys()].filter((file) => !state.savedPictures.includes(file));
  const deleted = [...pictures].flatMap(([file, bytes]) => (bytes ? [] : [file]));
  return {
    ...state,
    saved,
    edited,
    savedPictures: [...added, ...state.savedPictures].filter((file) => !deleted.includes(file)),
    pictures: new Map(
      [...state.pictures].filter(
        ([file, bytes]) => !pictures.has(file) || pictures.get(file) !== bytes,
      ),
    ),
    past: renamedSteps(state.past, names),
    future: renamedSteps(state.future, names),
    saving: { kind: "idle" },
    showsAllErrors: false,
  };
}

/** The fields that both this session and a newer version have changed. A deleted entry clashes as a whole. */
export function clashesIn({ edited }: Pick<SessionState, "edited">, theirs: ContentFiles): Clash[] {
  return [...theirs].flatMap(([file, newer]): Clash[] => {
    const mine = edited.get(file);
    if (!mine) return [];
    const { content } = mine.document;
    if (newer === undefined || content === undefined)
      return [{ file, path: [], mine: content, theirs: newer }];
    return mergeEntry(file, mine.base, content, newer).clashes.map(({ path, after }) => ({
      file,
      path,
      mine: after,
      theirs: valueAt(newer, path),
    }));
  });
}

type Chosen = { path: Path; value: unknown };

/** A document with the chosen values of the clashing fields. */
const withChoices = (document: Document, chosen: readonly Chosen[]): Document =>
  chosen.reduce((at, { path, value }) => changed(at, { kind: "set", path, value }), document);

/**
 * The session after somebody has chosen between two versions.
 * @param choices the chosen value for each clash, in the order of the clashes
 */
export function resolved(
  state: SessionState,
  { clashes, theirs }: Pick<Conflict, "clashes" | "theirs">,
  choices: readonly unknown[],
): SessionState {
  const edited = new Map(state.edited);
  for (const [file, newer] of theirs) {
    const mine = edited.get(file);
    if (!mine) continue;
    const own = clashes.flatMap((clash, at) =>
      clash.file === file ? [{ ...clash, value: choices[at] }] : [],
    );
    const whole = own.find(({ path }) => path.length === 0);
    if (whole) {
      edited.set(file, { base: newer, document: documentOf(whole.value) });
      continue;
    }
    const { content } = mergeEntry(file, mine.base, mine.document.content, newer);
    edited.set(file, { base: newer, document: withChoices({ ...mine.document, content }, own) });
  }
  const saved = new Map([...state.saved, ...theirs].filter(([, content]) => content !== undefined));
  return { ...state, saved, edited: rebasedEntries(edited, saved), saving: { kind: "idle" } };
}
