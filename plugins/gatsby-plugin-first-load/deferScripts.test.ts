import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporaryFolder";
import { deferScripts } from "./deferScripts";

// These tags are in Gatsby's own format.
const chunkMapping =
  '\n <script\n id="gatsby-chunk-mapping"\n >\n window.___chunkMapping="{}";\n </script>\n ';
const compilation = '<script>window.___webpackCompilationHash="b274ff";</script>';
const runtime = '<script src="/webpack-runtime-0123.js" async></script>';
const app = '<script src="/app-0123.js" async></script>';

const folder = temporaryFolder();
const inFolder = (path: string) => join(folder.path, path);
const file = () => inFolder("_gatsby/slices/_gatsby-scripts-1.html");

beforeEach(() => {
  for (const path of ["static", "_gatsby/slices"]) mkdirSync(inFolder(path), { recursive: true });
});

it("names the scripts for the loader, after a file with Gatsby's map of chunks", () => {
  writeFileSync(file(), chunkMapping + compilation + runtime + app);
  expect(deferScripts(folder.path)).toBeUndefined();
  const [name = ""] = readdirSync(inFolder("static"));
  expect(readFileSync(file(), "utf8")).toBe(
    `<script data-src="/static/${name}"></script>` +
      '<script data-src="/webpack-runtime-0123.js"></script>' +
      '<script data-src="/app-0123.js"></script>',
  );
  expect(name).toMatch(/^chunks-[0-9a-f]{12}\.js$/);
  expect(readFileSync(inFolder(`static/${name}`), "utf8")).toBe(
    'window.___chunkMapping="{}";window.___webpackCompilationHash="b274ff";',
  );
});

it.each([
  ["has no chunks", compilation + app],
  ["has no compilation", chunkMapping + app],
  ["has no scripts", chunkMapping + compilation],
  ["loads a script in another way", chunkMapping + compilation + app.replace("async", "defer")],
  ["has an additional script", `${chunkMapping}${compilation}${app}<script>more()</script>`],
  ["is missing", undefined],
])("returns one sentence if Gatsby's file %s, and does not change it", (_, tags) => {
  if (tags !== undefined) writeFileSync(file(), tags);
  expect(deferScripts(folder.path)).toBe(
    "The script tags that Gatsby writes into public/_gatsby/slices/_gatsby-scripts-1.html have an unexpected format; see docs/architecture.md.",
  );
  if (tags !== undefined) expect(readFileSync(file(), "utf8")).toBe(tags);
});
