import { formatIssue, validateContent } from "../src/content/check/checkContent";
import { treeOf, validFiles, type Files } from "./contentFiles";

/** An error: what is done to a valid content tree, and all that the check says then. */
export type Row = [error: string, harm: (files: Files) => void, ...lines: string[]];

// Files of the valid content tree.
export const jane = "testimonials/jane-d.json";
export const decks = "services/decks.json";
export const siding = "services/siding.json";
export const home = "pages/home.json";

/** What the content check says of files, without a folder on the disk. */
export const errorsOf = (files: Files) => validateContent(treeOf(files)).errors.map(formatIssue);

/** One test for each error. */
export function refuses(rows: readonly Row[]): void {
  it.each(rows)("refuses %s", (_what, harm, ...lines) => {
    const files = validFiles();
    harm(files);
    expect(errorsOf(files)).toEqual(lines);
  });
}
