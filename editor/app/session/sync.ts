import type { ContentFiles } from "../../../src/content/resolveContent";
import { sameJson } from "../../../src/content/sameJson";
import { valueAt } from "../../../src/content/schemaParts";
import { merge } from "../../store/merge";
import type { Loaded, Saved } from "../../store/store";
import { changed, documentOf } from "./document";
import { changesOf, type Outcome } from "./changes";
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
function rebased(edited: Edited, newer: unknown): Edited {
  const { base, document } = edited;
  if (sameJson(base, newer)) return edited;
  if (base === undefined || newer === undefined || document.content === undefined) return edited;
  const { content, conflicts } = merge(base, document.content, newer);
  return conflicts.length > 0 ? edited : { base: newer, document: { ...document, content } };
}

/** Takes over what the place has now. Unsaved changes stay. */
export function takeLoaded(state: SessionState, loaded: Loaded): SessionState {
  const saved = withKnownObjects(state.saved, loaded.files);
  const edited = new Map(
    [...state.edited].map(([file, each]) => [file, rebased(each, saved.get(file))]),
  );
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
    changes: step.changes.map((each) => ({ ...each, file: names.get(each.file) ?? each.file })),
  }));
}

/** What was typed during a save stays unsaved, on top of what was saved. */
function afterSave(edited: Edited, sent: unknown, kept: unknown): Edited | undefined {
  const { content } = edited.document;
  if (content === sent || sent === undefined || content === undefined || kept === undefined)
    return undefined;
  const merged = merge(sent, content, kept).content;
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
  before: Pick<SessionState, "edited" | "pictures">,
  { names }: Pick<Outcome, "names">,
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
    const rest = isSent ? afterSave(each, sent.document.content, saved.get(final)) : each;
    if (rest) edited.set(final, rest);
  }
  const added = [...before.pictures.keys()].filter((file) => !state.savedPictures.includes(file));
  const deleted = [...before.pictures].flatMap(([file, bytes]) => (bytes ? [] : [file]));
  return {
    ...state,
    saved,
    edited,
    savedPictures: [...added, ...state.savedPictures].filter((file) => !deleted.includes(file)),
    pictures: new Map([...state.pictures].filter(([file]) => !before.pictures.has(file))),
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
    return merge(mine.base, content, newer).conflicts.map(({ path, after }) => ({
      file,
      path,
      mine: after,
      theirs: valueAt(newer, path),
    }));
  });
}

/**
 * The session after somebody has chosen between two versions.
 * @param choices the chosen value for each clash, in its order
 */
export function resolved(
  state: SessionState,
  { clashes, theirs }: Conflict,
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
      edited.set(file, { base: newer, document: { ...documentOf(whole.value), ids: {} } });
      continue;
    }
    const { content } = merge(mine.base, mine.document.content, newer);
    const document = own.reduce(
      (at, { path, value }) => changed(at, { kind: "set", path, value }),
      { ...mine.document, content },
    );
    edited.set(file, { base: newer, document });
  }
  const saved = new Map([...state.saved, ...theirs].filter(([, content]) => content !== undefined));
  return { ...state, saved, edited, saving: { kind: "idle" } };
}
