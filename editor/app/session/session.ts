import { createStore, type StoreApi } from "zustand/vanilla";
import { fileOfIssue, type Issue } from "../../../src/content/check/issue";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { errorsOf, errorsOfEdit } from "../../store/errors";
import {
  NoAnswer,
  type Conflict as StoreConflict,
  type ContentStore,
  type Edit,
  type StoreStatus,
} from "../../store/store";
import { changedFiles, countChanges, outcomeOf, picturesToSave } from "./changes";
import { openDraftDatabase } from "./draftDatabase";
import { createDrafts, withDrafts, type Drafts } from "./drafts";
import { edit, redo, throwAway, undo } from "./undoHistory";
import { withNextRival, withRival } from "./rivals";
import type { EntryChange, SaveState, SessionState, Step } from "./state";
import { clashesIn, resolved, takeLoaded, takeSaved } from "./sync";
import { openTab } from "./tab";

const empty: SessionState = {
  saved: new Map(),
  savedPictures: [],
  unreadable: [],
  edited: new Map(),
  pictures: new Map(),
  rivals: [],
  keepsDrafts: true,
  past: [],
  future: [],
  saving: { kind: "idle" },
  status: undefined,
  errors: [],
  errorNames: new Map(),
  showsAllErrors: false,
};

/** The pause in typing after which the check runs, in ms. A check on every keystroke would slow typing down. */
const checkPauseMs = 250;
/** The pause in typing after which this browser keeps the draft, in ms. */
const draftPauseMs = 50;

function later(work: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, pauseMs);
  };
}

export type SaveResult =
  | {
      kind: "saved";
      /** The page where visitors see the result. */
      see?: string;
      kept: readonly string[];
      warning?: string;
      /** The number of saved changes. */
      count: number;
      /** The final files of new entries, by their provisional files. */
      names: ReadonlyMap<string, string>;
    }
  | { kind: "refused"; issues: readonly Issue[] }
  | { kind: "conflict" | "unreachable" | "nothing" };

/** The result of a save; or entries with unsaved changes that somebody else has also changed. */
export type News = SaveResult | { kind: "merged"; files: readonly string[] };

/** A save that is sent, with the state from which it was made. */
type Sent = {
  edit: Edit;
  before: SessionState;
  names: ReadonlyMap<string, string>;
  count: number;
};

export type Session = {
  readonly store: ContentStore;
  readonly state: StoreApi<SessionState>;
  /** Loads the content and the drafts. Rejects with a sentence. */
  readonly start: () => Promise<void>;
  /** Listens to news. @returns a function that stops listening */
  readonly listen: (tell: (news: News) => void) => () => void;
  readonly edit: (...changes: readonly EntryChange[]) => void;
  /** `undo` and `redo` return the step that they take back or make again. */
  readonly undo: () => Step | undefined;
  readonly redo: () => Step | undefined;
  readonly throwAway: (file?: string) => void;
  /** Adds a picture for the next save; without bytes, deletes it in the next save. */
  readonly addPicture: (file: string, bytes: Blob | undefined) => void;
  /** Forgets an added or deleted picture. */
  readonly dropPicture: (file: string) => void;
  /** Saves all changes, and tells the listeners the result. */
  readonly save: () => Promise<void>;
  /** Continues after a conflict, with a chosen value for each clash. */
  readonly resolve: (choices: readonly unknown[]) => Promise<void>;
  /** Puts off the choices, or closes the message of a refusal. */
  readonly dismiss: () => void;
  /** Keeps changes that the browser has not kept yet. Call this function when the page closes. */
  readonly keepLastWords: () => void;
};

/** How often a save without clashes is sent again because somebody else saved first. */
const mostTries = 5;

/** Opens the drafts of this browser; undefined if the browser keeps nothing, as in some private windows. */
async function openDrafts(storeName: string): Promise<Drafts | undefined> {
  try {
    return createDrafts(openDraftDatabase(storeName), await openTab(), window.localStorage);
  } catch {
    return undefined;
  }
}

