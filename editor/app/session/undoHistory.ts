import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { isProvisional } from "./changes";
import { changed, documentOf, idPathOf, type Document } from "./document";
import { mergeEntry } from "./mergeEntry";
import { documentIn } from "./openEntry";
import { withProposals } from "./proposals";
import type { EntryChange, SessionState, Step, StepChange } from "./state";

/** The most steps that Undo can take back. */
const mostSteps = 500;

function withDocument(
  state: SessionState,
  file: string,
  document: Document | undefined,
  baseBefore?: unknown,
): SessionState {
  const open = state.edited.get(file);
  const base = open ? open.base : (baseBefore ?? state.saved.get(file));
  const edited = new Map(state.edited);
  if (document === undefined && base === undefined) edited.delete(file);
  else edited.set(file, { base, document: document ?? documentOf(undefined) });
  return { ...state, edited };
}

function changedDocument(
  document: Document | undefined,
  change: EntryChange,
): Document | undefined {
  if (change.kind !== "whole") return changed(document ?? documentOf({}), change);
  if (change.content === undefined) return undefined;
  return { ...(document ?? documentOf({})), content: change.content };
}

/**
 * In an entry that was never saved, makes each proposed text again from the other fields, until somebody types
 * over the proposed text.
 */
function proposedDocument(file: string, before: unknown, after: Document | undefined) {
  const schema = contentTypeOf(file)?.schema;
  return after && schema && isProvisional(file) ? withProposals(schema, before, after) : after;
}

/** The file and id path of a field, if the only change sets a text in that field, as typing does. */
function typedField(state: SessionState, changes: readonly EntryChange[]): string | undefined {
  const [only, ...others] = changes;
  if (only?.kind !== "set" || others.length > 0 || typeof only.value !== "string") return undefined;
  const document = documentIn(state, only.file) ?? documentOf({});
  return `${only.file} ${idPathOf(document, only.path)}`;
}

/** Changes entries in one step of undo. Typing in one field is one step. */
export function edit(state: SessionState, changes: readonly EntryChange[]): SessionState {
  const field = typedField(state, changes);
  const done: StepChange[] = [];
  let next = state;
  for (const change of changes) {
    const before = documentIn(next, change.file);
    const after = proposedDocument(change.file, before?.content, changedDocument(before, change));
    if (after === before) continue;
    next = withDocument(next, change.file, after);
    const base = change.kind === "whole" ? state.edited.get(change.file)?.base : undefined;
    done.push({ file: change.file, before, after, base });
  }
  if (done.length === 0) return state;
  const last = state.past.at(-1);
  const [first] = done;
  // Typing goes on only if nothing else, like a newer version, has changed the entry since the last step.
  const isTyping =
    field !== undefined &&
    field === last?.field &&
    first?.before === last.changes[0]?.after &&
    state.future.length === 0;
  const step: Step = isTyping
    ? { field, changes: last.changes.map((each) => ({ ...each, after: first?.after })) }
    : { field, changes: done };
  const past = isTyping ? state.past.slice(0, -1) : state.past;
  return { ...next, past: [...past.slice(1 - mostSteps), step], future: [] };
}

/**
 * Takes the change of one entry back. Changes of the entry since then stay, even of the same field, unless
 * the change added the entry.
 */
function withoutChange(state: SessionState, change: StepChange): SessionState {
  const { file, before, after, base } = change;
  const current = documentIn(state, file);
  if (current === after) return withDocument(state, file, before, base);
  // Since the change, somebody else has deleted the entry, or has brought it back.
  if (!current || !after) return state;
  if (!before) return withDocument(state, file, undefined);
  const { content } = mergeEntry(file, after.content, current.content, before.content);
  return withDocument(state, file, { ...before, content }, base);
}

const swapped = ({ file, before, after }: StepChange): StepChange => ({
  file,
  before: after,
  after: before,
});

/** Takes back the last step, saved or not. */
export function undo(state: SessionState): SessionState {
  const step = state.past.at(-1);
  if (!step) return state;
  const next = [...step.changes].reverse().reduce(withoutChange, state);
  return {
    ...next,
    past: state.past.slice(0, -1),
    future: [step, ...state.future],
  };
}

/** Makes the step again that Undo took back last. */
export function redo(state: SessionState): SessionState {
  const [step, ...future] = state.future;
  if (!step) return state;
  const next = step.changes.map(swapped).reduce(withoutChange, state);
  return { ...next, past: [...state.past, { changes: step.changes }], future };
}

/** Forgets all unsaved changes, or those of one entry. Undo brings them back. */
export function throwAway(state: SessionState, only?: string): SessionState {
  const files = only === undefined ? [...state.edited.keys()] : [only];
  const after = edit(
    state,
    files.map((file) => ({ kind: "whole", file, content: state.saved.get(file) })),
  );
  return {
    ...after,
    edited: new Map([...after.edited].filter(([file]) => !files.includes(file))),
    // New pictures stay, because Undo may bring back a field that names one.
    pictures:
      only === undefined
        ? new Map([...state.pictures].filter(([, bytes]) => bytes !== undefined))
        : state.pictures,
  };
}
