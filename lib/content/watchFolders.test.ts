import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { itWithLinks } from "../../test/specialFiles";
import { temporaryFolder, writeFiles, type Files } from "../../test/temporaryFolder";
import { watchFolders } from "./watchFolders";

const folder = temporaryFolder();
let end: () => void;
let calls: string[][];
let called: () => void;

beforeEach(() => {
  writeFiles(folder.path, { "data/faqs/home.json": "1", "data/site.json": "1" });
  calls = [];
  end = watchFolders([join(folder.path, "data")], folder.path, (paths) => {
    calls.push(paths);
    called();
  });
});

afterEach(() => end());

/** The reported files, once all wanted files are reported. */
async function toldUntil(wanted: readonly string[], change: () => void): Promise<Set<string>> {
  const seen = new Promise<void>((done) => {
    called = () => {
      if (wanted.every((path) => calls.flat().includes(path))) done();
    };
  });
  change();
  await seen;
  return new Set(calls.flat());
}

const writing = (files: Files) => () => writeFiles(folder.path, files);

it("reports written, added and deleted files", async () => {
  const wanted = ["data/faqs/home.json", "data/faqs/new.json", "data/site.json"];
  const told = await toldUntil(wanted, () => {
    writeFiles(folder.path, { "data/faqs/home.json": "2 now", "data/faqs/new.json": "1" });
    rmSync(join(folder.path, "data/site.json"));
  });
  expect(told).toEqual(new Set(wanted));
});

it("reports files in the folder for well-known addresses", async () => {
  mkdirSync(join(folder.path, "data/.well-known"));
  const path = "data/.well-known/security.txt";
  await toldUntil([path], writing({ [path]: "1" }));
});

it("ignores files that editors and file managers leave behind", async () => {
  const left = ["home.json~", ".home.json.swp", "home.json.part", "home.json.tmp", "Thumbs.db"];
  const ignored = Object.fromEntries(left.map((name) => [`data/faqs/${name}`, ""]));
  const all = { "data/.DS_Store": "", ...ignored, "data/site.json": "2 now" };
  const told = await toldUntil(["data/site.json"], writing(all));
  expect(told).toEqual(new Set(["data/site.json"]));
});

it("reports that a folder with the name of a file appeared, and that it is gone", async () => {
  const path = join(folder.path, "data/faqs/new.json");
  await toldUntil(["data/faqs/new.json"], () => mkdirSync(path));
  calls = [];
  await toldUntil(["data/faqs/new.json"], () => rmSync(path, { recursive: true }));
});

it("continues after the whole folder was gone and is back", async () => {
  const [data, elsewhere] = [join(folder.path, "data"), join(folder.path, "elsewhere")];
  await toldUntil(["data/site.json", "data/faqs/home.json"], () => renameSync(data, elsewhere));
  await toldUntil(["data"], () => renameSync(elsewhere, data));
  calls = [];
  await toldUntil(["data/faqs/home.json"], writing({ "data/faqs/home.json": "2 now" }));
});

it("continues after the folder was replaced by a copy in one step", async () => {
  const [data, copy] = [join(folder.path, "data"), join(folder.path, "copy")];
  cpSync(data, copy, { recursive: true });
  await toldUntil(["data/site.json"], () => {
    renameSync(data, join(folder.path, "old"));
    renameSync(copy, data);
  });
  calls = [];
  await toldUntil(["data/faqs/new.json"], writing({ "data/faqs/new.json": "1" }));
});

itWithLinks("reports circular links, and does not follow them", async () => {
  const links = ["data/faqs/a", "data/faqs/b"];
  const told = await toldUntil(links, () => {
    for (const link of links) symlinkSync("..", join(folder.path, link));
  });
  expect([...told].sort()).toEqual(links);
});

it("reports a new file in a folder whose name begins with a dot", async () => {
  const pointer = ".releases/current.json";
  writeFiles(folder.path, { ".releases/another.json": "1" });
  const noticed = new Promise<string[]>((done) => {
    end();
    end = watchFolders([join(folder.path, pointer)], folder.path, done);
  });
  writeFiles(folder.path, { ".releases/another.json": "2 now", [pointer]: "1" });
  expect(await noticed).toEqual([pointer]);
});
