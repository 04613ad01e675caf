import { problemsIn } from "../content/check/bounds";
import { entryOf, type Entry } from "../content/check/entry";
import { errorsOfEntries } from "../content/check/checkEntries";
import { picturesIn } from "../content/check/pictures";
import { issueAt, placeKey, type Issue } from "../content/check/issue";
import { labelsOfPath } from "../content/labels";
import { contentTypeOf } from "../content/model/contentTypes";
import type { ContentFiles } from "../content/resolveContent";
import { valueAt, type Path } from "../content/schemaParts";
import type { Draft } from "./messages";

/** The content with the draft of the entry. */
export const withDraft = (files: ContentFiles, { file, content }: Draft): ContentFiles =>
  new Map([...files, [file, content]]);

function errorsOf(files: ContentFiles): Issue[] {
  const [entries, unreadable]: [Entry[], Issue[]] = [[], []];
  for (const [file, content] of files) {
    const type = contentTypeOf(file);
    if (!type) continue;
    const entry = entryOf(file, type, content);
    const problems = problemsIn(entry.content);
    unreadable.push(...problems.map(({ path, message }) => issueAt({ file }, path, message)));
    if (problems.length === 0) entries.push(entry);
  }
  // The preview learns later whether the pictures exist.
  const pictures = entries.flatMap(picturesIn).map(({ value }) => value);
  const names = new Set([...files.keys(), ...pictures]);
  return errorsOfEntries(entries, { files: names }, unreadable);
}

/** True if the form shows nothing at a place: no value, an empty text, or an empty list. */
const isEmptyAt = (content: unknown, path: Path) => {
  const value = valueAt(content, path) ?? "";
  return value === "" || (Array.isArray(value) && value.length === 0);
};

/** The label of a field in the form, after that of its section: "Picture › Description". */
function labelAt({ file, content }: Draft, path: Path): string {
  const type = contentTypeOf(file);
  return type ? labelsOfPath(type.schema, path, content).slice(-2).join(" › ") : "";
}

/**
 * Finds the errors of an unsaved entry.
 * @param saved all saved content
 */
export function errorFinder(saved: ContentFiles) {
  const savedErrors = errorsOf(saved);
  const before = new Set(savedErrors.map(placeKey));
  return {
    /** The errors of the saved content. */
    ofSaved: savedErrors,
    /**
     * The reasons why the entry cannot be saved: its own errors, and errors that it causes elsewhere.
     * One reason names all fields that a new entry still lacks, and leads to the first.
     */
    ofDraft(draft: Draft): Issue[] {
      const errors = errorsOf(withDraft(saved, draft));
      const isOwn = ({ file }: Issue) => file === `data/${draft.file}`;
      const isLacking = ({ path }: Issue) => draft.isNew && isEmptyAt(draft.content, path);
      const own = errors.filter(isOwn);
      const wrong = own.filter((each) => !isLacking(each));
      const lacking = own.filter(isLacking);
      const caused = errors.filter((each) => !isOwn(each) && !before.has(placeKey(each)));
      const labels = lacking.map(({ path }) => labelAt(draft, path)).join(", ");
      const [first] = lacking.map((each) => ({ ...each, message: `Still empty: ${labels}` }));
      return [...(first ? [first] : []), ...wrong, ...caused];
    },
  };
}
