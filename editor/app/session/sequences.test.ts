// Random sequences of what people do. Each typed word is unique, so that the test can follow it. No typed
// word may be lost, and no word that somebody else saved may be overwritten, unless a person chose so.

import { valueAt, type Path } from "../../../src/content/schema/schemaParts";
import { startSession, type StartedSession } from "../../../test/editorSession";
import { createMemoryDrafts } from "../../../test/memoryDrafts";
import { createMemoryStore } from "../../../test/memoryStore";
import { createRandom } from "../../../test/random";
import { changedFiles } from "./changes";
import { contentIn } from "./openEntry";

jest.useFakeTimers();

const faqs = "faqs/home.json";
const quote = "testimonials/jane-d.json";
const items: Path = ["items"];
/** The single fields in which people type. */
const fields = [
  { file: quote, path: ["text"] },
  { file: quote, path: ["name"] },
  { file: "testimonials/omar-k.json", path: ["text"] },
] as const;

const wordsIn = (content: unknown): string[] => JSON.stringify(content ?? "").match(/w\d+w/g) ?? [];

async function startWorld(seed: number) {
  const random = createRandom(seed);
  const place = createMemoryStore();
  const browser = createMemoryDrafts();
  let tab = await startSession(place, browser);
  let count = 0;
  const newWord = () => `w${++count}w`;

  const state = () => tab.session.state.getState();
  const shown = (): Set<string> => {
    const { saved, edited } = state();
    const files = new Set([...saved.keys(), ...edited.keys()]);
    return new Set([...files].flatMap((file) => wordsIn(contentIn(state(), file))));
  };
  const stored = () => new Set([...place.texts.values()].flatMap((text) => wordsIn(text)));
  const contentOf = (file: string): unknown => JSON.parse(place.texts.get(file) ?? "{}");
  const questions = () => (valueAt(contentIn(state(), faqs), items) as unknown[] | undefined) ?? [];

  /** The words that the forms must show: typed in this tab, and not replaced or taken back since. */
  const mine = new Set<string>();
  /** The words of others that the store must keep. */
  const theirs = new Set<string>();

  const forget = (words: Iterable<string>) => {
    for (const word of words) {
      mine.delete(word);
      theirs.delete(word);
    }
  };

  function type(): void {
    const { file, path } = random.oneOf(fields);
    const word = newWord();
    forget(wordsIn(valueAt(contentIn(state(), file), path)));
    tab.session.edit({ file, kind: "set", path, value: `Words ${word} ` });
    mine.add(word);
  }

  function changeList(): void {
    const list = questions();
    const at = random.below(Math.max(1, list.length));
    const kind = random.oneOf(["insert", "type", "remove", "move"]);
    const word = newWord();
    if (kind === "insert" || list.length < 3) {
      const value = { question: `What is ${word}?`, answer: `This is ${word}.` };
      tab.session.edit({ file: faqs, kind: "insert", path: items, at, value });
      mine.add(word);
    } else if (kind === "type") {
      const path = [...items, at, "answer"];
      forget(wordsIn(valueAt(contentIn(state(), faqs), path)));
      const value = `Answer ${word}`;
      tab.session.edit({ file: faqs, kind: "set", path, value });
      mine.add(word);
    } else if (kind === "remove") {
      tab.session.edit({ file: faqs, kind: "remove", path: items, at });
      const left = shown();
      forget(wordsIn(list[at]).filter((each) => !left.has(each)));
    } else tab.session.edit({ file: faqs, kind: "move", path: items, from: at, to: 0 });
  }

  /** Somebody else types over the saved words. */
  function changeElsewhere(): void {
    const word = newWord();
    if (random.below(2) === 0) {
      const { file, path } = random.oneOf(fields);
      const content = contentOf(file);
      for (const each of wordsIn(valueAt(content, path))) {
        theirs.delete(each);
        // This tab has saved these words, and has no unsaved change of them.
        replacedElsewhere.add(each);
      }
      place.saveElsewhere(file, { ...(content as object), [path[0]]: `Others ${word}` });
    } else {
      const content = contentOf(faqs) as { items: { answer: string }[] };
      const at = random.below(content.items.length);
      for (const each of wordsIn(content.items[at]?.answer)) {
        theirs.delete(each);
        replacedElsewhere.add(each);
      }
      const changed = content.items.map((item, index) =>
        index === at ? { ...item, answer: `Others ${word}` } : item,
      );
      place.saveElsewhere(faqs, { ...content, items: changed });
    }
    theirs.add(word);
  }
  const replacedElsewhere = new Set<string>();

  /** Chooses between two versions until no conflict is left. */
  async function choose(): Promise<void> {
    let left = 30;
    for (let { saving } = state(); saving.kind === "conflict"; { saving } = state()) {
      if (left-- === 0)
        throw new Error(`Asks for ever: ${JSON.stringify(saving.conflict.clashes)}`);
      const { clashes } = saving.conflict;
      const choices = clashes.map((clash) => {
        const isMine = random.below(2) === 0;
        const [chosen, other] = isMine ? [clash.mine, clash.theirs] : [clash.theirs, clash.mine];
        const kept = new Set(wordsIn(chosen));
        forget(wordsIn(other).filter((each) => !kept.has(each)));
        return chosen;
      });
      await tab.session.resolve(choices);
    }
  }

  async function save(): Promise<void> {
    await tab.session.save();
    await choose();
    expect(state().saving).toEqual({ kind: "idle" });
    expect(changedFiles(state())).toEqual([]);
  }

  /** Words that disappear from the forms were taken back. Words of others must stay in the store. */
  function takeBack(kind: "undo" | "redo" | "throwAway"): void {
    const before = shown();
    tab.session[kind]();
    const after = shown();
    for (const word of before) if (!after.has(word)) mine.delete(word);
    for (const word of after) if (!stored().has(word)) mine.add(word);
  }

  async function reload(how: { crash?: boolean } = {}): Promise<void> {
    if (how.crash) await tab.settle();
    tab.end(how);
    tab = await startSession(place, browser);
    await choose();
  }

  /** Somebody types in a second tab and closes the tab. The next start takes over the typed words. */
  async function useSecondTab(): Promise<void> {
    const second = await startSession(place, browser, `second ${count}`);
    const { file, path } = random.oneOf(fields);
    const word = newWord();
    // The form of the second tab shows the saved words, not the unsaved words of this tab.
    for (const each of wordsIn(valueAt(contentOf(file), path))) {
      theirs.delete(each);
      replacedElsewhere.add(each);
    }
    second.session.edit({ file, kind: "set", path, value: `Second ${word}` });
    mine.add(word);
    await second.settle();
    second.end({ crash: random.below(2) === 0 });
    await reload();
  }

  const steps: Readonly<Record<string, () => void | Promise<void>>> = {
    type,
    typeMore: type,
    changeList,
    changeListMore: changeList,
    undo: () => takeBack("undo"),
    redo: () => takeBack("redo"),
    save,
    changeElsewhere,
    load: () => place.publish(),
    throwAway: () => {
      if (random.below(4) === 0) takeBack("throwAway");
    },
    reload: () => reload(),
    crash: () => reload({ crash: true }),
    useSecondTab,
  };

  return {
    random,
    place,
    steps,
    save,
    tab: (): StartedSession => tab,
    check(): void {
      const there = shown();
      // A saved word may be gone if somebody typed over it in another tab or elsewhere.
      const lost = [...mine].filter((word) => !there.has(word) && !replacedElsewhere.has(word));
      expect(lost).toEqual([]);
      expect([...theirs].filter((word) => !stored().has(word))).toEqual([]);
    },
  };
}

