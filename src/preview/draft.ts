import { problemsIn } from "../content/check/bounds";
import { entryOf, type Entry } from "../content/check/entry";
import { errorsOfEntries } from "../content/check/checkEntries";
import { firstOf, issueAt, placeKey, type Issue } from "../content/check/issue";
import { contentTypeOf } from "../content/model/contentTypes";
import { normalized } from "../content/normalize";
import type { ContentFiles } from "../content/resolveContent";
import { placesIn } from "../content/schemaParts";
import type { Draft } from "./messages";

/** The content as it would be if the entry were saved. */
export const withDraft = (files: ContentFiles, { file, content }: Draft): ContentFiles =>
  new Map([...files, [file, content]]);

/** The files as the rules see them, and the errors of those that no rule sees. */
function readingsOf(files: ContentFiles): { entries: Entry[]; unreadable: Issue[] } {
  const [entries, unreadable]: [Entry[], Issue[]] = [[], []];
  for (const [file, content] of files) {
    const type = contentTypeOf(file);
    const problems = problemsIn(content);
    unreadable.push(...problems.map(({ path, message }) => issueAt({ file }, path, message)));
    if (type && problems.length === 0)
      entries.push(entryOf(file, type, normalized(type.schema, content)));
  }
  return { entries, unreadable };
}

/** The pictures that content names. Whether they are there shows when they are asked for. */
const picturesIn = (entries: readonly Entry[]) =>
  entries.flatMap(({ type, content }) =>
    placesIn(type.schema, content).flatMap(({ value, meta }) =>
      meta.kind === "imageFile" && typeof value === "string" ? [value] : [],
    ),
  );

function errorsOf(files: ContentFiles): Issue[] {
  const { entries, unreadable } = readingsOf(files);
  const names = new Set([...files.keys(), ...picturesIn(entries)]);
  return errorsOfEntries(entries, { files: names }, unreadable);
}

/** What the check says of an entry before it is saved. */
export type ErrorFinder = {
  /** Why the entry could not be saved: the errors it has, and those that it makes elsewhere. */
  ofDraft: (draft: Draft) => string[];
  /** What is wrong in the content as it is saved. */
  ofSaved: readonly string[];
};

/** @param saved all content as it is saved */
export function errorFinder(saved: ContentFiles): ErrorFinder {
  const savedErrors = errorsOf(saved);
  const before = new Set(savedErrors.map(placeKey));
  return {
    ofSaved: firstOf(savedErrors.map(({ message }) => message)),
    ofDraft(draft) {
      const errors = errorsOf(withDraft(saved, draft));
      const isOwn = ({ file }: Issue) => file === `data/${draft.file}`;
      const own = errors.filter(isOwn);
      const made = errors.filter((each) => !isOwn(each) && !before.has(placeKey(each)));
      return firstOf([...own, ...made].map(({ message }) => message));
    },
  };
}
