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
const narrow = ".css-a{color:blue;}@media print{.css-a{color:black;}}";

const page = (css: string) =>
  `<!DOCTYPE html><html><head><style data-styles="css-global k">:root{--gap:1rem;}</style>` +
  `<style data-styles="css">${css}</style><title>About</title></head><body></body></html>`;

let folder: string;
const file = () => join(folder, "about.html");
const styleSheets = () => readdirSync(join(folder, "static"));

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

it("puts what only wide screens need into a style sheet that phones do not wait for", () => {
  const html = publish(page(wide + narrow + wide));
  expect(html).toContain(`<style data-styles="css">${narrow}</style>`);
  const [, name = "", media] =
    /<link rel="stylesheet" href="\/static\/([^"]+)" media="([^"]+)"\/><\/head>/.exec(html) ?? [];
  expect(media).toBe("screen and (min-width:48em)");
  expect(readFileSync(join(folder, "static", name), "utf8")).toBe(wide + wide);
});

it("names the scripts for later, and what asks for them, once", () => {
  const named = '<script src="/app-0123456789abcdef0123.js" async></script></body>';
  const html = publish(page(narrow).replace("</body>", named));
  expect(html).toContain('<script data-src="/app-0123456789abcdef0123.js"></script></body>');
  expect(html).not.toContain("<script src=");
  expect(publish(html)).toBe(html);
  // Gatsby may write the names anew into a page that is finished.
  const renamed = publish(html.replace(/<script data-src.*<\/body>/, named));
  expect(renamed).toBe(html);
});

it("leaves a page alone that has no styles for wide screens", () => {
  expect(publish(page(narrow))).toBe(withPolicy(page(narrow)));
  expect(styleSheets()).toEqual([]);
});

it("writes nothing when a page is finished already", () => {
  const once = publish(page(wide + narrow));
  const [name] = styleSheets();
  utimesSync(file(), 1, 1);
  finishPages(folder, ["about.html"]);
  expect(readFileSync(file(), "utf8")).toBe(once);
  expect(statSync(file()).mtimeMs).toBe(1000);
  expect(styleSheets()).toEqual([name]);
});

it("removes the style sheet of a page that has changed, and no other file", () => {
  writeFileSync(join(folder, "static", "wide-kitchen.css"), "");
  publish(page(wide + narrow));
  const before = styleSheets();
  publish(page(wide.replace("red", "green") + narrow));
  expect(styleSheets()).toHaveLength(2);
  expect(styleSheets()).toContain("wide-kitchen.css");
  expect(styleSheets()).not.toEqual(before);
});
