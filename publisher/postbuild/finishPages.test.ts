/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finishPages } from "./finishPages";
import { withPolicy } from "./pagePolicy";

const wide = "@media screen and (min-width: 48rem){.css-a{color:red;}.css-a b{margin:0;}}";
const narrow = ".css-a{color:blue;}";
const touched = ".css-a:hover{color:black;}@media print{.css-a{color:black;}}";

const page = (css: string) =>
  `<!DOCTYPE html><html><head><style data-styles="">:root{--gap:1rem;}${css}</style><title>About</title>` +
  '<noscript id="late"><style>@font-face{}</style></noscript></head><body></body></html>';

let folder: string;
const file = () => join(folder, "about.html");
const ownFiles = () => readdirSync(join(folder, "static"));

/** Writes the page as Gatsby would, finishes it, and answers with what is published. */
function publish(html: string): string {
  writeFileSync(file(), html);
  finishPages(folder, ["about.html"]);
  return readFileSync(file(), "utf8");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"));
  mkdirSync(join(folder, "static"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("puts what a phone's first view does not need into a style sheet that comes late", () => {
  const html = publish(page(wide + narrow + touched + wide));
  expect(html).toContain(`<style data-styles="">:root{--gap:1rem;}${narrow}</style>`);
  const [, name = ""] =
    /<noscript id="late"><link rel="stylesheet" href="\/static\/([^"]+)"\/><style>/.exec(html) ??
    [];
  expect(readFileSync(join(folder, "static", name), "utf8")).toBe(wide + touched + wide);
});

it("keeps all styles in a page that has no place for later ones", () => {
  const bare = page(wide + narrow).replace(/<noscript.*<\/noscript>/, "");
  expect(publish(bare)).toBe(withPolicy(bare));
});

describe("scripts", () => {
  const knowledge =
    '\n <script\n id="gatsby-chunk-mapping"\n >\n window.___chunkMapping="{}";\n </script>\n ' +
    '<script>window.___webpackCompilationHash="b274ff";</script>';
  const named = `<!-- slice-start -->${knowledge}<script src="/app-0123456789abcdef0123.js" async></script><!-- slice-end --></body>`;
  const path =
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>';
  const whole = page(narrow).replace("</body>", `${path}${named}`);
  const chunks = () => ownFiles().filter((name) => name.startsWith("chunks-"));

  it("are named for the loader; Gatsby's own, which its policy forbids, are gone", () => {
    const html = publish(whole);
    expect(html).toContain('<script data-src="/app-0123456789abcdef0123.js"></script>');
    expect(html).not.toMatch(/<script(?! data-src)/);
  });

  it("come after what Gatsby knows of all of them, in a file that pages share", () => {
    const html = publish(whole);
    const [name = ""] = chunks();
    expect(html).toContain(`<script data-src="/static/${name}"></script><script data-src="/app-`);
    expect(readFileSync(join(folder, "static", name), "utf8")).toBe(
      'window.___chunkMapping="{}";window.___webpackCompilationHash="b274ff";',
    );
  });

  it("follow what Gatsby writes anew into a page that is finished", () => {
    const html = publish(whole);
    expect(publish(html)).toBe(html);
    const [before] = chunks();
    const rewritten = (text: string) => html.replace(/<!-- slice-start.*<\/body>/s, () => text);
    expect(publish(rewritten(named))).toBe(html);
    const changed = publish(rewritten(named.replace("b274ff", "c01dfe")));
    expect(chunks()).toHaveLength(1);
    expect(changed).toContain(chunks()[0]);
    expect(chunks()).not.toContain(before);
  });
});

it("leaves a page alone that has no styles for wide screens", () => {
  expect(publish(page(narrow))).toBe(withPolicy(page(narrow)));
  expect(ownFiles()).toEqual([]);
});

it("writes nothing when a page is finished already", () => {
  const once = publish(page(wide + narrow));
  const [name] = ownFiles();
  utimesSync(file(), 1, 1);
  finishPages(folder, ["about.html"]);
  expect(readFileSync(file(), "utf8")).toBe(once);
  expect(statSync(file()).mtimeMs).toBe(1000);
  expect(ownFiles()).toEqual([name]);
});

it("removes the style sheet of a page that has changed, and no other file", () => {
  writeFileSync(join(folder, "static", "late-kitchen.css"), "");
  publish(page(wide + narrow));
  const before = ownFiles();
  publish(page(wide.replace("red", "green") + narrow));
  expect(ownFiles()).toHaveLength(2);
  expect(ownFiles()).toContain("late-kitchen.css");
  expect(ownFiles()).not.toEqual(before);
});
