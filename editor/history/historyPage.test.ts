import { historyPage } from "./historyPage";
import type { Journal } from "./journal";

/** A journal of edits by id, which is also the title, each perhaps with the id that it undoes. */
const journalOf = (...edits: [id: string, undoes?: string][]) =>
  ({
    all: async () => edits.map(([id, undoes]) => ({ id, undoes, title: id, lines: [], files: [] })),
  }) as unknown as Journal;

it("lists thirty edits, newest first, then the older ones", async () => {
  const ids = Array.from({ length: 31 }, (_, at) => `${at + 1}`);
  const journal = journalOf(...ids.map((id): [string] => [id]));
  const first = await historyPage(journal);
  expect([first.lines.length, first.hasMore, first.lines[0]?.id]).toEqual([30, true, "31"]);
  const rest = await historyPage(journal, { before: first.lines.at(-1)?.id });
  expect([rest.lines.map(({ id }) => id), rest.hasMore]).toEqual([["1"], false]);
});

it("names an edit as undone, unless the undo is undone", async () => {
  const { lines } = await historyPage(journalOf(["1"], ["2", "1"], ["3", "2"]));
  expect(lines.filter(({ isUndone }) => isUndone).map(({ id }) => id)).toEqual(["2"]);
});

it("finds the words of an edit as keyboards type them", async () => {
  const journal = journalOf(["FAQs “Don’t they?”"], ["2"]);
  const { lines } = await historyPage(journal, { words: `"don't` });
  expect(lines).toHaveLength(1);
});
