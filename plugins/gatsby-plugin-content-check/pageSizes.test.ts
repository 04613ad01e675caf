/** @jest-environment node */
import { createHash } from "node:crypto";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { largePages } from "./pageSizes";

const folder = temporaryFolder();

const decks = { path: "/services/decks", file: "services/decks.json", label: "Decks" };

/** Text that hardly compresses: some 0.75 KB a line of 1 KB. */
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
  ["fits into the first ten packets", 19.8, []],
  ["needs one more", 20.5, ["public/index.html"]],
])("counts the bytes that travel: a page that %s", (_what, kilobytes, advised) => {
  writeFiles(folder.path, { "index.html": text(kilobytes) });
  expect(largePages(folder.path, []).map(({ file }) => file)).toEqual(advised);
});

it("has nothing to say where nothing is built", () => {
  expect(largePages(`${folder.path}/public`, [])).toEqual([]);
});
