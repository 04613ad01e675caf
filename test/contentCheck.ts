import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent, formatFault } from "../src/content/check/checkContent";
import { validFiles, writeFiles, type Files } from "./contentFiles";

/** A fault: what is done to a valid content tree, and all that the check says then. */
export type Row = [fault: string, harm: (files: Files) => void, ...lines: string[]];

// Files of the valid content tree.
export const jane = "testimonials/jane-d.json";
export const decks = "services/decks.json";
export const siding = "services/siding.json";
export const home = "pages/home.json";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with files, which goes after the tests of the file. */
export function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** What the content check says of files. */
export const faultsOf = (files: Files) => checkContent(folderOf(files)).map(formatFault);

/** One test for each fault. */
export function refuses(rows: readonly Row[]): void {
  it.each(rows)("refuses %s", (_fault, harm, ...lines) => {
    const files = validFiles();
    harm(files);
    expect(faultsOf(files)).toEqual(lines);
  });
}
