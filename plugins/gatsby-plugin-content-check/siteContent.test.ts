import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { decks, jane } from "../../test/contentCheck";
import { set, validFiles } from "../../test/contentFiles";
import { itWithLinks, specialPictures } from "../../test/specialFiles";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { createContentReader } from "./siteContent";

const folder = temporaryFolder();
const dataDir = () => join(folder.path, "data");
const reader = () => createContentReader(dataDir(), join(folder.path, "static"));

/** Writes valid content with a change. */
function change(file: string, path: string, value: unknown, files = validFiles()): void {
  set(files, file, path, value);
  writeFiles(dataDir(), files);
}

beforeEach(() => writeFiles(dataDir(), validFiles()));

it("lists every file, and keeps the content that it checked", () => {
  const { errors, digests, read } = reader()();
  expect(errors).toEqual([]);
  expect(digests.get(jane)).toMatch(/^[0-9a-f]{32}$/);
  writeFiles(dataDir(), { [jane]: "half of a fi" });
  expect(JSON.parse(read(jane).toString())).toMatchObject({ slug: "jane-d", town: "jane-d town" });
});

it("changes the digest of each file that shows a changed fact", () => {
  const files = validFiles();
  change(jane, "text", "I called {phone}.", files);
  const read = reader();
  const before = read().digests;
  change("site.json", "phone.number", "(410) 555-0199", files);
  const changed = [...read().digests].filter(([path, digest]) => before.get(path) !== digest);
  const paths = changed.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(["site.json", jane]));
  expect(paths).not.toContain("testimonials/lea-p.json");
});

it.each(specialPictures)("reports %s once, and does not read it", (_what, make, sentence) => {
  change(decks, "hero.picture.file", "images/new.jpg");
  make(join(dataDir(), "images/new.jpg"));
  const { errors, digests, read } = reader()();
  expect(errors.map(({ message }) => message)).toEqual([`Picture new.jpg: ${sentence}`]);
  expect(digests.has("images/new.jpg")).toBe(false);
  expect(() => read("images/new.jpg")).toThrow(`data/images/new.jpg ${sentence}`);
});

it("has one digest for equal content, and another one after each change", () => {
  const read = reader();
  const digests = [read().digest];
  expect(read().digest).toBe(digests[0]);
  const changes: (() => void)[] = [
    () => change(jane, "town", "Elsewhere"),
    () => writeFiles(folder.path, { "static/favicon.ico": "1" }),
    () => writeFiles(folder.path, { "static/favicon.ico": "2" }),
    () => writeFiles(dataDir(), { "images/picture-1.jpg": Buffer.from([0xff, 0xd8, 0xff, 1]) }),
    () => rmSync(join(dataDir(), "testimonials/lea-p.json")),
  ];
  for (const make of changes) {
    make();
    digests.push(read().digest);
  }
  expect(new Set(digests).size).toBe(6);
});

itWithLinks("has another digest after a change behind a link in static/", () => {
  writeFiles(folder.path, { "static/icon.svg": "1", "papers/price.txt": "$1" });
  symlinkSync(join(folder.path, "papers"), join(folder.path, "static/papers"));
  symlinkSync(join(folder.path, "papers/price.txt"), join(folder.path, "static/price.txt"));
  const read = reader();
  const before = read().digest;
  writeFiles(folder.path, { "papers/price.txt": "$2" });
  expect(read().digest).not.toBe(before);
});

it("reads a file of static/ with a backslash in its name", () => {
  writeFiles(folder.path, { "static/papers\\price.txt": "$1" });
  expect(reader()().errors).toEqual([]);
});

it("names what a build bundles: the templates of its pages, and where its forms send to", () => {
  const read = reader();
  const { bundled } = read();
  change("services/siding.json", "address", "/services/other");
  expect(read().bundled).toBe(bundled);
  writeFiles(dataDir(), { "locations/towson-md.json": "{}" });
  expect(read().bundled).not.toBe(bundled);
  rmSync(join(dataDir(), "locations/towson-md.json"));
  expect(read().bundled).toBe(bundled);
  change("site.json", "delivery", { address: "https://forms.example/f/1" });
  expect(read().bundled).not.toBe(bundled);
});

it("lists the open points before the launch, unless there are errors", () => {
  const read = reader();
  const open = () => read().openPoints.map(({ file }) => file);
  const before = open();
  change(jane, "sample", true);
  expect(open()).toEqual([...before, `data/${jane}`]);
  change(jane, "rating", 9);
  expect(open()).toEqual([]);
});
