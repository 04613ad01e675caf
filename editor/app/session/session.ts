import { createStore, type StoreApi } from "zustand/vanilla";
import type { Issue } from "../../../src/content/check/issue";
import { errorsOf, errorsOfEdit } from "../../store/errors";
import { NoAnswer, type ContentStore, type PlaceStatus } from "../../store/store";
import { changedFiles, outcomeOf, picturesToSave } from "./changes";
import { openDrafts, withDrafts, type Drafts } from "./drafts";
import { edit, redo, throwAway, undo } from "./edits";
import type { EntryChange, SaveState, SessionState, Step } from "./state";
import { clashesIn, resolved, takeLoaded, takeSaved } from "./sync";

const empty: SessionState = {
  saved: new Map(),
  savedPictures: [],
  unreadable: [],
  edited: new Map(),
  pictures: new Map(),
  past: [],
  future: [],
  saving: { kind: "idle" },
  status: undefined,
  errors: [],
  showsAllErrors: false,
};

/** How long a pause in typing lasts before the check runs, which takes longer than a key may. */
const checkPauseMs = 250;
/** How soon typed words are kept in this browser. */
const draftPauseMs = 50;

function later(work: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, pauseMs);
  };
}

export type SaveResult =
  | { kind: "saved"; see?: string; kept: readonly string[]; warning?: string; count: number }
  | { kind: "refused"; issues: readonly Issue[] }
  | { kind: "conflict" | "unreachable" | "nothing" };

export type Session = {
  readonly store: ContentStore;
  readonly state: StoreApi<SessionState>;
  /** Loads the content and the drafts. Rejects with a sentence. */
  readonly start: () => Promise<void>;
  readonly edit: (...changes: readonly EntryChange[]) => void;
  /** @returns the step that was taken back or made again */
  readonly undo: () => Step | undefined;
  readonly redo: () => Step | undefined;
  readonly throwAway: (file?: string) => void;
  /** Adds a picture to save, or deletes one. */
  readonly addPicture: (file: string, bytes: Blob | undefined) => void;
  readonly save: () => Promise<SaveResult>;
  /** Continues a save with a chosen value for each clash. */
  readonly resolve: (choices: readonly unknown[]) => Promise<SaveResult>;
  /** Ends a save that waits for choices. */
  readonly dismiss: () => void;
};