/** The state of all open entries, and the actions on that state. */
export function createSession(store: ContentStore, open = openDrafts): Session {
  const state = createStore<SessionState>(() => empty);
  const now = () => state.getState();
  const reduce = (next: (old: SessionState) => SessionState) => state.setState(next, true);
  const setSaving = (saving: SaveState) => state.setState({ saving });
  const listeners = new Set<(news: News) => void>();
  const tell = (news: News) => listeners.forEach((listener) => listener(news));
  let drafts: Drafts | undefined;

  const savedErrors = new WeakMap<object, readonly Issue[]>();

  /** The errors of the saved content. */
  function errorsBefore(): readonly Issue[] {
    const { saved, savedPictures } = now();
    const errors = savedErrors.get(saved) ?? errorsOf(saved, savedPictures);
    savedErrors.set(saved, errors);
    return errors;
  }

  /** Checks all content with the changes. Equal errors stay one object, so that nothing is drawn again. */
  function check(): readonly Issue[] {
    const { errors, savedPictures, pictures, saving, unreadable } = now();
    const known = [...savedPictures, ...pictures.keys()].filter(
      (file) => !pictures.has(file) || pictures.get(file) !== undefined,
    );
    const { files, entries, names } = outcomeOf(now());
    const edited = new Set(entries.map(({ file }) => file));
    const after = edited.size === 0 ? [] : errorsOf(files, known);
    const found = [
      // An edited entry whose file somebody has broken since cannot be merged.
      ...unreadable.filter((issue) => edited.has(fileOfIssue(issue))),
      ...(after.length === 0 ? [] : errorsOfEdit(errorsBefore(), after, edited)),
    ];
    // The message of a refusal disappears once its errors are corrected.
    if (saving.kind === "refused" && errors.length > 0 && found.length === 0)
      state.setState({ saving: { kind: "idle" }, showsAllErrors: false });
    const isSame = JSON.stringify(found) === JSON.stringify(errors);
    if (!isSame) state.setState({ errors: found, errorNames: names });
    return isSame ? errors : found;
  }

  const checkSoon = later(check, checkPauseMs);
  const keepDraftsSoon = later(() => {
    drafts?.write(now()).then(
      () => state.setState({ keepsDrafts: true }),
      () => state.setState({ keepsDrafts: false }),
    );
  }, draftPauseMs);

  state.subscribe((next, previous) => {
    const isSame = (["edited", "pictures", "rivals"] as const).every(
      (key) => next[key] === previous[key],
    );
    if (!isSame) keepDraftsSoon();
    if (!isSame || next.saved !== previous.saved) checkSoon();
  });

  let running: Promise<SaveResult> | undefined;
  let finishedSaves = 0;

  async function load(): Promise<void> {
    for (;;) {
      const began = finishedSaves;
      const loaded = await store.load();
      await running;
      // If a save has finished since the load began, the loaded content may be older than the saved content.
      if (began !== finishedSaves) continue;
      const before = now();
      reduce((old) => takeLoaded(old, loaded));
      const merged = changedFiles(before).filter(
        (file) =>
          before.saved.has(file) &&
          before.saved.get(file) !== now().saved.get(file) &&
          now().edited.has(file),
      );
      if (merged.length > 0) tell({ kind: "merged", files: merged });
      return;
    }
  }

  /** A save without an answer. The store may have carried it out, so it is sent again with the same id. */
  let unanswered: Sent | undefined;

  /** All changes, as a save to send. */
  function prepared(): Sent | undefined {
    const before = now();
    const outcome = outcomeOf(before);
    const { entries, names } = outcome;
    const pictures = picturesToSave(before, outcome);
    if (entries.length === 0 && pictures.size === 0) return undefined;
    const edit = { id: crypto.randomUUID(), entries, pictures };
    return { edit, before, names, count: countChanges(before) };
  }

  function refuse(lines: readonly string[], issues: readonly Issue[]): SaveResult {
    const { names: errorNames } = outcomeOf(now());
    const saving = { kind: "refused", lines } as const;
    state.setState({ saving, errors: issues, errorNames, showsAllErrors: true });
    return { kind: "refused", issues };
  }

  /**
   * The newer versions of the entries in a conflict. All content is loaded with them, because a newer version
   * may name new entries and pictures.
   */
  async function newerVersions({ entries }: StoreConflict): Promise<ContentFiles> {
    const loaded = await store.load().catch(() => undefined);
    if (loaded) reduce((old) => takeLoaded(old, loaded));
    return new Map(
      entries.map(({ file, content }) => [file, loaded ? loaded.files.get(file) : content]),
    );
  }

  /** Sends a save, and applies the answer to the state. */
  async function send(sent: Sent, triesLeft = mostTries): Promise<SaveResult> {
    setSaving({ kind: "saving" });
    unanswered = sent;
    const answer = await store.save(sent.edit);
    unanswered = undefined;
    const { edit, before, names, count } = sent;
    switch (answer.kind) {
      case "saved": {
        reduce((old) => takeSaved(old, answer, before, { names, pictures: edit.pictures }));
        const { see, kept, warning } = answer;
        return { kind: "saved", see, kept, warning, count, names };
      }
      case "refused":
        load().catch(() => undefined);
        return refuse(answer.lines, answer.issues);
      case "conflict": {
        const theirs = await newerVersions(answer);
        const conflict = { clashes: clashesIn(now(), theirs), theirs, by: answer.by };
        if (conflict.clashes.length > 0 || triesLeft === 0) {
          setSaving({ kind: "conflict", conflict });
          return { kind: "conflict" };
        }
        reduce((old) => resolved(old, conflict, []));
        const next = prepared();
        return next ? send(next, triesLeft - 1) : { kind: "nothing" };
      }
    }
  }

  /** Sends the unanswered save again, unless somebody has taken its changes back since. */
  async function sendAgain(): Promise<SaveResult> {
    const sent = unanswered;
    const isWanted = sent && changedFiles(sent.before).every((file) => now().edited.has(file));
    if (isWanted) return send(sent);
    unanswered = undefined;
    setSaving({ kind: "idle" });
    return { kind: "nothing" };
  }

  async function sendAll(): Promise<SaveResult> {
    const earlier = unanswered && (await sendAgain());
    const issues = check();
    if (issues.length > 0)
      return refuse(
        issues.map(({ message }) => message),
        issues,
      );
    const sent = prepared();
    if (sent) return send(sent);
    return earlier ?? { kind: "nothing" };
  }

  async function answerOf(save: () => Promise<SaveResult>): Promise<SaveResult> {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof NoAnswer) {
        setSaving({ kind: "unreachable", sentence: error.message });
        return { kind: "unreachable" };
      }
      unanswered = undefined;
      return refuse([error.message], []);
    } finally {
      finishedSaves++;
    }
  }

  /** Runs a save after the running save. If the running save fails, the new save does not run. */
  async function run(save: () => Promise<SaveResult>): Promise<void> {
    while (running) if ((await running).kind !== "saved") return;
    running = answerOf(save);
    const result = await running;
    running = undefined;
    // The saved entries contain the changes of others, which may name new entries and pictures.
    if (result.kind === "saved" && result.kept.length > 0) load().catch(() => undefined);
    tell(result);
  }

  const save = () => run(sendAll);

  let lastPublished: string | undefined;

  function follow(status: StoreStatus): void {
    const wasReachable = now().status?.state !== "unreachable";
    state.setState({ status });
    if (status.state === "unreachable") return;
    if (now().saving.kind === "unreachable") void run(sendAgain);
    // A new status may mean that somebody else has saved, so the content is loaded again.
    const version = status.state === "saved" ? status.version : (status.since ?? "");
    const published = `${status.state} ${version}`;
    if (published === lastPublished && wasReachable) return;
    lastPublished = published;
    // If the load fails, the next status loads again.
    load().catch(() => (lastPublished = undefined));
  }

  return {
    store,
    state,
    async start() {
      drafts = await open(store.name);
      const kept = await drafts?.read().catch(() => undefined);
      if (!kept) drafts = undefined;
      const loaded = await store.load();
      reduce((old) => ({
        ...withNextRival(takeLoaded(kept ? withDrafts(old, kept, loaded.files) : old, loaded)),
        keepsDrafts: kept !== undefined,
      }));
      store.watch(follow);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
    dropPicture: (file) =>
      state.setState(({ pictures }) => ({
        pictures: new Map([...pictures].filter(([each]) => each !== file)),
      })),
    save,
    async resolve(choices) {
      const { saving } = now();
      if (saving.kind !== "conflict") return;
      const { conflict } = saving;
      if (conflict.rival) return reduce((old) => withNextRival(withRival(old, conflict, choices)));
      reduce((old) => resolved(old, conflict, choices));
      return save();
    },
    dismiss: () => setSaving({ kind: "idle" }),
    keepLastWords: () => drafts?.keepLastWords(now()),
  };
}
