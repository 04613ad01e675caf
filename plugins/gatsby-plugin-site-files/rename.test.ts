import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { renameOver, renameOverSync } from "./rename";

// Windows fails with EPERM, EACCES or EBUSY while another program has a file open.
jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  const mocked = { ...actual, rename: jest.fn(actual.rename), renameSync: jest.fn() };
  return { __esModule: true, ...mocked, default: mocked };
});

const actual = jest.requireActual<typeof fs>("node:fs");
const renaming = jest.mocked(fs.rename);
const renamingSync = jest.mocked(fs.renameSync);
const refusal = (code: string) => Object.assign(new Error(`${code}: refused`), { code });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rename-"));
  writeFileSync(join(folder, "new"), "new");
  writeFileSync(join(folder, "old"), "old");
  renaming.mockReset().mockImplementation(actual.rename);
  renamingSync.mockReset().mockImplementation(actual.renameSync);
});
afterEach(() => rmSync(folder, { recursive: true }));

const refuseFirst = (times: number, code: string) => {
  for (let time = 0; time < times; time += 1) {
    renaming.mockImplementationOnce((_from, _to, done) => done(refusal(code)));
    renamingSync.mockImplementationOnce(() => {
      throw refusal(code);
    });
  }
};
const longEnough = 30_000;

it.each(["EPERM", "EACCES", "EBUSY"])(
  "replaces an open file (%s) as soon as it is closed",
  async (code) => {
    refuseFirst(3, code);
    await renameOver(join(folder, "new"), join(folder, "old"), longEnough);
    expect(readFileSync(join(folder, "old"), "utf8")).toBe("new");
    expect(renaming).toHaveBeenCalledTimes(4);
  },
);

it("does so synchronously, too", () => {
  refuseFirst(3, "EBUSY");
  renameOverSync(join(folder, "new"), join(folder, "old"), longEnough);
  expect(readFileSync(join(folder, "old"), "utf8")).toBe("new");
});

it("fails at once if a file is missing", async () => {
  const renamed = renameOver(join(folder, "none"), join(folder, "old"), longEnough);
  await expect(renamed).rejects.toThrow("ENOENT");
  expect(renaming).toHaveBeenCalledTimes(1);
});

it("gives up after the timeout", async () => {
  refuseFirst(1, "EPERM");
  await expect(renameOver(join(folder, "new"), join(folder, "old"), 0)).rejects.toThrow("EPERM");
  expect(await promisify(actual.readFile)(join(folder, "old"), "utf8")).toBe("old");
});
