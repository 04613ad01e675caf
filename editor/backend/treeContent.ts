import type { ContentTree, Fault } from "../../src/content/check/checkContent";
import { faultAt, firstOf, formatFault } from "../../src/content/check/issue";
import { parseContent } from "../../src/content/check/parse";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { plainFault as plain } from "../../src/content/plain/plainFault";
import { nameOfEntry } from "../../src/content/plain/titles";
import type { ContentFiles } from "../../src/content/resolveContent";
import { Refusal } from "../refusal";

/** The content of a JSON file; undefined where it cannot be read. */
export function contentIn(bytes: Buffer | undefined): Record<string, unknown> | undefined {
  const result = bytes && parseContent(bytes);
  return result && "value" in result ? result.value : undefined;
}

/** The content of a JSON file, by its path below data/; refuses one that cannot be read. */
export function requireContent(file: string, bytes: Buffer): Record<string, unknown> {
  const result = parseContent(bytes);
  if ("value" in result) return result.value;
  const sentences = result.problems.map(({ path, message }) => {
    const fault = faultAt(file, path, message);
    return path.length > 0 ? plain(fault, () => undefined) : formatFault(fault);
  });
  throw new Refusal(422, firstOf(sentences).join("\n"));
}

/** The content of a file of a tree; undefined where there is none, or none that can be read. */
export const contentAt = (tree: ContentTree, file: string) =>
  tree.files.has(file) && !tree.problems.has(file) ? contentIn(tree.read(file)) : undefined;

/** All content of a tree; a file that cannot be read counts as one without any fields. */
export const contentOf = (tree: ContentTree): ContentFiles =>
  new Map([...tree.files].filter(contentTypeOf).map((file) => [file, contentAt(tree, file) ?? {}]));

/** Finds the names of the entries of a tree by their folder and file name. */
export const namesIn = (tree: ContentTree) => (folder: string, name: string) => {
  const file = `${folder}/${name}.json`;
  return tree.files.has(file) ? nameOfEntry(file, contentAt(tree, file)) : name;
};

/**
 * A fault in the words of the forms.
 * @param tree the content with the edit
 * @param before the content without it, which still knows what the edit deletes
 */
export const plainFault = (fault: Fault, tree: ContentTree, before = tree): string =>
  plain(fault, (file) => contentAt(tree, file) ?? contentAt(before, file));
