import { contentTypeOf, type ContentType } from "../src/content/model/contentTypes";
import { formatContent } from "../src/content/schema/normalize";
import { firstFew } from "../src/content/check/issue";
import { Refusal } from "../editor/refusal";
import { entryNamesIn } from "../editor/store/versions";
import { errorsOf, errorsOfEdit } from "../editor/store/errors";
import { applyEntries } from "../editor/store/applyEntries";
import {
  NoAnswer,
  type ContentStore,
  type Edit,
  type HistoryBatch,
  type StoreStatus,
  type Saved,
  type Versions,
} from "../editor/store/store";
import { validFiles, type Files } from "./contentFiles";

const isPicture = (file: string) => !file.endsWith(".json");

/** A store for tests that keeps content in memory, and otherwise works as the real stores do. */
export function createMemoryStore(content: Files = validFiles()) {
  const texts = new Map(
    Object.entries(content).flatMap(([file, each]) =>
      isPicture(file)
        ? []
        : [[file, typeof each === "string" ? each : `${JSON.stringify(each, null, 2)}\n`] as const],
    ),
  );
  const pictures = new Set(Object.keys(content).filter(isPicture));
  const answers = new Map<string, Saved>();
  const sent: Edit[] = [];
  let show: (status: StoreStatus) => void = () => undefined;
  /** The state of the network in the next saves: saves work, do not arrive, or arrive without an answer. */
  let network: "fine" | "gone" | "answer lost" = "fine";
  let refusal: string | undefined;
  let batch: HistoryBatch = { edits: [], hasMore: false };
  let versions = new Map<string, readonly Versions[]>();

  const files = () =>
    new Map([...texts].map(([file, text]) => [file, JSON.parse(text) as unknown]));

  function requireNetwork(): void {
    if (network === "gone") throw new NoAnswer("No answer. Is the network there?");
  }

  async function answerTo({ id, entries, pictures: chosen }: Edit) {
    const known = answers.get(id);
    if (known) return known;
    if (refusal !== undefined) return { kind: "refused" as const, lines: [refusal], issues: [] };
    const before = files();
    const outcomes = applyEntries(
      entries,
      (file) => {
        const text = texts.get(file);
        return text === undefined ? undefined : new TextEncoder().encode(text);
      },
      entryNamesIn(before),
    );
    if ("theirs" in outcomes)
      return { kind: "conflict" as const, entries: outcomes.theirs, by: "Walt" };
    const { kept, saved } = outcomes;
    const after = new Map(before);
    for (const [file, text] of outcomes.texts) {
      if (text === undefined) after.delete(file);
      else after.set(file, JSON.parse(text));
    }
    const edited = new Set(entries.map(({ file }) => file));
    const issues = errorsOfEdit(errorsOf(before), errorsOf(after), edited);
    if (issues.length > 0)
      return {
        kind: "refused" as const,
        lines: firstFew(issues.map(({ message }) => message)),
        issues,
      };
    for (const [file, text] of outcomes.texts) {
      if (text === undefined) texts.delete(file);
      else texts.set(file, text);
    }
    for (const [file, bytes] of chosen) {
      if (bytes) pictures.add(file);
      else pictures.delete(file);
    }
    const answer: Saved = {
      kind: "saved",
      entries: saved,
      kept,
      see: "/",
    };
    answers.set(id, answer);
    return answer;
  }

  const store: ContentStore = {
    name: "memory",
    siteOrigin: "https://www.example.com",
    load: async () => {
      requireNetwork();
      return { files: files(), unreadable: [], pictures: [...pictures] };
    },
    watch: (next) => {
      show = next;
      return () => (show = () => undefined);
    },
    save: async (edit) => {
      requireNetwork();
      sent.push(edit);
      try {
        const answer = await answerTo(edit);
        if (network === "answer lost") throw new NoAnswer("No answer. Is the network there?");
        return answer;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { kind: "refused", lines: [error.message], issues: error.details.issues ?? [] };
      }
    },
    picture: async () => new Blob(),
    preparePicture: async (file) => file,
    history: {
      batch: async () => batch,
      versions: async (id) => versions.get(id) ?? [],
    },
  };

  let published = 0;

  return {
    store,
    /** The content files in the store. */
    texts,
    pictures,
    /** All saves that have arrived. */
    sent,
    set network(next: typeof network) {
      network = next;
    },
    /** Refuses all saves with this sentence, for example because the disk is full; undefined accepts saves. */
    set refusal(next: string | undefined) {
      refusal = next;
    },
    /** Saves an entry as somebody else would. */
    saveElsewhere(file: string, next: unknown): void {
      if (next === undefined) texts.delete(file);
      else texts.set(file, formatContent(contentTypeOf(file) as ContentType, next));
    },
    /** Tells the editor that visitors see a newer state, or tells another status. */
    publish(status?: StoreStatus): void {
      published++;
      show(status ?? { state: "live", lines: ["Live."], since: String(published) });
    },
    history(next: HistoryBatch, contents: ReadonlyMap<string, readonly Versions[]>): void {
      batch = next;
      versions = new Map(contents);
    },
  };
}

export type MemoryStore = ReturnType<typeof createMemoryStore>;
