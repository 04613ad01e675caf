import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, linkOrCopy, writeAtomically } from "./files";
import { filesIn, temporaryFolder, writeFiles } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const at = (path: string) => join(folder.path, path);

describe("filesBelow", () => {
  it("lists the wanted files in order", async () => {
    writeFiles(folder.path, { "b.txt": "12", "a/c.txt": "1", "skip/x.txt": "" });
    const found = await filesBelow(folder.path, (path) => path !== "skip");
    expect(found.map(({ path, size }) => [path, size])).toEqual([
      ["a/c.txt", 1],
      ["b.txt", 2],
    ]);
  });

  it("finds nothing in a missing folder", async () => {
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

  it("never lets a reader see half a file", async () => {
    const [first, ...others] = ["1", "2", "3"].map((each) => each.repeat(2_000_000));
    writeFiles(folder.path, { "x.json": first });
    for (const text of others) {
      let isWritten = false;
      const written = writeAtomically(at("x.json"), text).then(() => (isWritten = true));
      while (!isWritten) {
        expect(readFileSync(at("x.json"))).toHaveLength(2_000_000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await written;
    }
  });

  it("leaves nothing behind if it fails", async () => {
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

  it("fails for a missing file", async () => {
    await expect(linkOrCopy(at("a"), at("b"))).rejects.toThrow("ENOENT");
  });
});
