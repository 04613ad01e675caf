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

/** What visitors see for a name in braces, and the field that holds it. */
type FactNote = Fact & {
  /** The name in braces: "{since}". */
  name: string;
  /** The entry with the field: "The business". */
  source: string;
  /** The part of the form with the field: "Year founded", "Duration and price". */
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

/** A text as visitors read it. A text that cannot be filled in stays as it is. */
export function withFacts(text: string, files: ContentFiles, file: string): string {
  if (!text.includes("{")) return text;
  const known = knownFacts(files);
  return fillPlaceholders(text, known, onlyServiceOf(file, known));
}
