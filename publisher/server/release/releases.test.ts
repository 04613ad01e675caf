import { rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, temporaryFolder, writeFiles, type Files } from "../../../test/temporaryFolder";
import { Releases, type Release } from "./releases";

const folder = temporaryFolder();
const publicDir = () => join(folder.path, "public");
let releases: Releases;

beforeEach(() => {
  releases = new Releases(join(folder.path, "releases"));
});

const oldScript = `app-${"a".repeat(20)}.js`;
const newScript = `app-${"b".repeat(20)}.js`;
const long = "A sentence of the page that is long enough to be compressed. ".repeat(40);

const site = (text: string, script = oldScript): Files => ({
  "index.html": `<p>${text}</p><script src="/${script}"></script>`,
  "about.html": long,
  [script]: `"${script}"`,
});

let count = 0;

async function make(files: Files, headers = {}): Promise<Release> {
  writeFiles(publicDir(), files);
  count += 1;
  return releases.make(publicDir(), { content: `content ${count}`, headers });
}

const served = (release: Release) => filesIn(releases.pagesDir(release.id));
const inode = (release: Release, path: string) =>
  statSync(join(releases.pagesDir(release.id), path)).ino;

describe("making a release", () => {
  it("holds the pages, and shares hashed files with all other releases", async () => {
    const release = await make(site("one"));
    expect(release).toMatchObject({ id: "000001", assets: [oldScript] });
    const pages = ["about.html", "about.html.br", "about.html.gz", "index.html"];
    expect(Object.keys(served(release))).toEqual(pages);
    expect(filesIn(releases.assetsDir)).toEqual({ [oldScript]: `"${oldScript}"` });
  });

  it("reuses unchanged files, with their times", async () => {
    const first = await make(site("one"));
    writeFileSync(join(publicDir(), "about.html"), long); // The same text is written again.
    const second = await make({ "index.html": site("two")["index.html"] ?? "" });
    expect(second.id).toBe("000002");
    expect(served(second)["index.html"]).toContain("two");
    expect(inode(second, "about.html")).toBe(inode(first, "about.html"));
    expect(inode(second, "about.html.br")).toBe(inode(first, "about.html.br"));
    expect(second.files["about.html"]).toEqual(first.files["about.html"]);
    expect(served(first)["index.html"]).toContain("one");
  });

  it("makes no release when nothing changed", async () => {
    const origin = { content: "same", headers: {} };
    writeFiles(publicDir(), site("one"));
    const first = await releases.make(publicDir(), origin);
    expect(await releases.make(publicDir(), origin)).toEqual(first);
    const headers = { "X-Robots-Tag": "noindex" };
    expect((await releases.make(publicDir(), { ...origin, headers })).id).toBe("000002");
    expect(await releases.ids()).toEqual(["000002", "000001"]);
  });

  it("leaves out deleted pages, and files for hosts only", async () => {
    await make({ ...site("one"), "old.html": "", _headers: "/*", "admin/index.html": "editor" });
    rmSync(join(publicDir(), "old.html"));
    const release = await make(site("one"));
    expect(Object.keys(release.files).sort()).toEqual(["about.html", "index.html"]);
  });

  it("compresses scripts once", async () => {
    const script = { [oldScript]: `"${long}"` };
    await make({ ...site("one"), ...script });
    const { mtimeMs } = statSync(join(releases.assetsDir, `${oldScript}.br`));
    await make({ ...site("two"), ...script });
    expect(statSync(join(releases.assetsDir, `${oldScript}.br`)).mtimeMs).toBe(mtimeMs);
  });
});

describe("the release that is served", () => {
  it("is the newest complete one if the chosen one is damaged", async () => {
    await make(site("one"));
    const second = await make(site("two"));
    const third = await make(site("three"));
    await releases.switchTo(third.id);
    truncateSync(join(releases.pagesDir(third.id), "index.html"), 3);
    expect(await releases.current()).toEqual(second);
    for (const damaged of ["{", "{}", "[]", "5", '{"files":null}']) {
      writeFileSync(join(releases.folder, third.id, "release.json"), damaged);
      expect(await releases.current()).toEqual(second);
    }
    for (const damaged of ["{", "{}", "null", '{"release":null}']) {
      writeFileSync(releases.pointerFile, damaged);
      expect(await releases.current()).toEqual(second);
    }
  });

  it.each([".br", ".gz"])("is not one whose copy %s a power failure has emptied", async (end) => {
    const first = await make(site("one"));
    const second = await make({ "about.html": `${long} Newer.` });
    truncateSync(join(releases.pagesDir(second.id), `about.html${end}`), 0);
    expect(await releases.current()).toEqual(first);
    const third = await make({});
    expect(await releases.current()).toEqual(third);
    expect(served(third)[`about.html${end}`]).not.toBe("");
  });

  it.each([".br", ".gz"])("gets a script whole again whose copy %s is empty", async (end) => {
    await make({ ...site("one"), [oldScript]: long });
    const copy = join(releases.assetsDir, oldScript + end);
    truncateSync(copy, 0);
    await make({ "index.html": site("two")["index.html"] ?? "" });
    expect(statSync(copy).size).toBeGreaterThan(0);
  });

  it("is a good one although a folder or a file has the name of another", async () => {
    const good = await make(site("one"));
    writeFiles(releases.folder, { "000002": "a file", "current.json/file": "in a folder" });
    expect(await releases.current()).toEqual(good);
  });

  it("is followed by the next one although the newest one is damaged", async () => {
    const damaged = await make(site("one"));
    writeFileSync(join(releases.folder, damaged.id, "release.json"), "{}");
    expect((await make(site("two"))).id).toBe("000002");
  });

  it("is never an unfinished one of a killed process", async () => {
    const first = await make(site("one"));
    writeFiles(releases.folder, {
      "000002.part/site/index.html": "half",
      "assets/app.js.part": "half",
      "assets/app.js.part.br": "half",
      "current.json.0a1b2c3d.part": "{",
    });
    await releases.tidy();
    expect(await releases.current()).toEqual(first);
    expect(Object.keys(filesIn(releases.folder)).filter((path) => /part/.test(path))).toEqual([]);
  });
});

describe("pruning", () => {
  const week = 7 * 24 * 60 * 60 * 1000;

  it("keeps the newest five and the served one", async () => {
    for (const text of ["1", "2", "3", "4", "5", "6", "7"]) await make(site(text));
    await releases.prune("000001");
    const kept = ["000007", "000006", "000005", "000004", "000003", "000001"];
    expect(await releases.ids()).toEqual(kept);
  });

  it("keeps the hashed files of deleted releases for a week", async () => {
    await make(site("old", oldScript));
    rmSync(join(publicDir(), oldScript));
    for (const text of ["1", "2", "3", "4", "5"]) await make(site(text, newScript));
    const now = Date.now();
    await releases.prune("000006", now);
    expect(await releases.ids()).not.toContain("000001");
    await releases.prune("000006", now + week - 1);
    expect(Object.keys(filesIn(releases.assetsDir))).toEqual([oldScript, newScript]);
    await releases.prune("000006", now + week + 1);
    expect(Object.keys(filesIn(releases.assetsDir))).toEqual([newScript]);
  });
});
