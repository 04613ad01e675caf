import { slugOf } from "../words/slug";
import { curlyQuoted } from "./labels";
import { folders, singles } from "./folders";
import { contentTypeOf } from "../model/contentTypes";

const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The name of an entry: "Ruth S.", "Home page". */
export function nameOfEntry(file: string, content: unknown): string {
  const type = contentTypeOf(file);
  if (!type) return fileName(file);
  if (!type.folder) return type.label;
  const { [folders[type.folder].identifier]: name } = (content ?? {}) as Record<string, unknown>;
  return typeof name === "string" && name.trim() !== "" ? name.trim() : slugOf(file);
}

/** The kind and the name of a file: "Testimonial “Ruth S.”", "Home page", "Picture deck.jpg". */
export function titleOfFile(file: string, content: unknown): string {
  const type = contentTypeOf(file);
  if (!type)
    return `${/^images\/.*(?<!\.json)$/.test(file) ? "Picture" : "File"} ${fileName(file)}`;
  const name = nameOfEntry(file, content);
  return type.folder ? `${type.label} ${curlyQuoted(name)}` : name;
}

/** The place of an entry in the editor: "Service pages › Decks", "Pages › Home page". */
export function placeOfFile(file: string, content: unknown): string {
  const folder = contentTypeOf(file)?.folder;
  const collection = folder ? folders[folder] : singles.find(({ holds }) => holds(file));
  return [collection?.label, nameOfEntry(file, content)].filter(Boolean).join(" › ");
}
