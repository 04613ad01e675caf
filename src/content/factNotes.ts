import { factOf, knownFacts, onlyServiceOf, placeholdersIn } from "./placeholders";
import type { ContentFiles } from "./resolveContent";
import { titleOfFile } from "./titles";

/**
 * What visitors see for the names in braces: "{since} shows 1975, from The business."
 * @param file the text's file, below data/
 */
export function factNotes(text: string, files: ContentFiles, file: string): string[] {
  const known = knownFacts(files);
  const own = onlyServiceOf(file, known);
  return [...new Set(placeholdersIn(text))].flatMap((name) => {
    const fact = factOf(known, name, own);
    if (!fact) return [];
    const { file: source } = fact.place;
    return [`{${name}} shows ${fact.text}, from ${titleOfFile(source, files.get(source))}.`];
  });
}
