import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

type Cache = { restore: (paths: string[]) => unknown; save: (paths: string[]) => unknown };
type Handler = (build: { utils: { cache: Cache } }) => unknown;

const settings = readFileSync("netlify.toml", "utf8");
const pluginFolder = resolve("plugins/netlify-plugin-keep-cache");
const plugin = jest.requireActual<Record<"onPreBuild" | "onPostBuild", Handler>>(pluginFolder);

/** The value of a setting as text. */
const valueOf = (name: string) => new RegExp(`^\\s*${name} = "(.+)"$`, "m").exec(settings)?.[1];

it("publishes the output folder of the build", () => {
  expect([valueOf("command"), valueOf("publish")]).toEqual(["npm run build", "public"]);
});

it("names a plugin where Netlify finds one", () => {
  const folder = resolve(`.${valueOf("package")}`);
  expect(folder).toBe(pluginFolder);
  expect(readFileSync(join(folder, "manifest.yml"), "utf8")).toMatch(/^name: [a-z-]+$/m);
});

it("keeps the caches of Gatsby between builds", () => {
  const cache = { restore: jest.fn(), save: jest.fn() };
  plugin.onPreBuild({ utils: { cache } });
  expect(cache.restore).toHaveBeenCalledWith([".cache", "public"]);
  expect(cache.save).not.toHaveBeenCalled();
  plugin.onPostBuild({ utils: { cache } });
  expect(cache.save).toHaveBeenCalledWith([".cache", "public"]);
});
