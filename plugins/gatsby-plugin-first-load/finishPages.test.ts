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
import { compileLoader } from "./compileLoader";
import { finishPages } from "./finishPages";

const wide = "@media screen and (min-width: 48rem){.css-a{color:red;}.css-a b{margin:0;}}";
const narrow = '.css-a{color:blue;}.css-a::before{content:"}{";}';
const touched =
  ".css-a:hover{color:black;}.css-a[open] b{color:black;}@media print{.css-a{color:black;}}";
const css = wide + narrow + touched + wide;

const style = (text: string) => `<style id="styles">:root{--gap:1rem;}${text}</style>`;
const late = (link = "") =>
  `<noscript id="late" data-fonts="/a.woff2">${link}<style>@font-face{}</style></noscript>`;

const pagePath =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>';
const chunkMapping =
  '\n <script\n id="gatsby-chunk-mapping"\n >\n window.___chunkMapping="{}";\n </script>\n ';
const compilation = '<script>window.___webpackCompilationHash="b274ff";</script>';
const app = '<script src="/app-0123456789abcdef0123.js" async></script>';
const slice = (scripts: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;

/** A page as Gatsby writes it. */
const page = (styles = css) =>
  `<!DOCTYPE html><html><head>${style(styles)}<title>About</title>${late()}</head>` +
  `<body><div>Words</div>${pagePath}${slice(chunkMapping + compilation + app)}</body></html>`;

let folder: string;
const file = () => join(folder, "about.html");
const stateFile = () => join(folder, "cache/state.json");
const extracted = (kind = "") =>
  readdirSync(join(folder, "static")).filter((name) => name.startsWith(kind));
const textOf = (name = "") => readFileSync(join(folder, "static", name), "utf8");

const finish = (delivery?: string) =>
  finishPages({ publicDir: folder, stateFile: stateFile(), addresses: ["/about"], delivery });

/** Writes the page as Gatsby would, finishes it, and answers with what is published. */
function publish(html: string): string {
  writeFileSync(file(), html);
  finish();
  return readFileSync(file(), "utf8");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"));
  mkdirSync(join(folder, "static"));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("styles", () => {
  it("that a phone's first view does not need go into a style sheet that is loaded later", () => {
    const html = publish(page());
    expect(html).toContain(style(narrow));
    const [name = ""] = extracted("late-");
    expect(html).toContain(late(`<link rel="stylesheet" href="/static/${name}"/>`));
    expect(textOf(name)).toBe(wide + touched + wide);
  });

  it("stay as they are where none is for later", () => {
    expect(publish(page(narrow))).toContain(style(narrow) + "<title>About</title>" + late());
    expect(extracted("late-")).toEqual([]);
  });

  it("that no page has any more are removed, and no other file", () => {
    writeFileSync(join(folder, "static", "late-kitchen.css"), "");
    publish(page());
    const before = extracted("late-");
    publish(page(css.replaceAll("red", "green")));
    expect(extracted("late-")).toHaveLength(2);
    expect(extracted("late-")).toContain("late-kitchen.css");
    expect(extracted("late-")).not.toEqual(before);
  });
});

describe("scripts", () => {
  it("are named for the loader, which knows the page's path; Gatsby's inline ones are gone", () => {
    const html = publish(page());
    expect(html).toContain('<script data-src="/app-0123456789abcdef0123.js"></script>');
    expect(html).toContain(`<script data-page="/about">${compileLoader()}</script></head>`);
    expect(html.match(/<script(?! data-)/g)).toBeNull();
  });

  it("come after what Gatsby knows of all of them, in a file that pages share", () => {
    const html = publish(page());
    const [name] = extracted("chunks-");
    expect(html).toContain(`<script data-src="/static/${name}"></script>`);
    expect(html.indexOf("/static/chunks-")).toBeLessThan(html.indexOf("/app-"));
    expect(textOf(name)).toBe(
      'window.___chunkMapping="{}";window.___webpackCompilationHash="b274ff";',
    );
  });

  it("follow what Gatsby writes anew into a page that is finished", () => {
    const html = publish(page());
    expect(publish(html)).toBe(html);
    const [before] = extracted("chunks-");
    const rewritten = (scripts: string) =>
      html.replace(/<!-- slice-start.*slice-end[^>]*>/s, () => slice(scripts));
    expect(publish(rewritten(chunkMapping + compilation + app))).toBe(html);
    const changed = publish(
      rewritten(chunkMapping + compilation.replace("b274ff", "c01dfe") + app),
    );
    expect(extracted("chunks-")).toHaveLength(1);
    expect(changed).toContain(extracted("chunks-")[0]);
    expect(extracted("chunks-")).not.toContain(before);
  });
});

describe("a build", () => {
  it("does not touch a page that is finished", () => {
    const once = publish(page());
    utimesSync(file(), 1, 1);
    finish();
    expect(readFileSync(file(), "utf8")).toBe(once);
    expect(statSync(file()).mtimeMs).toBe(1000);
    expect(extracted()).toHaveLength(2);
  });

  it("finishes a page again with another delivery, or without what it remembers", () => {
    const once = publish(page());
    finish("https://forms.acme.com/f/a");
    expect(readFileSync(file(), "utf8")).toContain("connect-src 'self' https://forms.acme.com;");
    rmSync(stateFile());
    finish();
    expect(readFileSync(file(), "utf8")).toBe(once);
  });

  it("writes a file again that a page names and that is gone", () => {
    writeFileSync(file(), page());
    finish();
    const names = extracted();
    rmSync(join(folder, "static", names.find((name) => name.startsWith("late-")) ?? ""));
    writeFileSync(file(), page());
    finish();
    expect(extracted()).toEqual(names);
  });

  it.each([
    ["styles", style(css), '<style id="styles">'],
    ["deferred head", late(), '<noscript id="late">'],
    ["path", pagePath, '<script id="gatsby-script-loader">'],
    ["chunks", chunkMapping, '<script id="gatsby-chunk-mapping">'],
    ["compilation", compilation, "<script>window.___webpackCompilationHash=…</script>"],
    ["scripts", app, "<script src=… async>"],
  ])("says in one sentence that a page's %s is missing", (_, part, what) =>
    expect(() => publish(page().replace(part, ""))).toThrow(
      `Gatsby's page about.html no longer has ${what}; see docs/loading.md.`,
    ),
  );
});
