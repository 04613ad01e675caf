import type { CreateWebpackConfigArgs } from "gatsby";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { bundleCache, bundleDigest } from "./bundleCache";

const folder = temporaryFolder();

const files = {
  "node_modules/.package-lock.json": "{}",
  "package.json": '{ "browserslist": ["chrome >= 109"] }',
  "gatsby-config.ts": "",
  "gatsby-node.ts": "",
  "plugins/gatsby-plugin-lean-build/leanScripts.ts": "",
};

beforeEach(() => writeFiles(folder.path, files));

it.each([
  ...Object.keys(files).map((file) => [file, true] as const),
  ["plugins/gatsby-plugin-lean-build/folder/a.ts", true] as const,
  ["plugins/gatsby-plugin-lean-build/leanScripts.test.ts", false] as const,
])("changes with %s: %s", (file, changes) => {
  const before = bundleDigest(folder.path);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  writeFiles(folder.path, { [file]: "something else" });
  expect(bundleDigest(folder.path) !== before).toBe(changes);
});

type Config = { cache: { version: string }; plugins: { apply: (compiler: object) => void }[] };

/** The webpack configuration for a stage of a build in that folder. */
function configAt(stage: string): Config | undefined {
  const cwd = jest.spyOn(process, "cwd").mockReturnValue(folder.path);
  const setWebpackConfig = jest.fn<undefined, [Config]>();
  bundleCache({ stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);
  cwd.mockRestore();
  return setWebpackConfig.mock.calls[0]?.[0];
}

it.each(["build-javascript", "build-html"])(
  "the configuration at %s has the version, and clears webpack's own record at the end",
  (stage) => {
    const config = configAt(stage);
    expect(config?.cache).toEqual({ version: bundleDigest(folder.path) });
    const buildDependencies = new Set(["node_modules/gatsby/dist/utils/webpack.config.js"]);
    const tap = (_name: string, then: (stats: object) => void) =>
      then({ compilation: { buildDependencies } });
    config?.plugins.forEach((plugin) => plugin.apply({ hooks: { done: { tap } } }));
    expect(buildDependencies.size).toBe(0);
  },
);

it("does not apply in development, or if npm has not installed the packages", () => {
  expect(configAt("develop")).toBeUndefined();
  rmSync(join(folder.path, "node_modules"), { recursive: true });
  expect(bundleDigest(folder.path)).toBeUndefined();
  expect(configAt("build-javascript")).toBeUndefined();
});
