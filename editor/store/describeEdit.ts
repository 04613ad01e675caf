import { contentTypeOf } from "../../src/content/model/contentTypes";
import { titleOfFile } from "../../src/content/schema/titles";
import { uncapitalized } from "../../src/content/words/wording";
import { fieldChanges } from "./fieldChanges";
import { namedFiles, type FileVersions, type NameOf } from "./versions";
import { sentenceOf } from "./words";

/** An edit in words. */
type Words = {
  /** The edited entries: "Testimonial “Ruth S.”", "Home page and The business", "Home page and 2 more". */
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
 * Describes an edit. Each line begins with the name of its entry, unless the title names only that entry.
 * @param nameOf names the entries after the edit
 */
export function describeEdit(files: readonly FileVersions[], nameOf: NameOf): Words {
  const named = namedFiles(files);
  const wordsOfAll = (some: readonly FileVersions[]) => some.map((each) => wordsOf(each, nameOf));
  const ofNamed = wordsOfAll(named);
  const ofOthers = wordsOfAll(files.filter((each) => !named.includes(each)));
  const withTitle = ({ title, lines }: Words) =>
    lines.map((line) => `${title}: ${uncapitalized(line)}`);
  const [first, second, ...more] = ofNamed;
  if (!first) throw new Error("An edit changes at least one file.");
  const { title, lines } = first;
  if (!second) return { title, lines: [...lines, ...ofOthers.flatMap(withTitle)] };
  const others = more.length > 0 ? `${more.length + 1} more` : second.title;
  return { title: `${title} and ${others}`, lines: [...ofNamed, ...ofOthers].flatMap(withTitle) };
}
