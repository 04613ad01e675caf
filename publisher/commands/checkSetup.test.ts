import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import os from "node:os";
import { engines, scripts } from "../../package.json";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";

/** Runs the check under another version of Node. Returns the exit code and the printed sentence, if any. */
function runOn(version: string): unknown[] {
  const error = jest.spyOn(console, "error").mockImplementation();
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
  const { versions } = process;
  Object.defineProperty(process, "versions", { value: { ...versions, node: version } });
  jest.isolateModules(() => void jest.requireActual("./checkSetup.cjs"));
  Object.defineProperty(process, "versions", { value: versions });
  return [...exit.mock.calls.flat(), ...error.mock.calls.flat()];
}

afterEach(() => jest.restoreAllMocks());

it.each(["0.10.48", "12.22.12", "18.20.8", "20.11.1", "20.18.3", "21.7.3", "22.12.0", "23.11.0"])(
  "stops with one sentence on Node %s",
  (version) => {
    expect(runOn(version)).toEqual([
      1,
      `This is Node ${version}; the website needs Node ${engines.node}. Install one from https://nodejs.org, run npm ci, and try again.`,
    ]);
  },
);

it.each(["20.19.0", "20.20.2", "22.17.0", "22.23.0", "24.0.0", "26.10.0"])(
  "accepts Node %s",
  (version) => expect(runOn(version)).toEqual([]),
);

it.each([
  "/home/me/website (1)",
  "/srv/c#/website",
  "/srv/100%",
  "/srv/new!",
  "/home/me/Bob's",
  "/srv/a|b",
])("stops with one sentence in %s, where Gatsby cannot build", (folder) => {
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  expect(runOn("24.0.0")).toEqual([
    1,
    `Gatsby cannot build in ${folder}: remove # % ! ' ( ) [ ] { } * ? | from the names of these folders, and try again.`,
  ]);
});

it("stops with one sentence without a folder for temporary files", () => {
  jest.spyOn(os, "tmpdir").mockReturnValue("/no/such folder");
  expect(runOn("24.0.0")).toEqual([
    1,
    "Temporary files cannot be written in /no/such folder (ENOENT): create this folder, or set TMPDIR (on Windows, TEMP) to another, and try again.",
  ]);
});

describe("in a folder without packages", () => {
  const folder = temporaryFolder();
  const files = ["package.json", "publisher/commands/checkSetup.cjs"];

  const run = (...args: string[]) => {
    for (const file of files) writeFiles(folder.path, { [file]: readFileSync(file, "utf8") });
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder.path,
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "", NODE_PATH: "" },
    });
    return [status, stderr.trim()];
  };

  it("npm start stops with one sentence", () => {
    const [, ...args] = scripts.start.split(" ");
    expect(run(...args)).toEqual([
      1,
      `The packages of the website are not installed in ${realpathSync(folder.path)}: run npm ci, and try again.`,
    ]);
  });

  it("npm ci goes on", () => {
    const [, ...args] = scripts.preinstall.split(" ");
    expect(run(...args)).toEqual([0, ""]);
  });
});

it.each([scripts.preinstall, scripts.start])("runs at npm ci and npm start: %s", (script) => {
  expect(script).toMatch(/^node (-r \.\/)?publisher\/commands\/checkSetup\.cjs\b/);
});

it("the recommended version of Node is supported, and the same everywhere", () => {
  const read = (path: string) => readFileSync(path, "utf8");
  const supported = engines.node.split(" || ").map((range) => Number(/\d+/.exec(range)?.[0]));
  const recommended = Number(read(".nvmrc"));
  expect(supported).toContain(recommended);
  expect(read("netlify.toml")).toContain(`NODE_VERSION = "${recommended}"`);
  const inReadme = read("README.md").matchAll(/\bNode (\d+)/g);
  expect([...inReadme].map(([, major]) => Number(major)).sort()).toEqual(supported);
  const matrix = /node: \[([\d, ]+)\]/.exec(read(".github/workflows/check.yml"))?.[1];
  expect(matrix?.split(",").map(Number)).toEqual(supported);
});
