import type { ContentTree } from "../../src/content/check/contentTree";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { titleOfFile } from "../../src/content/titles";
import { uncapitalized } from "../../src/content/wording";
import { fieldChanges } from "../store/fieldChanges";
import type { FileEdit, Recorded } from "./journal";
import { contentIn, entryNames } from "../backend/treeContent";
import { sentenceOf } from "../store/words";

type Words = Pick<Recorded, "title" | "lines" | "undo">;

/** Longer sentences do not fit on a button. */
const longestOnButton = 90;

/** The changes in a content file, one sentence for each. */
export function changesInWords(
  file: string,
  before: unknown,
  after: unknown,
  tree: ContentTree,
): string[] {
  const type = contentTypeOf(file);
  if (!type) return [];
  const nameOf = entryNames(tree);
  return fieldChanges(before, after).map((each) => sentenceOf(type.schema, each, after, nameOf));
}

/** Describes an edit of one file. */
function wordsOf({ file, before, after }: FileEdit, tree: ContentTree): Words {
  const [old, now] = [contentIn(before), contentIn(after)];
  const title = titleOfFile(file, now ?? old);
  if (!before) return { title, lines: ["Added"], undo: `Undo adding ${title}` };
  if (!after) return { title, lines: ["Deleted"], undo: `Undo deleting ${title}` };
  const lines = old && now ? changesInWords(file, old, now, tree) : ["Changed"];
  const [only, ...others] = lines;
  const isShort = only !== undefined && others.length === 0 && only.length <= longestOnButton;
  return {
    title,
    lines,
    undo: isShort ? `Undo: ${uncapitalized(only)}` : `Undo the change to ${title}`,
  };
}

/** The file that an edit is named after: its first content file. */
export const mainFile = (files: readonly FileEdit[]): FileEdit | undefined =>
  files.find(({ file }) => file.endsWith(".json")) ?? files[0];

/**
 * Describes an edit, with the title of its first content file.
 * @param tree the content after the edit
 */
export function describeEdit(files: readonly FileEdit[], tree: ContentTree): Words {
  const main = mainFile(files);
  if (!main) throw new Error("An edit changes at least one file.");
  const { title, lines, undo } = wordsOf(main, tree);
  const others = files
    .filter((each) => each !== main)
    .map((each) => wordsOf(each, tree))
    .flatMap((words) => words.lines.map((line) => `${words.title}: ${uncapitalized(line)}`));
  // The undo button must not name only a part of the edit.
  const isMore = others.length > 0 && undo.startsWith("Undo: ");
  return {
    title,
    lines: [...lines, ...others],
    undo: isMore ? `Undo the change to ${title}` : undo,
  };
}
