import * as z from "zod";
import { placeName } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { resolveContent, type ContentFiles } from "../../../src/content/resolveContent";
import {
  innermost,
  isGroup,
  metaOf,
  type FieldPlace,
  type Path,
} from "../../../src/content/schema/schemaParts";
import { placeOfFile } from "../../../src/content/schema/titles";
import { asTyped } from "../../../src/content/words/wording";
import { createMarks, stretchesOf, withoutMarks } from "../../../src/preview/marks";

/** The found words, their field, and the field's name: "Home page › Top of the page › Heading". */
export type Found = { words: string; place: FieldPlace; name: string };

export type Search = (query: string) => Found[];

const mostFound = 30;
/** The number of characters shown on each side of the found words. */
const around = 40;

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : Array.isArray(value) || isGroup(value)
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The part of a text around the found words. The part never halves an emoji. */
function excerpt(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - around), at + length + around];
  const part = text.slice(from, to).replace(/^\p{Cs}|\p{Cs}$/gu, "");
  return `${from > 0 ? "…" : ""}${part}${to < text.length ? "…" : ""}`;
}

type Searched = { place: FieldPlace; text: string };

/** The labels of a group's fields, even in inner groups. Labels in a list's items lead to the list. */
function labelsIn(schema: z.ZodType, file: string, path: Path = []): Searched[] {
  const group = innermost(schema);
  if (group instanceof z.ZodArray)
    return labelsIn(group.element as z.ZodType, file).map(({ text }) => ({
      place: { file, path },
      text,
    }));
  if (!(group instanceof z.ZodObject)) return [];
  return Object.entries(group.shape).flatMap(([key, field]) => {
    const place = { file, path: [...path, key] };
    const text = metaOf(field as z.ZodType).title ?? "";
    return [{ place, text }, ...labelsIn(field as z.ZodType, file, place.path)];
  });
}

/**
 * Searches the words that visitors see, with the facts filled in, then the names of entries and the
 * labels of fields.
 */
export function createSearch(files: ContentFiles): Search {
  const marks = createMarks();
  const texts = [...resolveContent(files, marks.markOf).values()].flatMap(textsIn);
  const words = texts
    .flatMap((marked) => {
      const [first] = stretchesOf(marked);
      const place = first && marks.placeOf(first.mark);
      return place ? [{ place, text: withoutMarks(marked) }] : [];
    })
    // Texts for search engines come last.
    .sort((a, b) => Number(a.place.path[0] === "seo") - Number(b.place.path[0] === "seo"));
  const entries = [...files].map(([file, content]) => ({
    place: { file, path: [] },
    text: placeOfFile(file, content),
  }));
  const labels = [...files.keys()].flatMap((file) => {
    const type = contentTypeOf(file);
    return type ? labelsIn(type.schema, file) : [];
  });
  const all = [...words, ...entries, ...labels];
  return (query) => {
    const searched = asTyped(query);
    const found = new Map<string, Found>();
    for (const { place, text } of all) {
      const at = asTyped(text).indexOf(searched);
      if (at < 0 || found.size === mostFound) continue;
      const name = placeName({ file: place.file, content: files.get(place.file) }, place.path);
      // Two fields of a group may have the same label, so the key also has the text.
      const key = `${name} ${text}`;
      if (!found.has(key)) found.set(key, { place, words: excerpt(text, at, query.length), name });
    }
    return [...found.values()];
  };
}
