import { entryOf, type Entry } from "../content/check/entry";
import { faultsOfEntries } from "../content/check/entries";
import { formatFault, type Fault } from "../content/check/issue";
import { contentTypeOf } from "../content/model/contentTypes";
import { dropBlanks } from "../content/normalize";
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

/**
 * Tells why an entry could not be saved, in sentences: the faults it has, and those that it makes
 * elsewhere.
 * @param saved all content as it is saved
 */
export function faultFinder(saved: ContentFiles): (draft: Draft) => string[] {
  const before = new Set(faultsOf(saved).map(formatFault));
  return (draft) => {
    const faults = faultsOf(withDraft(saved, draft));
    const own = faults.filter(({ file }) => file === `data/${draft.file}`);
    const made = faults.filter((each) => !own.includes(each) && !before.has(formatFault(each)));
    const schema = contentTypeOf(draft.file)?.schema;
    const ownSentences = schema ? sentencesOf(schema, own) : [];
    return [...ownSentences, ...made.map((each) => withMark(formatFault(each)))];
  };
}
