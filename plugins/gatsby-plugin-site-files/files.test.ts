/** @jest-environment node */
import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, linkOrCopy, mirror, writeAtomically } from "./files";
import { filesIn, temporaryFolder, writeFiles } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const at = (path: string) => join(folder.path, path);

describe("filesBelow", () => {
  it("lists files in order, and leaves out what is not wanted", async () => {
    writeFiles(folder.path, { "b.txt": "12", "a/c.txt": "1", "skip/x.txt": "" });
    const found = await filesBelow(folder.path, (path) => path !== "skip");
    expect(found.map(({ path, size }) => [path, size])).toEqual([
      ["a/c.txt", 1],
      ["b.txt", 2],
    ]);
  });

  it("finds nothing in a folder that is not there", async () => {
    expect(await filesBelow(at("nowhere"))).toEqual([]);
  });
});

describe("writeAtomically", () => {
  it("replaces a file and leaves nothing else behind", async () => {
    await writeAtomically(at("deep/x.json"), "1");
    await writeAtomically(at("deep/x.json"), "2");
    expect(filesIn(folder.path)).toEqual({ "deep/x.json": "2" });
    expect(readdirSync(at("deep"))).toEqual(["x.json"]);
  });

  it("leaves nothing behind where it fails", async () => {
    writeFiles(folder.path, { "taken/file": "" });
    await expect(writeAtomically(at("taken"), "1")).rejects.toThrow();
    expect(readdirSync(folder.path)).toEqual(["taken"]);
  });
});

describe("linkOrCopy", () => {
  it("gives a file a second name", async () => {
    writeFiles(folder.path, { a: "1" });
    await linkOrCopy(at("a"), at("deep/b"));
    expect(statSync(at("deep/b")).ino).toBe(statSync(at("a")).ino);
  });

  it("says when there is no such file", async () => {
    await expect(linkOrCopy(at("a"), at("b"))).rejects.toThrow("ENOENT");
  });
});

describe("mirror", () => {
  it("makes a folder hold what the other holds", async () => {
    writeFiles(at("from"), { "a.txt": "1", "deep/b.txt": "2", "left/out.txt": "3" });
    writeFiles(at("to"), { "gone.txt": "4", "left/mine.txt": "5" });
    const wanted = (path: string) => path !== "left";
    await mirror(at("from"), at("to"), wanted);
    expect(filesIn(at("to"))).toEqual({ "a.txt": "1", "deep/b.txt": "2", "left/mine.txt": "5" });
    expect(statSync(at("to/a.txt")).mtimeMs).toBeCloseTo(statSync(at("from/a.txt")).mtimeMs, 0);
  });

  it("trusts size and time, but for files whose times say nothing", async () => {
    writeFiles(at("from"), { "page.html": "1", "data.mdb": "1" });
    await mirror(at("from"), at("to"));
    for (const name of ["page.html", "data.mdb"]) {
      const { mtime } = statSync(at(`from/${name}`));
      writeFileSync(at(`from/${name}`), "2");
      utimesSync(at(`from/${name}`), mtime, mtime);
      utimesSync(at(`to/${name}`), mtime, mtime);
    }
    await mirror(at("from"), at("to"), undefined, (path) => path.endsWith(".mdb"));
    expect(filesIn(at("to"))).toEqual({ "page.html": "1", "data.mdb": "2" });
  });
});
