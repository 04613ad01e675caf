import type * as z from "zod";
import { contentTypeOf, contentTypes } from "./model/contentTypes";
import { normalized } from "./schema/normalize";
import { isHidden, withoutHidden } from "./pages/hidden";
import { fillPlaceholders, knownFacts, onlyServiceOf, type Fact } from "./facts/placeholders";
import {
  childOf,
  derivedTextsOf,
  isVisibleText,
  type FieldPlace,
  type Path,
} from "./schema/schemaParts";
import { slugOf } from "./words/slug";

/** The JSON of content files, by their paths below data/. */
export type ContentFiles = ReadonlyMap<string, unknown>;

export type Group = Readonly<Record<string, unknown>>;

/** A content file as the site's queries see it. */
export type Resolved = Group & { slug: string };

/** Makes the mark of a field. The preview finds the field of a text by the mark before the text. */
export type MarkOf = (place: FieldPlace) => string;

/** @param path the path of a text that takes a mark; undefined for a text without one, like an address */
type Change = (text: string, path?: Path) => string;

function mapTexts(
  value: unknown,
  change: Change,
  schema: z.ZodType | undefined,
  path: Path = [],
): unknown {
  if (typeof value === "string")
    return change(value, schema && isVisibleText(schema) ? path : undefined);
  const below = (each: unknown, step: string | number) =>
    mapTexts(each, change, schema && childOf(schema, step), [...path, step]);
  if (Array.isArray(value)) return value.map(below);
  if (typeof value !== "object" || value === null) return value;
  const derived = schema ? derivedTextsOf(schema, value as Group) : [];
  return Object.fromEntries([
    ...Object.entries(value).map(([key, each]) => [key, below(each, key)]),
    ...derived.map(([key, text]) => [key, change(text, path)]),
  ]);
}

/**
 * Turns content into what the site shows: fills placeholders, removes blanks and hidden entries, and gives
 * each file its slug, which references use. Gatsby, the editor's preview and tests call this function.
 * @param markOf marks the words of fields, only for the preview
 * @returns the files by their paths below data/
 */
export function resolveContent(
  files: ContentFiles,
  markOf?: MarkOf,
): ReadonlyMap<string, Resolved> {
  const typed = [...files].flatMap(([file, value]) => {
    const schema = contentTypeOf(file)?.schema;
    return schema ? [{ file, schema, content: normalized(schema, value) as Group }] : [];
  });
  const known = knownFacts(new Map(typed.map(({ file, content }) => [file, content])));

  const hidden = new Set(typed.flatMap(({ file, content }) => (isHidden(content) ? [file] : [])));

  /** Puts the mark before the text. A fact in the text has its own mark, and the text's mark follows it. */
  function fill(text: string, own: string | undefined, place: FieldPlace | undefined): string {
    const mark = (place && markOf?.(place)) ?? "";
    const show = (fact: Fact) => (mark && markOf ? markOf(fact.place) : "") + fact.text + mark;
    return mark + fillPlaceholders(text, known, own, show);
  }

  const resolved = ({ file, schema, content }: (typeof typed)[number]): Resolved => {
    const slug = slugOf(file);
    const own = onlyServiceOf(file, known);
    const change: Change = (text, path) => fill(text, own, path && { file, path });
    // `withoutHidden` comes after the marks, because a mark stands for a place in the unchanged file.
    const shown = withoutHidden(schema, mapTexts(content, change, schema) as Group, hidden);
    return { ...shown, slug };
  };
  const onSite = typed.filter(({ file }) => !hidden.has(file));
  return new Map(onSite.map((each) => [each.file, resolved(each)]));
}

/** The entries of each GraphQL type, in the order of their files. */
export function entriesByType(
  files: ReadonlyMap<string, Resolved>,
): Readonly<Record<string, readonly Resolved[] | undefined>> {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    contentTypes.map((type) => [
      type.typeName,
      sorted.filter(([file]) => contentTypeOf(file) === type).map(([, entry]) => entry),
    ]),
  );
}
