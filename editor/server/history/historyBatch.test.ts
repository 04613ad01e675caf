import { historyBatch } from "./historyBatch";
import type { Journal } from "./journal";

/** A journal of edits of one file each. The id of an edit is also its title. */
const journalOf = (...edits: [id: string, file: string][]) =>
  ({
    all: async () => edits.map(([id, file]) => ({ id, title: id, lines: [], files: [{ file }] })),
  }) as unknown as Journal;

it("lists thirty edits, newest first, then the older ones", async () => {
  const ids = Array.from({ length: 31 }, (_, at) => `${at + 1}`);
  const journal = journalOf(...ids.map((id): [string, string] => [id, "site.json"]));
  const first = await historyBatch(journal, {});
  expect([first.edits.length, first.hasMore, first.edits[0]?.id]).toEqual([30, true, "31"]);
  const rest = await historyBatch(journal, { before: first.edits.at(-1)?.id });
  expect([rest.edits.map(({ id }) => id), rest.hasMore]).toEqual([["1"], false]);
});

it("lists the edits of one file", async () => {
  const journal = journalOf(["1", "site.json"], ["2", "pages/home.json"]);
  const { edits } = await historyBatch(journal, { file: "pages/home.json" });
  expect(edits.map(({ id }) => id)).toEqual(["2"]);
});

it("finds the words of an edit as keyboards type them", async () => {
  const journal = journalOf(["Questions “Don’t they?”", "faqs/home.json"], ["2", "site.json"]);
  const { edits } = await historyBatch(journal, { words: `"don't` });
  expect(edits).toHaveLength(1);
});
