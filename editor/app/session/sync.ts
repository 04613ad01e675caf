import type { ContentFiles } from "../../../src/content/resolveContent";
import { sameJson } from "../../../src/content/schema/sameJson";
import { valueAt, type Path } from "../../../src/content/schema/schemaParts";
import type { Loaded, Saved } from "../../store/store";
import { changed, documentOf, keepIds, type Document } from "./document";
import { changesOf, withFinalNames, type Outcome } from "./changes";
import { mergeEntry } from "./mergeEntry";
import type { Clash, Conflict, Edited, SessionState, Step } from "./state";

/** Content that did not change stays the same object, so that nothing of it is drawn again. */
function withKnownObjects(before: ContentFiles, after: ContentFiles): ContentFiles {
  return new Map(
    [...after].map(([file, content]) => {
      const known = before.get(file);
      return [file, sameJson(known, content) ? known : content];
    }),
  );
}

/**
 * An entry with unsaved changes, made on a newer version. If somebody changed the same fields, the
 * entry stays as it is, and the next save asks.
 */
function rebased(file: string, edited: Edited, newer: unknown): Edited {
  const { base, document } = edited;
  if (sameJson(base, newer)) return edited;
  if (base === undefined || newer === undefined || document.content === undefined) return edited;
  const { content, conflicts } = mergeEntry(file, base, document.content, newer);
  return conflicts.length > 0 ? edited : { base: newer, document: { ...document, content } };
}

/** The entries with changes, made on newer versions. */
function rebasedEntries(
  edited: ReadonlyMap<string, Edited>,
  saved: ContentFiles,
): ReadonlyMap<string, Edited> {
  const entries = [...edited].flatMap(([file, each]): [string, Edited][] => {
    const next = rebased(file, each, saved.get(file));
    return changesOf(file, next).length > 0 ? [[file, next]] : [];
  });
  const isSame =
    entries.length === edited.size && entries.every(([file, each]) => edited.get(file) === each);
  return isSame ? edited : new Map(entries);
}

/** Takes over what the place has now. Unsaved changes stay. */
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
    changes: step.changes.map(({ file, before, after }) => ({
      file: names.get(file) ?? file,
      before: before && withFinalNames(file, before, names),
      after: after && withFinalNames(file, after, names),
    })),
  }));
}

/** What was changed during a save stays unsaved, on top of what was saved. */
function afterSave(file: string, edited: Edited, sent: unknown, kept: unknown): Edited | undefined {
  const { content } = edited.document;
  if (content === sent) return undefined;
  if (sent === undefined || content === undefined || kept === undefined)
    return { base: kept, document: edited.document };
  const merged = mergeEntry(file, sent, content, kept).content;
  return { base: kept, document: { ...edited.document, content: merged } };
}

/**
 * Takes over the answer of a save.
 * @param before the state that was sent
 * @param sent what was sent of it
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
    if (isSent && !rest) keepIds(saved.get(final), each.document);
    if (rest) edited.set(final, { ...rest, document: withFinalNames(file, rest.document, names) });
  }
  // A new entry that was deleted while it was saved is to be deleted now.
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

/** The fields that a newer version changed as well. A deleted entry clashes as a whole. */
export function clashesIn({ edited }: Pick<SessionState, "edited">, theirs: ContentFiles): Clash[] {
  return [...theirs].flatMap(([file, newer]): Clash[] => {
    const mine = edited.get(file);
    if (!mine) return [];
    const { content } = mine.document;
    if (newer === undefined || content === undefined)
      return [{ file, path: [], mine: content, theirs: newer }];
    return mergeEntry(file, mine.base, content, newer).conflicts.map(({ path, after }) => ({
      file,
      path,
      mine: after,
      theirs: valueAt(newer, path),
    }));
  });
}

type Chosen = { path: Path; value: unknown };

/** A document with the chosen values of clashing fields. */
const withChoices = (document: Document, chosen: readonly Chosen[]): Document =>
  chosen.reduce((at, { path, value }) => changed(at, { kind: "set", path, value }), document);

/**
 * The session after somebody has chosen between two versions.
 * @param choices the chosen value for each clash, in its order
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
