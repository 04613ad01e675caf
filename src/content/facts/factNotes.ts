import {
  factOf,
  fillPlaceholders,
  knownFacts,
  onlyServiceOf,
  placeholdersIn,
  type Fact,
} from "./placeholders";
import type { ContentFiles } from "../resolveContent";
import { contentTypeOf } from "../model/contentTypes";
import { labelsOfPath } from "../schema/labels";
import { nameOfEntry } from "../schema/titles";

/** The fact that fills a placeholder of a text, with the names of the fact's field. */
type FactNote = Fact & {
  /** The placeholder, with its braces: "{since}". */
  name: string;
  /** The name of the entry that holds the fact: "The business". */
  source: string;
  /** The label of the top-level field that holds the fact: "Year founded", "Duration and price". */
  label: string;
};

/**
 * The facts that fill the placeholders of a text.
 * @param file the text's file, below data/
 */
export function factNotes(text: string, files: ContentFiles, file: string): FactNote[] {
  const names = [...new Set(placeholdersIn(text))];
  if (names.length === 0) return [];
  const known = knownFacts(files);
  const own = onlyServiceOf(file, known);
  return names.flatMap((name) => {
    const fact = factOf(known, name, own);
    if (!fact) return [];
    const { file: owner, path } = fact.place;
    const source = nameOfEntry(owner, files.get(owner));
    const type = contentTypeOf(owner);
    const [label = ""] = type ? labelsOfPath(type.schema, path, files.get(owner)) : [];
    return [{ ...fact, name: `{${name}}`, source, label }];
  });
}

/** A text as visitors read it, with facts in place of placeholders. An unknown placeholder stays. */
export function withFacts(text: string, files: ContentFiles, file: string): string {
  if (!text.includes("{")) return text;
  const known = knownFacts(files);
  return fillPlaceholders(text, known, onlyServiceOf(file, known));
}