test.each(Array.from({ length: 15 }, (_, seed) => seed))(
  "loses no word, and overwrites none of others (seed %i)",
  async (seed) => {
    const { random, steps, check, save, tab } = await startWorld(seed);
    const done: string[] = [];
    for (let step = 0; step < 40; step++) {
      const name = random.oneOf(Object.keys(steps));
      done.push(name);
      try {
        await steps[name]?.();
      } catch (error) {
        throw new Error(`After ${done.join(", ")}: ${String(error)}`, { cause: error });
      }
      if (random.below(2) === 0) await tab().settle();
      try {
        check();
      } catch (error) {
        throw new Error(`After ${done.join(", ")}: ${String(error)}`, { cause: error });
      }
    }
    await save();
    check();
  },
);

test.each(Array.from({ length: 5 }, (_, seed) => seed))(
  "undoes everything, saved or not, and makes everything again (seed %i)",
  async (seed) => {
    const { random, steps, place, save, tab } = await startWorld(seed);
    const start = new Map(place.texts);
    for (let step = 0; step < 25; step++) {
      const name = random.oneOf(["type", "changeList", "undo", "redo", "save", "throwAway"]);
      await steps[name]?.();
    }
    await save();
    const end = new Map(place.texts);
    const { session } = tab();
    const { past } = session.state.getState();
    past.forEach(session.undo);
    await save();
    expect(formatted(place.texts)).toEqual(formatted(start));
    past.forEach(session.redo);
    await save();
    expect(place.texts).toEqual(end);
  },
);

const formatted = (texts: ReadonlyMap<string, string>) =>
  new Map([...texts].map(([file, text]) => [file, JSON.parse(text) as unknown]));
