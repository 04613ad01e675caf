import { contentTypeOf } from "../../src/content/model/contentTypes";
import { titleOfFile } from "../../src/content/schema/titles";
import { uncapitalized } from "../../src/content/words/wording";
import { fieldChanges } from "./fieldChanges";
import { mainFile, type FileVersions, type NameOf } from "./versions";
import { sentenceOf } from "./words";

/** An edit in words. */
type Words = {
  /** The edited entry: "Testimonial “Ruth S.”". */
  title: string;
  /** One sentence for each change. */
  lines: string[];
};

/** The changes in a content file, one sentence for each. */
export function changesInWords(
  file: string,
  before: unknown,
  after: unknown,
  nameOf: NameOf,
): string[] {
  const type = contentTypeOf(file);
  if (!type) return [];
  return fieldChanges(before, after).map((each) => sentenceOf(type.schema, each, after, nameOf));
}

/** Describes an edit of one file. */
function wordsOf({ file, before, after }: FileVersions, nameOf: NameOf): Words {
  const [old, now] = [before?.content, after?.content];
  const title = titleOfFile(file, now ?? old);
  if (!before) return { title, lines: ["Added"] };
  if (!after) return { title, lines: ["Deleted"] };
  return { title, lines: old && now ? changesInWords(file, old, now, nameOf) : ["Changed"] };
}

/**
 * Describes an edit, with the title of its first content file.
 * @param nameOf names the entries after the edit
 */
export function describeEdit(files: readonly FileVersions[], nameOf: NameOf): Words {
  const main = mainFile(files);
  if (!main) throw new Error("An edit changes at least one file.");
  const { title, lines } = wordsOf(main, nameOf);
  const others = files
    .filter((each) => each !== main)
    .map((each) => wordsOf(each, nameOf))
    .flatMap((words) => words.lines.map((line) => `${words.title}: ${uncapitalized(line)}`));
  return { title, lines: [...lines, ...others] };
}
