import { validEntry, validFiles } from "../../../test/contentFiles";
import { startSession } from "../../../test/editorSession";
import { createMemoryDrafts } from "../../../test/memoryDrafts";
import { filesIn } from "../../../test/temporaryFolder";
import { createMemoryStore } from "../../../test/memoryStore";
import { changedFiles, countChanges, provisionalFile } from "./changes";
import { contentIn } from "./openEntry";
import type { News, Session } from "./session";

jest.useFakeTimers();

const jane = "testimonials/jane-d.json";

const type = ({ edit }: Session, value: string, field = "text", file = jane) =>
  edit({ file, kind: "set", path: [field], value });

const shown = ({ state }: Session, file = jane) =>
  contentIn(state.getState(), file) as Record<string, unknown> | undefined;

const kept = (place: ReturnType<typeof createMemoryStore>, file = jane) =>
  JSON.parse(place.texts.get(file) ?? "null") as Record<string, unknown> | null;

async function start() {
  const place = createMemoryStore();
  const started = await startSession(place);
  const news: News[] = [];
  started.session.listen((each) => news.push(each));
  return { place, news, ...started, saving: () => started.session.state.getState().saving };
}

/** Adds an unsaved testimonial with this name, and returns its file. */
function addNew({ edit }: Session, name: string): string {
  const file = provisionalFile("testimonials");
  edit({ file, kind: "whole", content: { ...validEntry("testimonials/new.json"), name } });
  return file;
}

const testimonials = (place: ReturnType<typeof createMemoryStore>) =>
  [...place.texts.keys()].filter((file) => file.startsWith("testimonials/"));

describe("a save without an answer", () => {
  it("is sent again as it was, and adds a new entry once", async () => {
    const { place, session, saving } = await start();
    const before = testimonials(place).length;
    addNew(session, "Ada L.");
    place.network = "answer lost";
    await session.save();
    expect(saving()).toMatchObject({ kind: "unreachable" });
    type(session, "Typed since.");
    place.network = "fine";
    await session.save();
    expect(new Set(place.sent.map(({ id }) => id)).size).toBe(2);
    expect(place.sent[1]).toEqual(place.sent[0]);
    expect(testimonials(place)).toHaveLength(before + 1);
    expect(kept(place)).toMatchObject({ text: "Typed since." });
    expect(changedFiles(session.state.getState())).toEqual([]);
  });

  it("is sent again when the place answers, without what was typed since", async () => {
    const { place, session, news } = await start();
    type(session, "Saved while offline.");
    place.network = "gone";
    place.publish({ state: "unreachable", lines: ["No answer."] });
    await session.save();
    type(session, "Not fini", "name");
    place.network = "fine";
    place.publish();
    await jest.runAllTimersAsync();
    expect(kept(place)).toMatchObject({ text: "Saved while offline.", name: "jane-d name" });
    expect(news).toContainEqual(expect.objectContaining({ kind: "saved", count: 1 }));
    expect(shown(session)).toMatchObject({ name: "Not fini" });
  });

  it("is not sent again once its changes were thrown away", async () => {
    const { place, session } = await start();
    type(session, "Never mind.");
    place.network = "gone";
    await session.save();
    session.throwAway();
    place.network = "fine";
    place.publish();
    await jest.runAllTimersAsync();
    expect(kept(place)).toMatchObject({ text: "jane-d text" });
  });
});

