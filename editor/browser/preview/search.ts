import { placeName } from "../../../src/content/check/issue";
import { resolveContent, type ContentFiles } from "../../../src/content/resolveContent";
import { isGroup, type FieldPlace } from "../../../src/content/schemaParts";
import { createMarks, stretchesOf, withoutMarks } from "../../../src/preview/marks";

/** Words of the site, their field, and the field's name: "Home page › Top of the page › Heading". */
export type Found = { words: string; place: FieldPlace; name: string };

const mostFound = 30;
/** The number of characters shown on each side of the words. */
const around = 40;

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : Array.isArray(value) || isGroup(value)
      ? Object.values(value).flatMap(textsIn)
      : [];

function excerpt(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - around), at + length + around];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/** Searches the words that visitors see, with the facts filled in. */
export function createSearch(files: ContentFiles): (query: string) => Found[] {
  const marks = createMarks();
  const texts = [...resolveContent(files, marks.markOf).values()].flatMap(textsIn);
  const all = texts
    .flatMap((marked) => {
      const [first] = stretchesOf(marked);
      const place = first && marks.placeOf(first.mark);
      return place ? [{ place, text: withoutMarks(marked) }] : [];
    })
    // Texts for search engines come last.
    .sort((a, b) => Number(a.place.path[0] === "seo") - Number(b.place.path[0] === "seo"));
  return (query) => {
    const searched = query.toLowerCase();
    const found = all.filter(({ text }) => text.toLowerCase().includes(searched));
    return found.slice(0, mostFound).map(({ place, text }) => ({
      place,
      words: excerpt(text, text.toLowerCase().indexOf(searched), query.length),
      name: placeName({ file: place.file, content: files.get(place.file) }, place.path),
    }));
  };
}
