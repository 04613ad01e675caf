import { factOf, knownFacts, onlyServiceOf, placeholdersIn, type Fact } from "./placeholders";
import type { ContentFiles } from "../resolveContent";
import { nameOfEntry } from "../schema/titles";

/** What visitors see for a name in braces, and the field that holds it. */
type FactNote = Fact & {
  /** The name in braces: "{since}". */
  name: string;
  /** The entry with the field: "The business". */
  source: string;
};

/**
 * What visitors see for the names in braces of a text.
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
    const source = nameOfEntry(fact.place.file, files.get(fact.place.file));
    return [{ ...fact, name: `{${name}}`, source }];
  });
}
