import { problemsIn } from "../content/check/bounds";
import { entryOf, type Entry } from "../content/check/entry";
import { faultsOfEntries } from "../content/check/checkEntries";
import { faultAt, firstOf, formatFault, type Fault } from "../content/check/issue";
import { contentTypeOf } from "../content/model/contentTypes";
import { dropBlanks } from "../content/normalize";
import { plainFault, type ContentOf } from "../content/plain/plainFault";
import type { ContentFiles } from "../content/resolveContent";
import { placesIn } from "../content/schemaParts";
import type { Draft } from "./messages";
import { sentencesOf, withMark } from "./sentences";

/** The content as it would be if the entry were saved. */
export const withDraft = (files: ContentFiles, { file, content }: Draft): ContentFiles =>
  new Map([...files, [file, content]]);

/** The files as the rules see them, and the faults of those that no rule sees. */
function readingsOf(files: ContentFiles): { entries: Entry[]; unreadable: Fault[] } {
  const [entries, unreadable]: [Entry[], Fault[]] = [[], []];
  for (const [file, content] of files) {
    const type = contentTypeOf(file);
    const problems = problemsIn(content);
    unreadable.push(...problems.map(({ path, message }) => faultAt(file, path, message)));
    if (type && problems.length === 0)
      entries.push(entryOf(file, type, dropBlanks(type.schema, content)));
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

function faultsOf(files: ContentFiles): Fault[] {
  const { entries, unreadable } = readingsOf(files);
  const names = new Set([...files.keys(), ...picturesIn(entries)]);
  return faultsOfEntries(entries, { files: names }, unreadable);
}

/** What the check says of an entry before it is saved. */
export type FaultFinder = {
  /** Why the entry could not be saved: the faults it has, and those that it makes elsewhere. */
  ofDraft: (draft: Draft) => string[];
  /** What is wrong in the content as it is saved. */
  ofSaved: readonly string[];
};

/** @param saved all content as it is saved */
export function faultFinder(saved: ContentFiles): FaultFinder {
  const savedFaults = faultsOf(saved);
  const before = new Set(savedFaults.map(formatFault));
  return {
    ofSaved: firstOf(
      savedFaults.map((each) => withMark(plainFault(each, (file) => saved.get(file)))),
    ),
    ofDraft(draft) {
      const faults = faultsOf(withDraft(saved, draft));
      const own = faults.filter(({ file }) => file === `data/${draft.file}`);
      const made = faults.filter((each) => !own.includes(each) && !before.has(formatFault(each)));
      const schema = contentTypeOf(draft.file)?.schema;
      const contentOf: ContentOf = (file) =>
        file === draft.file ? draft.content : saved.get(file);
      const ownSentences = schema ? sentencesOf(schema, own, contentOf) : [];
      const others = made.map((each) => withMark(plainFault(each, contentOf)));
      return firstOf([...ownSentences, ...others]);
    },
  };
}
