import { cpSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../src/content/check/contentFolder";
import { checkContent } from "../../src/content/check/checkContent";
import { readContentFiles } from "../../src/content/query/readContentFiles";
import { testContent } from "../../test/builtSites";
import { temporaryFolder } from "../../test/temporaryFolder";
import { makeError, markedEdits, routesOf } from "./editFile";

const folder = temporaryFolder();
const inContent = (path: string) => join(folder.path, "data", path);

beforeEach(() => cpSync(testContent, inContent("."), { recursive: true }));

const textOfContent = () => JSON.stringify([...readContentFiles(inContent(".")).values()]);

const errors = () => checkContent(contentFolder(inContent("."))).errors;

it("edits existing entries, without errors", () => {
  const edits = markedEdits(folder.path);
  expect(edits).toHaveLength(3);
  for (const edit of edits) {
    edit.apply(folder.path, 7);
    edit.apply(folder.path, 8);
    expect(routesOf(folder.path)).toContain(edit.page);
    expect([
      textOfContent().includes(edit.shows(7)),
      textOfContent().includes(edit.shows(8)),
    ]).toEqual([false, true]);
  }
  expect(errors()).toEqual([]);
});

it("makes an error, and fixes it", () => {
  const fix = makeError(folder.path);
  expect(errors()).toHaveLength(1);
  fix();
  expect(errors()).toEqual([]);
});
