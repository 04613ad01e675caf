/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { bundlersVersion } from "./bundleCache";

const folder = temporaryFolder();

const files = {
  "node_modules/.package-lock.json": "{}",
  "package.json": '{ "browserslist": ["chrome >= 109"] }',
  "gatsby-config.ts": "",
  "gatsby-node.ts": "",
  "publisher/gatsby/leanScripts.ts": "",
};

beforeEach(() => writeFiles(folder.path, files));

it("is the same as long as nothing has changed", () => {
  expect(bundlersVersion(folder.path)).toMatch(/^[0-9a-f]{16}$/);
  expect(bundlersVersion(folder.path)).toBe(bundlersVersion(folder.path));
});

it.each([...Object.keys(files), "publisher/gatsby/another.ts"])("changes with %s", (file) => {
  const before = bundlersVersion(folder.path);
  writeFiles(folder.path, { [file]: "something else" });
  expect(bundlersVersion(folder.path)).not.toBe(before);
});

it("is not known where npm has not installed the packages", () => {
  rmSync(join(folder.path, "node_modules"), { recursive: true });
  expect(bundlersVersion(folder.path)).toBeUndefined();
});