describe("a save", () => {
  it("is sent once, however often somebody presses Save", async () => {
    const { place, session } = await start();
    type(session, "Once.");
    await Promise.all([session.save(), session.save(), session.save()]);
    expect(place.sent).toHaveLength(1);
  });

  it("leaves unsaved what is typed meanwhile, with its spaces", async () => {
    const { place, session } = await start();
    type(session, "Saved. ");
    const save = session.save();
    type(session, "Saved. And ");
    await save;
    expect(kept(place)).toMatchObject({ text: "Saved." });
    expect(shown(session)).toMatchObject({ text: "Saved. And " });
    expect(countChanges(session.state.getState())).toBe(1);
  });

  it("leaves out a space at the end, which the next word still finds in its field", async () => {
    const { place, session } = await start();
    type(session, "Saved ");
    await session.save();
    place.publish();
    await jest.runAllTimersAsync();
    expect(kept(place)).toMatchObject({ text: "Saved" });
    expect(shown(session)).toMatchObject({ text: "Saved " });
    expect(countChanges(session.state.getState())).toBe(0);
    type(session, "Saved again");
    session.undo();
    expect(shown(session)).toMatchObject({ text: "Saved " });
    type(session, "Saved");
    await session.save();
    expect(place.sent).toHaveLength(1);
  });

  it("leaves unsaved a deletion and an undo of one meanwhile", async () => {
    const { place, session } = await start();
    // A new testimonial, because no other entry names it.
    const file = addNew(session, "Ada L.");
    const final = "testimonials/ada-l-new-town.json";
    const save = session.save();
    session.edit({ file, kind: "whole", content: undefined });
    await save;
    expect(place.texts.has(final)).toBe(true);
    expect(shown(session, final)).toBeUndefined();
    const deletion = session.save();
    session.undo();
    await deletion;
    expect(place.texts.has(final)).toBe(false);
    expect(shown(session, final)).toMatchObject({ name: "Ada L." });
    await session.save();
    expect(kept(place, final)).toMatchObject({ name: "Ada L." });
  });

  it("keeps a chosen picture that no entry names yet", async () => {
    const { place, session } = await start();
    session.addPicture("images/new.jpg", new Blob(["new"]));
    type(session, "Saved.");
    await session.save();
    expect(place.pictures.has("images/new.jpg")).toBe(false);
    const picture = { file: "images/new.jpg", alt: "A deck in the evening" };
    session.edit({ file: jane, kind: "set", path: ["picture"], value: picture });
    await session.save();
    expect(place.pictures.has("images/new.jpg")).toBe(true);
  });

  it("keeps undo and references working for an entry that got its file", async () => {
    const { place, session } = await start();
    const file = addNew(session, "Ada L.");
    const list = "pages/testimonials.json";
    const before = shown(session, list)?.order;
    const slug = file.replace(/^.*\/|\.json$/g, "");
    session.edit({ file: list, kind: "set", path: ["order"], value: [slug] });
    await session.save();
    expect(kept(place, list)).toMatchObject({ order: ["ada-l-new-town"] });
    session.undo();
    session.undo();
    expect(shown(session, list)?.order).toEqual(before);
    session.redo();
    session.redo();
    expect(shown(session, list)).toMatchObject({ order: ["ada-l-new-town"] });
    expect(changedFiles(session.state.getState())).toEqual([]);
  });
});

describe("a refusal", () => {
  it("sends nothing, and goes when its error is fixed", async () => {
    const { place, session, settle, saving } = await start();
    type(session, "");
    await session.save();
    expect(place.sent).toEqual([]);
    expect(saving()).toMatchObject({ kind: "refused" });
    type(session, "Fixed.");
    await settle();
    expect(saving()).toEqual({ kind: "idle" });
  });

  it("by the place stays with its sentence until a save succeeds", async () => {
    const { place, session, settle, saving } = await start();
    type(session, "Words.");
    place.refusal = "The disk is full.";
    await session.save();
    type(session, "More words.");
    await settle();
    expect(saving()).toEqual({ kind: "refused", lines: ["The disk is full."] });
    place.refusal = undefined;
    await session.save();
    expect(saving()).toEqual({ kind: "idle" });
    expect(kept(place)).toMatchObject({ text: "More words." });
  });
});

describe("a file that somebody has broken", () => {
  it("holds back the changes of its entry until it can be read again", async () => {
    const { place, session, settle, saving } = await start();
    const { load } = place.store;
    const broken = { file: `data/${jane}`, path: [], message: "Line 3 has no end." };
    place.store.load = async () => {
      const { files, ...rest } = await load();
      const readable = [...files].filter(([file]) => file !== jane);
      return { ...rest, files: new Map(readable), unreadable: [broken] };
    };
    type(session, "Words.");
    place.publish();
    await settle();
    await session.save();
    await settle();
    expect(saving()).toEqual({ kind: "refused", lines: [broken.message] });
    expect(place.sent).toEqual([]);
    place.store.load = load;
    place.publish();
    await settle();
    expect(saving()).toEqual({ kind: "idle" });
    expect(shown(session)).toMatchObject({ text: "Words." });
  });
});

