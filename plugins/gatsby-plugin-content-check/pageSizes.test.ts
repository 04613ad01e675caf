import { createHash } from "node:crypto";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { largePages } from "./pageSizes";

const folder = temporaryFolder();

const decks = { path: "/services/decks", file: "services/decks.json", label: "Decks" };

/** Text that hardly compresses: 1 KB becomes 0.75 KB. */
const text = (kilobytes: number) =>
  Array.from({ length: Math.ceil((kilobytes * 1024) / 48) }, (_, line) =>
    createHash("sha256").update(String(line)).digest("base64"),
  ).join("\n");

it("names the pages that need a second round trip, with their sizes", () => {
  writeFiles(folder.path, {
    "index.html": text(2),
    "services/decks.html": text(40),
    "admin/index.html": text(40),
    "page-data/app.json": text(40),
  });
  const [found, ...others] = largePages(folder.path, [decks]);
  expect(others).toEqual([]);
  expect(found?.file).toBe("data/services/decks.json");
  const [, size] = /^Decks has grown long, .* ([\d.]+) KB of HTML/.exec(found?.message ?? "") ?? [];
  expect(Number(size)).toBeGreaterThan(20);
});

it.each([
  ["fits into ten packets", 19.8, []],
  ["needs an eleventh packet", 20.5, ["public/index.html"]],
])("measures the compressed page: one that %s", (_what, kilobytes, advised) => {
  writeFiles(folder.path, { "index.html": text(kilobytes) });
  expect(largePages(folder.path, []).map(({ file }) => file)).toEqual(advised);
});

it("returns nothing without a built site", () => {
  expect(largePages(`${folder.path}/public`, [])).toEqual([]);
});
