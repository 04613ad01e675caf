import fs, { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporaryFolder";
import { renameOver, renameOverSync } from "./rename";

// Windows fails with EPERM, EACCES or EBUSY while another program has a file open.
jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  const mocked = {
    ...actual,
    rename: jest.fn(actual.rename),
    renameSync: jest.fn(actual.renameSync),
  };
  return { __esModule: true, ...mocked, default: mocked };
});

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const old = () => readFileSync(at("old"), "utf8");
const longEnough = 30_000;

beforeEach(() => {
  writeFileSync(at("new"), "new");
  writeFileSync(at("old"), "old");
});

const refuseFirst = (times: number) => {
  const refusal = Object.assign(new Error("refused"), { code: "EPERM" });
  for (let time = 0; time < times; time += 1) {
    jest.mocked(fs.rename).mockImplementationOnce((_from, _to, done) => done(refusal));
    jest.mocked(fs.renameSync).mockImplementationOnce(() => {
      throw refusal;
    });
  }
};

it("replaces an open file as soon as it is closed", async () => {
  refuseFirst(3);
  await renameOver(at("new"), at("old"), longEnough);
  expect(old()).toBe("new");
  writeFileSync(at("new"), "newer");
  renameOverSync(at("new"), at("old"), longEnough);
  expect(old()).toBe("newer");
});
