/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentTree, examine, type Advice } from "../src/content/check/checkContent";
import { set, validFiles, writeFiles, type Files } from "../test/contentFiles";
import type { SiteStatus } from "./types";
import { editorStatus } from "./editorStatus";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "status-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const live: SiteStatus = { state: "live", lines: ["The site shows what is saved."] };

/** What the editor is told of content in which something was changed. */
function told(change: (files: Files) => void, advice?: readonly Advice[]) {
  const files = validFiles();
  change(files);
  writeFiles(folder, files);
  const found = advice ?? examine(contentTree(folder)).advice;
  return editorStatus({ dataDir: folder, status: () => ({ ...live, advice: found }) })();
}

it("tells of the site as it is where there is nothing to advise", () => {
  expect(told(() => undefined)).toEqual(live);
});

it("names the form and the field, and leads there", () => {
  const { advice = [] } = told((files) =>
    set(files, "pages/home.json", "hero.lead", "We commence on Monday."),
  );
  expect(advice).toEqual([
    {
      sentence: expect.stringMatching(
        /^Home page › Top of the page › .* says “commence”; plainer is: start\.$/,
      ) as string,
      file: "data/pages/home.json",
      path: ["hero", "lead"],
    },
  ]);
});

it("speaks of a service that stands in no list, and of no file", () => {
  const { advice = [] } = told((files) => {
    const { "services/decks.json": decks } = files;
    files["services/roofs.json"] = structuredClone(decks) as object;
    set(files, "services/roofs.json", "name", "Roofs");
    set(files, "services/roofs.json", "address", "/services/roofs");
  });
  const [unlisted] = advice.filter(({ file }) => file === "data/services/roofs.json");
  expect(unlisted?.sentence).toMatch(/^Service page “Roofs”: has a page that stands in no list/);
  expect(JSON.stringify(advice.map(({ sentence }) => sentence))).not.toMatch(
    /data\/|\.json|no\. \d/,
  );
});

it("speaks of a page that has grown long by its name, and leads to its form", () => {
  const long = { file: "the page /", page: "/", message: "has 15.0 KB of HTML", plain: "is long" };
  expect(told(() => undefined, [long]).advice).toEqual([
    { sentence: "Home page is long.", file: "data/pages/home.json" },
  ]);
  expect(told(() => undefined, [{ ...long, page: "/nowhere" }]).advice).toEqual([
    { sentence: "The page /nowhere is long." },
  ]);
});
