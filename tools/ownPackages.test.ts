/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOwnPackages } from "./ownPackages";

const env = process.env;
let folder: string;

beforeEach(() => {
  process.env = { ...env, npm_config_loglevel: "silent" };
  folder = mkdtempSync(join(tmpdir(), "own-packages-"));
  jest.spyOn(console, "log").mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = env;
  rmSync(folder, { recursive: true });
});

const write = (file: string, content: object) =>
  writeFileSync(join(folder, file), JSON.stringify(content));

/** A tool with one package, which is in the tool's folder. */
function writeTool(): void {
  const root = { dependencies: { helper: "file:helper" } };
  mkdirSync(join(folder, "helper"));
  write("helper/package.json", { name: "helper", version: "1.0.0" });
  write("package.json", root);
  write("package-lock.json", {
    lockfileVersion: 3,
    packages: {
      "": root,
      helper: { version: "1.0.0" },
      "node_modules/helper": { resolved: "helper", link: true },
    },
  });
}

it("installs missing packages once, and again after a change of the lock file", () => {
  writeTool();
  const helper = join(folder, "node_modules/helper");
  const installs = () => {
    rmSync(helper, { force: true });
    installOwnPackages(folder);
    return existsSync(helper);
  };
  expect(installs()).toBe(true);
  expect(installs()).toBe(false);
  const later = Date.now() / 1000 + 60;
  utimesSync(join(folder, "package-lock.json"), later, later);
  expect(installs()).toBe(true);
});

it("says what to do if npm fails", () => {
  write("package.json", {});
  expect(() => installOwnPackages(folder)).toThrow(`try "npm ci --prefix ${folder}"`);
});