describe("a change elsewhere", () => {
  it("of another field comes into the form, and is told", async () => {
    const { place, session, news } = await start();
    type(session, "Mine.");
    place.saveElsewhere(jane, { ...kept(place), name: "Theirs" });
    place.publish();
    await jest.runAllTimersAsync();
    expect(shown(session)).toMatchObject({ text: "Mine.", name: "Theirs" });
    expect(news).toEqual([{ kind: "merged", files: [jane] }]);
  });

  it("that a save brought stays beside what was typed meanwhile", async () => {
    const { place, session } = await start();
    type(session, "Mine.");
    place.saveElsewhere(jane, { ...kept(place), name: "Theirs" });
    const save = session.save();
    type(session, "Mine. More.");
    await save;
    expect(shown(session)).toMatchObject({ text: "Mine. More.", name: "Theirs" });
    expect(countChanges(session.state.getState())).toBe(1);
  });

  it("between two words typed in one field stays when these are undone", async () => {
    const { place, session } = await start();
    type(session, "One");
    place.saveElsewhere(jane, { ...kept(place), name: "Theirs" });
    place.publish();
    await jest.runAllTimersAsync();
    type(session, "One two");
    session.undo();
    session.undo();
    expect(shown(session)).toMatchObject({ text: "jane-d text", name: "Theirs" });
  });

  it("that was loaded before a save does not take the save back", async () => {
    const { place, session } = await start();
    const { load } = place.store;
    const old = await load();
    place.store.load = async () => {
      place.store.load = load;
      await session.save();
      return old;
    };
    type(session, "Saved.");
    place.publish();
    await jest.runAllTimersAsync();
    expect(shown(session)).toMatchObject({ text: "Saved." });
    expect(changedFiles(session.state.getState())).toEqual([]);
  });

  it("of the same field asks at the save, and writes the chosen words", async () => {
    const { place, session, saving } = await start();
    type(session, "Mine.");
    type(session, "Other", "name");
    place.saveElsewhere(jane, { ...kept(place), text: "Theirs." });
    await session.save();
    expect(saving()).toMatchObject({
      kind: "conflict",
      conflict: { by: "Walt", clashes: [{ path: ["text"], mine: "Mine.", theirs: "Theirs." }] },
    });
    await session.resolve(["Mine. Theirs."]);
    expect(kept(place)).toMatchObject({ text: "Mine. Theirs.", name: "Other" });
  });

  it.each([
    ["a save merges", { name: "Theirs" }, []],
    ["somebody chooses between", { text: "Theirs." }, [["Mine."]]],
  ])("that %s brings its new pictures and entries", async (_what, theirs, choices) => {
    const { place, session, saving, settle } = await start();
    const picture = { file: "images/theirs.jpg", alt: "Their deck" };
    const ada = "testimonials/ada-l.json";
    type(session, "Mine.");
    place.pictures.add(picture.file);
    place.saveElsewhere(ada, validEntry(ada));
    place.saveElsewhere(jane, { ...kept(place), ...theirs, picture });
    await session.save();
    for (const each of choices) await session.resolve(each);
    await settle();
    expect(shown(session)).toMatchObject({ text: "Mine.", picture });
    expect(shown(session, ada)).toEqual(validEntry(ada));
    type(session, "Mine again.");
    await session.save();
    expect(saving()).toEqual({ kind: "idle" });
    expect(kept(place)).toMatchObject({ text: "Mine again.", picture });
  });

  it("that deletes an entry asks, and keeps the entry or not", async () => {
    const { place, session } = await start();
    type(session, "Mine.");
    place.saveElsewhere(jane, undefined);
    await session.save();
    await session.resolve([shown(session)]);
    expect(kept(place)).toMatchObject({ text: "Mine." });
    type(session, "Again.");
    place.saveElsewhere(jane, undefined);
    await session.save();
    await session.resolve([undefined]);
    expect(place.texts.has(jane)).toBe(false);
    expect(changedFiles(session.state.getState())).toEqual([]);
  });

  it("does not bring back an entry without unsaved changes that was deleted", async () => {
    const { place, session } = await start();
    type(session, "Mine.");
    session.undo();
    place.saveElsewhere(jane, undefined);
    place.publish();
    await jest.runAllTimersAsync();
    expect(shown(session)).toBeUndefined();
  });

  it("leaves a space at the end of a text that somebody has only begun to type", async () => {
    const { place, session } = await start();
    type(session, "jane-d text ");
    place.saveElsewhere(jane, { ...kept(place), name: "Theirs" });
    place.publish();
    await jest.runAllTimersAsync();
    expect(shown(session)).toMatchObject({ text: "jane-d text ", name: "Theirs" });
    place.saveElsewhere(jane, undefined);
    place.publish();
    await jest.runAllTimersAsync();
    expect(shown(session)).toBeUndefined();
  });

  it.each([
    ["", () => undefined],
    [", even after a save of a new entry", (session: Session) => addNew(session, "Ada L.")],
  ])("is not overwritten by an undo of what was thrown away%s", async (_, add) => {
    const { place, session, saving } = await start();
    type(session, "Mine.");
    place.saveElsewhere(jane, { ...kept(place), text: "Theirs." });
    place.publish();
    await jest.runAllTimersAsync();
    session.throwAway();
    expect(shown(session)).toMatchObject({ text: "Theirs." });
    if (add(session) !== undefined) {
      await session.save();
      session.undo();
    }
    session.undo();
    await session.save();
    expect(saving()).toMatchObject({ kind: "conflict" });
  });
});

