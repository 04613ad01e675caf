/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { bundleCache, bundlersVersion } from "./bundleCache";

const folder = temporaryFolder();

const files = {
  "node_modules/.package-lock.json": "{}",
  "package.json": '{ "browserslist": ["chrome >= 109"] }',
  "gatsby-config.ts": "",
  "gatsby-node.ts": "",
  "plugins/gatsby-plugin-lean-build/leanScripts.ts": "",
};

beforeEach(() => writeFiles(folder.path, files));

it("is the same as long as nothing has changed", () => {
  expect(bundlersVersion(folder.path)).toMatch(/^[0-9a-f]{16}$/);
  expect(bundlersVersion(folder.path)).toBe(bundlersVersion(folder.path));
});

it.each([
  ...Object.keys(files),
  "plugins/gatsby-plugin-lean-build/another.ts",
  "plugins/gatsby-plugin-lean-build/room/a.ts",
])("changes with %s", (file) => {
  const before = bundlersVersion(folder.path);
  writeFiles(folder.path, { [file]: "something else" });
  expect(bundlersVersion(folder.path)).not.toBe(before);
});

it("does not change with a test", () => {
  const before = bundlersVersion(folder.path);
  writeFiles(folder.path, {
    "plugins/gatsby-plugin-lean-build/leanScripts.test.ts": "something else",
  });
  expect(bundlersVersion(folder.path)).toBe(before);
});

it("is not known where npm has not installed the packages", () => {
  rmSync(join(folder.path, "node_modules"), { recursive: true });
  expect(bundlersVersion(folder.path)).toBeUndefined();
});

describe("what webpack is told", () => {
  type Told = { cache: { version: string }; plugins: { apply: (compiler: object) => void }[] };

  /** The settings for a stage of the build of that folder. */
  function toldAt(stage: string): Told | undefined {
    const cwd = jest.spyOn(process, "cwd").mockReturnValue(folder.path);
    const setWebpackConfig = jest.fn<undefined, [Told]>();
    bundleCache({ stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);
    cwd.mockRestore();
    return setWebpackConfig.mock.calls[0]?.[0];
  }

  it.each(["build-javascript", "build-html"])(
    "at %s: the version, and to forget its own record once all is done",
    (stage) => {
      const told = toldAt(stage);
      expect(told?.cache).toEqual({ version: bundlersVersion(folder.path) });
      const buildDependencies = new Set(["node_modules/gatsby/dist/utils/webpack.config.js"]);
      const tap = (_name: string, then: (stats: object) => void) =>
        then({ compilation: { buildDependencies } });
      told?.plugins.forEach((plugin) => plugin.apply({ hooks: { done: { tap } } }));
      expect(buildDependencies.size).toBe(0);
    },
  );

  it("nothing in development, nor where the version is not known", () => {
    expect(toldAt("develop")).toBeUndefined();
    rmSync(join(folder.path, "node_modules"), { recursive: true });
    expect(toldAt("build-javascript")).toBeUndefined();
  });
});
