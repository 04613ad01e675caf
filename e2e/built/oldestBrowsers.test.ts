import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteName } from "../../test/builtSites";
import { isBuilt, sites } from "../site";

// The oldest browsers in package.json's browserslist have every feature that the published files
// use, or work without it. The test reads both sites at once, since most of their scripts are
// equal.

const builtFolders = (Object.keys(sites) as SiteName[])
  .filter(isBuilt)
  .map((name) => sites[name].folder);

type Unsupported = { styles: number; scripts: number; found: Record<string, string> };

/** Features that some of the oldest browsers lack, and the effect on their visitors. */
const fallbacks: Record<string, string> = {
  "css text-size-adjust":
    "Only phones enlarge text by themselves; other browsers do not need this property.",
  "css css-autofill": "An autofilled field has the browser's own background.",
  "css css-subgrid":
    "Before Chrome 117, the columns of heads and of the services page are as wide as their text, and the texts of steps begin below their own titles.",
  "css css-content-visibility": "Sections are laid out at once, and not only when they are near.",
  "css css3-cursors": "Phones have no cursor; the rule is for a mouse.",
  "css css-hyphens": "A long word of a heading, in text made large, breaks without a hyphen.",
  "css css-resize": "On phones, the message's field keeps its size and scrolls.",
  "css css-paged-media": "The printed page has the browser's own margins.",
  "css css-has": "In print, a heading may be on another page than its text.",
  "js requestIdleCallback": "A timer replaces it.",
  "js navigator.connection()": "Gatsby checks for it, and prefetches without it.",
  "js navigator.scheduling()": "React checks for it, and uses its own clock without it.",
};

function unsupportedIn(...folders: string[]): Unsupported {
  const command = ["e2e/built/unsupportedFeatures.mjs", ...folders];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return JSON.parse(stdout) as Unsupported;
}

it("uses no feature that the oldest browsers need and lack", () => {
  const { styles, scripts, found } = unsupportedIn(...builtFolders);
  expect(styles).toBeGreaterThan(0);
  expect(scripts).toBeGreaterThan(5);
  const missing = Object.entries(found).filter(([feature]) => !(feature in fallbacks));
  expect(Object.fromEntries(missing)).toEqual({});
});

describe("the check itself", () => {
  const samples = {
    "range.css": "@media (width >= 40em) { a { color: red } }",
    "nesting.css": "a { & b { color: red } }",
    "has.html": "<style>a:has(b) { color: red }</style>",
    "lookbehind.js": "var a = /(?<=a)b/;",
    "static.js": "class A { static { A.b = 1; } }",
    "idle.html": "<script>requestIdleCallback(a)</script>",
    "using.js": "using a = b",
  };
  const folder = mkdtempSync(join(tmpdir(), "oldest-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("finds new features in scripts, styles and pages", () => {
    for (const [file, text] of Object.entries(samples)) writeFileSync(join(folder, file), text);
    expect(Object.keys(unsupportedIn(folder).found).sort()).toEqual([
      "css css-has",
      "css css-media-range-syntax",
      "css css-nesting",
      "js ES2018 RegExp lookbehind assertions are forbidden.",
      "js ES2022 class static block is forbidden.",
      "js Lookbehind",
      "js Parsing error: Unexpected token a",
      "js requestIdleCallback",
    ]);
  });
});
