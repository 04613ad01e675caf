import { entryOf, type Entry } from "../content/check/entry";
import { faultsOfEntries } from "../content/check/checkEntries";
import { formatFault, type Fault } from "../content/check/issue";
import { contentTypeOf } from "../content/model/contentTypes";
import { dropBlanks } from "../content/normalize";
import { plainFault, type ContentOf } from "../content/plain/plainFault";
import type { ContentFiles } from "../content/query/entries";
import { placesIn } from "../content/schemaParts";
import type { Draft } from "./messages";
import { sentencesOf, withMark } from "./sentences";

/** The content as it would be if the entry were saved. */
export const withDraft = (files: ContentFiles, { file, content }: Draft): ContentFiles =>
  new Map([...files, [file, content]]);

const entriesIn = (files: ContentFiles): Entry[] =>
  [...files].flatMap(([file, content]) => {
    const type = contentTypeOf(file);
    return type ? [entryOf(file, type, dropBlanks(type.schema, content))] : [];
  });

/** The pictures that content names. Whether they are there shows when they are asked for. */
const picturesIn = (entries: readonly Entry[]) =>
  entries.flatMap(({ type, content }) =>
    placesIn(type.schema, content).flatMap(({ value, meta }) =>
      meta.kind === "imageFile" && typeof value === "string" ? [value] : [],
    ),
  );

function faultsOf(files: ContentFiles): Fault[] {
  const entries = entriesIn(files);
  return faultsOfEntries(entries, { files: new Set([...files.keys(), ...picturesIn(entries)]) });
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
    ofSaved: savedFaults.map((each) => withMark(plainFault(each, (file) => saved.get(file)))),
    ofDraft(draft) {
      const faults = faultsOf(withDraft(saved, draft));
      const own = faults.filter(({ file }) => file === `data/${draft.file}`);
      const made = faults.filter((each) => !own.includes(each) && !before.has(formatFault(each)));
      const schema = contentTypeOf(draft.file)?.schema;
      const contentOf: ContentOf = (file) =>
        file === draft.file ? draft.content : saved.get(file);
      const ownSentences = schema ? sentencesOf(schema, own, contentOf) : [];
      return [...ownSentences, ...made.map((each) => withMark(plainFault(each, contentOf)))];
    },
  };
}