/** The state of all open entries, and what can be done with it. */
export function createSession(store: ContentStore): Session {
  const state = createStore<SessionState>(() => empty);
  const now = () => state.getState();
  const reduce = (next: (old: SessionState) => SessionState) => state.setState(next, true);
  let drafts: Drafts | undefined;

  const savedErrors = new WeakMap<object, readonly Issue[]>();

  /** Checks all content with the changes, and keeps equal findings as the same object. */
  function check(): readonly Issue[] {
    const { saved, errors, savedPictures, pictures } = now();
    const known = [...savedPictures, ...pictures.keys()].filter(
      (file) => !pictures.has(file) || pictures.get(file) !== undefined,
    );
    const before = savedErrors.get(saved) ?? errorsOf(saved, savedPictures);
    savedErrors.set(saved, before);
    const { files, entries } = outcomeOf(now());
    const edited = new Set(entries.map(({ file }) => file));
    const found = edited.size === 0 ? [] : errorsOfEdit(before, errorsOf(files, known), edited);
    const isSame = JSON.stringify(found) === JSON.stringify(errors);
    if (!isSame) state.setState({ errors: found });
    return isSame ? errors : found;
  }

  const checkSoon = later(check, checkPauseMs);
  const keepDrafts = () => void drafts?.write(now());
  const keepDraftsSoon = later(keepDrafts, draftPauseMs);

  state.subscribe((next, previous) => {
    if (next.edited === previous.edited && next.pictures === previous.pictures) return;
    keepDraftsSoon();
    checkSoon();
  });

  async function load(): Promise<void> {
    const loaded = await store.load();
    reduce((old) => takeLoaded(old, loaded));
  }

  let lastPublished: string | undefined;

  function follow(status: PlaceStatus): void {
    const wasReachable = now().status?.state !== "unreachable";
    state.setState({ status });
    if (status.state === "unreachable") return;
    const { saving } = now();
    if (saving.kind === "unreachable") state.setState({ saving: { kind: "idle" } });
    // Somebody else may have published.
    const version = status.state === "saved" ? status.version : (status.since ?? "");
    const published = `${status.state} ${version}`;
    if (published === lastPublished && wasReachable) return;
    lastPublished = published;
    load().catch(() => undefined);
  }

  const setSaving = (saving: SaveState) => state.setState({ saving });

  async function send(id: string): Promise<SaveResult> {
    const before = now();
    const outcome = outcomeOf(before);
    const { entries } = outcome;
    const pictures = picturesToSave(before, outcome);
    if (entries.length === 0 && pictures.size === 0) return { kind: "nothing" };
    const issues = check();
    if (issues.length > 0) {
      state.setState({
        saving: { kind: "refused", lines: issues.map(({ message }) => message) },
        showsAllErrors: true,
      });
      return { kind: "refused", issues };
    }
    setSaving({ kind: "saving" });
    const answer = await store.save({ id, entries, pictures });
    switch (answer.kind) {
      case "saved": {
        reduce((old) => takeSaved(old, answer, before, outcome));
        const { see, kept, warning } = answer;
        return { kind: "saved", see, kept, warning, count: entries.length };
      }
      case "refused":
        state.setState({
          saving: { kind: "refused", lines: answer.lines },
          errors: answer.issues,
          showsAllErrors: true,
        });
        return { kind: "refused", issues: answer.issues };
      case "conflict": {
        const theirs = new Map(answer.entries.map(({ file, content }) => [file, content]));
        const clashes = clashesIn(now(), theirs);
        const conflict = { clashes, theirs, by: answer.by };
        if (clashes.length === 0) {
          reduce((old) => resolved(old, conflict, []));
          return send(id);
        }
        setSaving({ kind: "conflict", conflict });
        return { kind: "conflict" };
      }
    }
  }

  async function save(): Promise<SaveResult> {
    if (now().saving.kind === "saving") return { kind: "nothing" };
    try {
      return await send(crypto.randomUUID());
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const sentence = error.message;
      if (error instanceof NoAnswer) {
        setSaving({ kind: "unreachable", sentence });
        return { kind: "unreachable" };
      }
      setSaving({ kind: "refused", lines: [sentence] });
      return { kind: "refused", issues: [] };
    }
  }

  return {
    store,
    state,
    async start() {
      drafts = await openDrafts(store.name).catch(() => undefined);
      const kept = await drafts?.read().catch(() => undefined);
      const loaded = await store.load();
      reduce((old) => takeLoaded(kept ? withDrafts(old, kept) : old, loaded));
      window.addEventListener("pagehide", () => drafts?.keepLastWords(now()));
      store.watch(follow);
    },
    edit: (...changes) => reduce((old) => edit(old, changes)),
    undo() {
      const step = now().past.at(-1);
      reduce(undo);
      return step;
    },
    redo() {
      const [step] = now().future;
      reduce(redo);
      return step;
    },
    throwAway: (file) => reduce((old) => throwAway(old, file)),
    addPicture: (file, bytes) =>
      state.setState(({ pictures }) => ({ pictures: new Map([...pictures, [file, bytes]]) })),
    save,
    resolve(choices) {
      const { saving } = now();
      if (saving.kind === "conflict") reduce((old) => resolved(old, saving.conflict, choices));
      return save();
    },
    dismiss: () => setSaving({ kind: "idle" }),
  };
}

/** True if there is something to save. */
export const hasChanges = (state: SessionState): boolean =>
  changedFiles(state).length > 0 || [...state.pictures.values()].includes(undefined);
