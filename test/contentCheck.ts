import { formatIssue, validateContent } from "../src/content/check/checkContent";
import { treeOf, validFiles, type Files } from "./contentFiles";

/** An error: a change of valid content, and all sentences of the check after it. */
export type Row = [error: string, harm: (files: Files) => void, ...lines: string[]];

// Files of validFiles().
export const jane = "testimonials/jane-d.json";
export const decks = "services/decks.json";
export const siding = "services/siding.json";
export const home = "pages/home.json";

/** The errors of the content check as lines. Uses no disk. */
export const errorsOf = (files: Files) => validateContent(treeOf(files)).errors.map(formatIssue);

/**
 * Makes a test of each row.
 * @param make makes the content without errors
 */
export function refuses(rows: readonly Row[], make = validFiles): void {
  it.each(rows)("refuses %s", (_what, harm, ...lines) => {
    const files = make();
    harm(files);
    expect(errorsOf(files)).toEqual(lines);
  });
}