describe("drafts", () => {
  const place = createMemoryStore();

  it("survive a crash, and a page that closes at once", async () => {
    const browser = createMemoryDrafts();
    const first = await startSession(place, browser);
    type(first.session, "Typed.");
    await first.settle();
    type(first.session, "Typed at last.", "name");
    first.end();
    const second = await startSession(place, browser);
    expect(shown(second.session)).toMatchObject({ text: "Typed.", name: "Typed at last." });
    second.end({ crash: true });
    const third = await startSession(place, browser);
    expect(shown(third.session)).toMatchObject({ text: "Typed.", name: "Typed at last." });
  });

  it("are newer than the last words of a page that came back after it closed", async () => {
    const browser = createMemoryDrafts();
    const { session, settle, end } = await startSession(place, browser);
    type(session, "Last words.");
    session.keepLastWords();
    type(session, "Words since.");
    await settle();
    end();
    const next = await startSession(place, browser);
    expect(shown(next.session)).toMatchObject({ text: "Words since." });
  });

  it("of a closed tab go to the next tab, new entries of both", async () => {
    const browser = createMemoryDrafts();
    const [one, two] = [
      await startSession(place, browser, "one"),
      await startSession(place, browser, "two"),
    ];
    addNew(one.session, "Ada L.");
    addNew(two.session, "Bo K.");
    one.end();
    two.end();
    const { session } = await startSession(place, browser, "three");
    const names = changedFiles(session.state.getState()).map((file) => shown(session, file)?.name);
    expect(names.sort()).toEqual(["Ada L.", "Bo K."]);
    expect(browser.words.size).toBe(0);
  });

  it("of an open tab stay there", async () => {
    const browser = createMemoryDrafts();
    const one = await startSession(place, browser, "one");
    type(one.session, "Typed.");
    await one.settle();
    const two = await startSession(place, browser, "two");
    expect(changedFiles(two.session.state.getState())).toEqual([]);
  });

  it("with other words for one field ask, and again if somebody puts that off", async () => {
    const browser = createMemoryDrafts();
    const one = await startSession(place, browser, "one");
    const two = await startSession(place, browser, "two");
    type(one.session, "One.");
    type(two.session, "Two.");
    type(two.session, "Two", "name");
    await two.settle();
    one.end();
    two.end();
    const third = await startSession(place, browser, "one");
    const asked = {
      kind: "conflict",
      conflict: { clashes: [{ path: ["text"], mine: "One.", theirs: "Two." }] },
    };
    expect(third.session.state.getState().saving).toMatchObject(asked);
    third.session.dismiss();
    await third.settle();
    third.end({ crash: true });
    const { session, settle, end } = await startSession(place, browser, "one");
    expect(session.state.getState().saving).toMatchObject(asked);
    await session.resolve(["One. Two."]);
    expect(shown(session)).toMatchObject({ text: "One. Two.", name: "Two" });
    await settle();
    end();
    const last = await startSession(place, browser, "one");
    expect(last.session.state.getState().saving).toEqual({ kind: "idle" });
  });

  it("that were saved although no answer came are not saved twice", async () => {
    const browser = createMemoryDrafts();
    const other = createMemoryStore();
    const first = await startSession(other, browser);
    addNew(first.session, "Ada L.");
    await first.settle();
    other.network = "answer lost";
    await first.session.save();
    first.end();
    other.network = "fine";
    const { session } = await startSession(other, browser);
    expect(changedFiles(session.state.getState())).toEqual([]);
  });

  it("that the browser does not keep are told", async () => {
    const without = await startSession(place);
    expect(without.session.state.getState().keepsDrafts).toBe(false);
    const browser = createMemoryDrafts();
    const { session, settle } = await startSession(place, browser);
    expect(session.state.getState().keepsDrafts).toBe(true);
    browser.isFull = true;
    type(session, "Typed.");
    await settle();
    expect(session.state.getState().keepsDrafts).toBe(false);
    browser.isFull = false;
    type(session, "Typed more.");
    await settle();
    expect(session.state.getState().keepsDrafts).toBe(true);
    expect(browser.records.size).toBe(1);
  });
});

describe("an entry that is opened and saved untouched", () => {
  const valid = Object.entries(validFiles());
  const onDisk = filesIn("test/content");

  it.each([
    ["as the editor writes it", validFiles()],
    [
      "hand-formatted",
      Object.fromEntries(
        valid.map(([file, content]) => [
          file,
          file.endsWith(".json") ? `  ${JSON.stringify(content, null, 4)}` : content,
        ]),
      ),
    ],
    ["with every kind of field", onDisk],
  ])("stays as it is: %s", async (_, texts) => {
    const place = createMemoryStore(texts);
    const before = new Map(place.texts);
    const { session } = await startSession(place);
    for (const file of before.keys()) {
      const content = shown(session, file) ?? {};
      // A form may set a field to the value that the field already has.
      const [field = "", value] = Object.entries(content)[0] ?? [];
      session.edit({ file, kind: "set", path: [field], value });
    }
    await session.save();
    expect(place.sent).toEqual([]);
    expect(place.texts).toEqual(before);
  });
});
