import { checkTree, formatFault } from "../src/content/check/checkContent";
import { treeOf, validFiles, type Files } from "./contentFiles";

/** A fault: what is done to a valid content tree, and all that the check says then. */
export type Row = [fault: string, harm: (files: Files) => void, ...lines: string[]];

// Files of the valid content tree.
export const jane = "testimonials/jane-d.json";
export const decks = "services/decks.json";
export const siding = "services/siding.json";
export const home = "pages/home.json";

/** What the content check says of files, without a folder on the disk. */
export const faultsOf = (files: Files) => checkTree(treeOf(files)).map(formatFault);

/** One test for each fault. */
export function refuses(rows: readonly Row[]): void {
  it.each(rows)("refuses %s", (_fault, harm, ...lines) => {
    const files = validFiles();
    harm(files);
    expect(faultsOf(files)).toEqual(lines);
  });
}
