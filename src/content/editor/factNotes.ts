import { entryOf } from "../check/entry";
import { knownFacts, type Known } from "../check/knownFacts";
import { contentTypeOf } from "../model/contentTypes";
import { factOf, namesIn, onlyServiceOf } from "../placeholders";
import type { ContentFiles } from "../resolveContent";
import { titleOfFile } from "../titles";

const knownByFiles = new WeakMap<ContentFiles, Known>();

function knownIn(files: ContentFiles): Known {
  const read = knownByFiles.get(files);
  if (read) return read;
  const entries = [...files].flatMap(([file, content]) => {
    const type = contentTypeOf(file);
    return type ? [entryOf(file, type, content)] : [];
  });
  const known = knownFacts(entries);
  knownByFiles.set(files, known);
  return known;
}

/**
 * What visitors see for the names in braces: "{since} shows 1975, from The business."
 * @param file the text's file, below data/
 */
export function factNotes(text: string, files: ContentFiles, file: string): string[] {
  const known = knownIn(files);
  const own = onlyServiceOf(file, known.serviceFiles);
  return [...new Set(namesIn(text))].flatMap((name) => {
    const fact = factOf(known, name, own);
    if (!fact) return [];
    const { file: source } = fact.place;
    return [`{${name}} shows ${fact.text}, from ${titleOfFile(source, files.get(source))}.`];
  });
}
