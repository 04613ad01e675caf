import * as z from "zod";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { listed } from "../../../src/content/model/listed";
import { resolveContent, type ContentFiles } from "../../../src/content/resolveContent";
import type { Folder } from "../../../src/content/schema/fields";
import { labelsOfPath } from "../../../src/content/schema/labels";
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
import { nameInFiles, titleInFiles } from "../lists/entriesOf";
import type { Route } from "../routes";

/**
 * A result of the search: the found words; the name of their place, "Home page › Top of the page › Heading";
 * and what the result opens, a field or a list of the editor.
 */
export type Found = { words: string; name: string; to: FieldPlace | Route };

export type Search = (query: string) => Found[];

/** The most results that people see. A search finds one more, to tell that there are more. */
export const mostFound = 30;

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

type Searched = { place: FieldPlace; text: string; alsoCalled?: string };

/** The lists of the editor, with other words by which people may search for them. */
const lists: readonly { route: Route; text: string; alsoCalled: string }[] = [
  {
    route: { kind: "launch" },
    text: "To do before launch",
    alsoCalled: "checklist, go live, publish, samples, search engines",
  },
  { route: { kind: "pictures" }, text: "Pictures", alsoCalled: "photos, images, upload" },
  { route: { kind: "history" }, text: "History", alsoCalled: "versions, restore, undo" },
  listOf("testimonials", "reviews, ratings"),
  listOf("projects", "portfolio, jobs"),
  listOf("faqs", "FAQs, answers"),
];

function listOf(folder: Folder, alsoCalled: string) {
  const route: Route = { kind: "list", collection: folder };
  return { route, text: listed[folder].label, alsoCalled };
}

/** True if the words contain the searched text at the beginning of a word. */
const beginsAWord = (words: string, searched: string) =>
  asTyped(words)
    .split(/(?<=[^\p{L}\p{N}])/u)
    .some((_, at, parts) => parts.slice(at).join("").startsWith(searched));

/** The labels of a group's fields, even in inner groups. Labels in a list's items lead to the list. */
function labelsIn(schema: z.ZodType, file: string, path: Path = []): Searched[] {
  const group = innermost(schema);
  if (group instanceof z.ZodArray)
    return labelsIn(group.element as z.ZodType, file).map((found) => ({
      ...found,
      place: { file, path },
    }));
  if (!(group instanceof z.ZodObject)) return [];
  return Object.entries(group.shape).flatMap(([key, field]) => {
    const place = { file, path: [...path, key] };
    const { title: text = "", alsoCalled } = metaOf(field as z.ZodType);
    return [{ place, text, alsoCalled }, ...labelsIn(field as z.ZodType, file, place.path)];
  });
}

/** The place of an entry: "Service pages › Decks", "Questions › Decks", "Pages › Home page". */
function placeOfEntry(file: string, files: ContentFiles): string {
  const folder = contentTypeOf(file)?.folder;
  return folder
    ? [listed[folder].label, nameInFiles(file, files)].join(" › ")
    : placeOfFile(file, files.get(file));
}

/** The name of a field: "Home page › Top of the page › Heading". */
function nameOfPlace({ file, path }: FieldPlace, files: ContentFiles): string {
  const type = contentTypeOf(file);
  const labels = type ? labelsOfPath(type.schema, path, files.get(file)) : [];
  return [titleInFiles(file, files), ...labels].join(" › ");
}

/**
 * Makes the search of some content. The order of its results: the editor's lists; entries and fields whose
 * whole name or label was typed; words that visitors see, with the facts filled in; names of entries and
 * labels of fields. Lists and labels are also found by their other names (`alsoCalled`).
 */
export function createSearch(files: ContentFiles): Search {
  const marks = createMarks();
  const texts = [...resolveContent(files, marks.markOf).values()].flatMap(textsIn);
  const words: Searched[] = texts
    .flatMap((marked) => {
      const [first] = stretchesOf(marked);
      const place = first && marks.placeOf(first.mark);
      return place ? [{ place, text: withoutMarks(marked) }] : [];
    })
    // Texts for search engines come last.
    .sort((a, b) => Number(a.place.path[0] === "seo") - Number(b.place.path[0] === "seo"));
  const entries: Searched[] = [...files].map(([file]) => ({
    place: { file, path: [] },
    text: placeOfEntry(file, files),
  }));
  const labels = [...files.keys()].flatMap((file) => {
    const type = contentTypeOf(file);
    return type ? labelsIn(type.schema, file) : [];
  });
  const names = [...entries, ...labels];
  return (query) => {
    const searched = asTyped(query);
    const found = new Map<string, Found>();
    const named = names.filter(({ text }) => asTyped(text) === searched);
    for (const { place, text, alsoCalled = "" } of [...named, ...words, ...names]) {
      const at = asTyped(text).indexOf(searched);
      const isFound = at >= 0 || beginsAWord(alsoCalled, searched);
      if (!isFound || found.size > mostFound) continue;
      const name = nameOfPlace(place, files);
      // Two fields of a group may have the same label, so the key also has the text.
      const key = `${name} ${text}`;
      const shown = at < 0 ? text : excerpt(text, at, query.length);
      if (!found.has(key)) found.set(key, { to: place, words: shown, name });
    }
    const ofLists = lists
      .filter(({ text, alsoCalled }) => beginsAWord(`${text}, ${alsoCalled}`, searched))
      .map(({ route, text }): Found => ({ to: route, words: text, name: "Opens this list" }));
    return [...ofLists, ...found.values()];
  };
}
