import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { itWithLinks } from "../../../test/specialFiles";
import { temporaryFolder } from "../../../test/temporaryFolder";
import { createJournal, type Journal } from "./journal";

const folder = temporaryFolder();
/** The content files. */
let content: Map<string, Buffer>;

const current = (file: string) => content.get(file);
const begin = (bounds?: { records: number; bytes: number }) =>
  createJournal(join(folder.path, "history"), current, bounds);

beforeEach(() => {
  content = new Map();
});

const words = (title: string) => ({ title, lines: [], undo: `Undo ${title}` });

/** Records an edit in the journal, and carries the edit out. */
async function edit(journal: Journal, file: string, text: string | undefined, title = file) {
  const before = content.get(file);
  const after = text === undefined ? undefined : Buffer.from(text);
  const record = await journal.add(words(title), [
    { file, ...(before && { before }), ...(after && { after }) },
  ]);
  if (after) content.set(file, after);
  else content.delete(file);
  return record;
}

const titles = async (journal: Journal) => (await journal.all()).map(({ title }) => title);
const kept = () => readdirSync(join(folder.path, "history/files"));
const lines = () => join(folder.path, "history/edits.jsonl");

it("keeps the versions before and after an edit, even after a restart", async () => {
  await edit(begin(), "a.json", "one");
  await edit(begin(), "a.json", "two");
  await edit(begin(), "a.json", undefined);
  const journal = begin();
  const all = await journal.all();
  const textOf = async (digest?: string | null) =>
    digest ? String(await journal.read(digest)) : null;
  const texts = all.map(({ files: [file] }) =>
    Promise.all([file?.before, file?.after].map(textOf)),
  );
  expect(await Promise.all(texts)).toEqual([
    [null, "one"],
    ["one", "two"],
    ["two", null],
  ]);
  expect(kept()).toHaveLength(2);
});

it("drops an edit that a crash prevented", async () => {
  await edit(begin(), "a.json", "one", "first");
  await begin().add(words("never happened"), [
    { file: "a.json", before: Buffer.from("one"), after: Buffer.from("two") },
  ]);
  const journal = begin();
  expect(await titles(journal)).toEqual(["first"]);
  await edit(journal, "b.json", "another", "second");
  expect(await titles(begin())).toEqual(["first", "second"]);
});

it("keeps an edit of several files that a crash cut short", async () => {
  await begin().add(words("half"), [
    { file: "images/a.jpg", after: Buffer.from("picture") },
    { file: "a.json", after: Buffer.from("one") },
  ]);
  content.set("images/a.jpg", Buffer.from("picture"));
  expect(await titles(begin())).toEqual(["half"]);
});

it("continues after a line that a crash cut off", async () => {
  await edit(begin(), "a.json", "one", "first");
  appendFileSync(lines(), `{"id": "20`);
  expect(await titles(begin())).toEqual(["first"]);
  await edit(begin(), "a.json", "two", "second");
  expect(await titles(begin())).toEqual(["first", "second"]);
});

it.each([
  ["many", { records: 3, bytes: 1_000_000 }],
  ["large", { records: 100, bytes: 4 * 1000 }],
])(
  "removes the oldest edits, and their versions, when the journal is too %s",
  async (_what, bounds) => {
    const journal = begin(bounds);
    for (let count = 1; count <= 6; count++)
      await edit(journal, "a.json", String(count).repeat(1000), `edit ${count}`);
    expect(await titles(journal)).toEqual(["edit 4", "edit 5", "edit 6"]);
    expect(await titles(begin(bounds))).toEqual(["edit 4", "edit 5", "edit 6"]);
    expect(kept()).toHaveLength(4);
  },
);

it("forgets nothing when it cannot be read for a moment", async () => {
  await edit(begin(), "a.json", "one", "first");
  const journal = begin();
  renameSync(lines(), `${lines()}.away`);
  mkdirSync(lines());
  await expect(edit(journal, "a.json", "two", "second")).rejects.toThrow("EISDIR");
  rmSync(lines(), { recursive: true });
  renameSync(`${lines()}.away`, lines());
  await edit(journal, "a.json", "two", "second");
  expect(await titles(journal)).toEqual(["first", "second"]);
});

it("removes an edit that could not be carried out", async () => {
  await edit(begin(), "a.json", "one", "first");
  const journal = begin();
  const record = await edit(journal, "a.json", "two", "second");
  await journal.forget(record);
  expect(await titles(journal)).toEqual(["first"]);
  expect(await titles(begin())).toEqual(["first"]);
});

itWithLinks("continues when it cannot remove old edits", async () => {
  const journal = begin();
  await edit(journal, "a.json", "one", "first");
  symlinkSync("nowhere", join(folder.path, "history/files/cannot-be-read"));
  await edit(journal, "a.json", "two", "second");
  await edit(journal, "a.json", "three", "third");
  expect(await titles(journal)).toEqual(["first", "second", "third"]);
});

it("keeps an edit whose file is no longer readable", async () => {
  await edit(begin(), "a.json", "one", "first");
  const journal = createJournal(join(folder.path, "history"), () => {
    throw new Error("It is a pipe now.");
  });
  expect(await titles(journal)).toEqual(["first"]);
});
