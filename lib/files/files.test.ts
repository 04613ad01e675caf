import fs, { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linkOrCopy, pathsBelow, renameOver, writeAtomically } from "./files";
import { filesIn, temporaryFolder, writeFiles } from "../../test/temporaryFolder";

// Windows fails with EPERM, EACCES or EBUSY while another program has a file open.
jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  const mocked = { ...actual, rename: jest.fn(actual.rename) };
  return { __esModule: true, ...mocked, default: mocked };
});

const folder = temporaryFolder();
const at = (path: string) => join(folder.path, path);

describe("pathsBelow", () => {
  it("lists the files in order", () => {
    writeFiles(folder.path, { "b.txt": "12", "a/c.txt": "1" });
    expect(pathsBelow(folder.path)).toEqual(["a/c.txt", "b.txt"]);
  });

  it("finds nothing in a missing folder", () => expect(pathsBelow(at("nowhere"))).toEqual([]));
});

it("replaces an open file as soon as it is closed", async () => {
  writeFiles(folder.path, { new: "new", old: "old" });
  const refusal = Object.assign(new Error("refused"), { code: "EPERM" });
  for (let time = 0; time < 3; time++)
    jest.mocked(fs.rename).mockImplementationOnce((_from, _to, done) => done(refusal));
  await renameOver(at("new"), at("old"), 30_000);
  expect(filesIn(folder.path)).toEqual({ old: "new" });
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

it("reports a missing file that should get a second name", async () => {
  await expect(linkOrCopy(at("a"), at("b"))).rejects.toThrow("ENOENT");
});
