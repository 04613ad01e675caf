import { problemsIn } from "../../src/content/check/sizeRules";
import { errorsOfEntries } from "../../src/content/check/checkEntries";
import { entryOf, type Entry } from "../../src/content/check/entry";
import { fileOfIssue, issueAt, placeKey, type Issue } from "../../src/content/check/issue";
import { picturePlacesIn } from "../../src/content/check/pictureRules";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import type { ContentFiles } from "../../src/content/resolveContent";

/**
 * All errors of content in memory.
 * @param pictures the existing pictures below data/; by default, every picture that the content names exists
 */
export function errorsOf(files: ContentFiles, pictures?: Iterable<string>): Issue[] {
  const [entries, unreadable]: [Entry[], Issue[]] = [[], []];
  for (const [file, content] of files) {
    const type = contentTypeOf(file);
    if (!type) continue;
    const entry = entryOf(file, type, content);
    const problems = problemsIn(entry.content);
    unreadable.push(...problems.map(({ path, message }) => issueAt({ file }, path, message)));
    if (problems.length === 0) entries.push(entry);
  }
  const named = pictures ?? entries.flatMap(picturePlacesIn).map(({ value }) => value);
  return errorsOfEntries(entries, { files: new Set([...files.keys(), ...named]) }, unreadable);
}

/**
 * The reasons why edited content cannot be saved: errors of the edited files, then new errors of other
 * files.
 */
export function errorsOfEdit(
  before: readonly Issue[],
  after: readonly Issue[],
  edited: ReadonlySet<string>,
): Issue[] {
  const known = new Set(before.map(placeKey));
  const isEdited = (issue: Issue) => edited.has(fileOfIssue(issue));
  return [
    ...after.filter(isEdited),
    ...after.filter((issue) => !isEdited(issue) && !known.has(placeKey(issue))),
  ];
}
