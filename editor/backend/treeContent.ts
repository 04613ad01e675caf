import type { ContentTree } from "../../src/content/check/contentTree";
import { issueAt, firstFew } from "../../src/content/check/issue";
import { parseContent } from "../../src/content/check/parse";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { nameOfEntry } from "../../src/content/titles";
import type { ContentFiles } from "../../src/content/resolveContent";
import { Refusal } from "../refusal";

/** The content of a JSON file; undefined if it is invalid. */
export function contentIn(bytes: Buffer | undefined): Record<string, unknown> | undefined {
  const result = bytes && parseContent(bytes);
  return result && "value" in result ? result.value : undefined;
}

/** The content of a JSON file; refuses invalid ones. */
export function requireContent(file: string, bytes: Buffer): Record<string, unknown> {
  const result = parseContent(bytes);
  if ("value" in result) return result.value;
  const issues = result.problems.map(({ path, message }) => issueAt({ file }, path, message));
  const lines = firstFew(issues.map(({ message }) => message));
  throw new Refusal(422, lines.join("\n"), { issues });
}

/** The content of a file of a tree; undefined if it is missing or invalid. */
export const contentAt = (tree: ContentTree, file: string) =>
  tree.files.has(file) && !tree.problems.has(file) ? contentIn(tree.read(file)) : undefined;

/** All content of a tree; invalid files count as empty. */
export const contentFilesOf = (tree: ContentTree): ContentFiles =>
  new Map([...tree.files].filter(contentTypeOf).map((file) => [file, contentAt(tree, file) ?? {}]));

/** Finds the names of entries by their folder and file name. */
export const entryNames = (tree: ContentTree) => (folder: string, name: string) => {
  const file = `${folder}/${name}.json`;
  return tree.files.has(file) ? nameOfEntry(file, contentAt(tree, file)) : name;
};
