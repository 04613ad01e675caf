import { sameJson } from "../../src/content/schema/sameJson";
import * as z from "zod";
import { timeInWords } from "../../src/content/facts/hours";
import { labelsOfPath, curlyQuoted, itemTitle } from "../../src/content/schema/labels";
import {
  childOf,
  innermost,
  isGroup,
  metaOf,
  schemaAt,
} from "../../src/content/schema/schemaParts";
import { capitalized, longestQuote } from "../../src/content/words/wording";
import { indexIn, type FieldChange } from "./fieldChanges";
import type { NameOf } from "./versions";

const contextWords = 3;

function valueWords(schema: z.ZodType | undefined, value: unknown, nameOf: NameOf): string {
  const isFlag = schema !== undefined && innermost(schema) instanceof z.ZodBoolean;
  if (isFlag || typeof value === "boolean") return value ? "yes" : "no";
  if (value === undefined || value === "") return "nothing";
  if (typeof value === "number") return String(value);
  if (isGroup(value)) return curlyQuoted((schema && itemTitle(schema, value)) ?? "a part");
  if (typeof value !== "string") return "a list";
  const { kind, to, labels } = schema ? metaOf(schema) : {};
  if (to) return curlyQuoted(nameOf(to, value));
  if (kind === "time") return timeInWords(value);
  if (kind === "imageFile") return value.slice(value.lastIndexOf("/") + 1);
  const label = labels && Object.hasOwn(labels, value) ? labels[value] : undefined;
  return curlyQuoted(label ?? value);
}

/** A whole value in words, on as many lines as needed: a text unchanged, and a list item by item. */
export function wholeInWords(
  schema: z.ZodType | undefined,
  value: unknown,
  nameOf: NameOf,
): string {
  if (Array.isArray(value)) {
    const item = schema && childOf(schema, 0);
    const lines = value.map((each) => wholeInWords(item, each, nameOf).replaceAll("\n", " · "));
    return lines.length === 0 ? "Nothing" : lines.join("\n");
  }
  if (isGroup(value))
    return Object.entries(value)
      .map(([key, each]) => wholeInWords(schema && childOf(schema, key), each, nameOf))
      .join("\n");
  const words = valueWords(schema, value, nameOf);
  if (typeof value !== "string" || value === "") return capitalized(words);
  // `valueWords` puts a text in quotation marks and cuts a long text. Here, the text stays whole.
  return words === curlyQuoted(value) ? value : words.replace(/^“(.*)”$/, "$1");
}

/** The differing parts of two long texts, with a few words around them. */
function differingParts(before: string, after: string): [string, string] {
  const a = before.split(/\s+/);
  const b = after.split(/\s+/);
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const from = Math.max(0, start - contextWords);
  const part = (all: string[]) => {
    const to = Math.min(all.length, all.length - end + contextWords);
    const text = all.slice(from, to).join(" ");
    return `${from > 0 ? "…" : ""}${text}${to < all.length ? "…" : ""}`;
  };
  return [part(a), part(b)];
}

/**
 * The items of a list that another list lacks. If the list has two equal items, the other must have two,
 * too.
 */
function withoutItems(list: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = [...others];
  return list.filter((each) => {
    const at = indexIn(left, each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function listWords(schema: z.ZodType | undefined, change: FieldChange, nameOf: NameOf): string {
  const before = change.before as unknown[];
  const after = change.after as unknown[];
  const item = schema && childOf(schema, 0);
  const names = (items: unknown[]) => items.map((each) => valueWords(item, each, nameOf));
  const [goneItems, newItems] = [withoutItems(before, after), withoutItems(after, before)];
  const [gone, come] = [names(goneItems), names(newItems)];
  const edited = gone.filter((name) => come.includes(name));
  const only = (some: string[]) => some.filter((name) => !edited.includes(name));
  const parts = [
    ["added", only(come)],
    ["removed", only(gone)],
    ["changed", edited],
  ] as const;
  const phrases = parts.flatMap(([verb, some]) =>
    some.length > 0 ? [`${verb} ${some.join(", ")}`] : [],
  );
  const isReordered = !sameJson(withoutItems(before, goneItems), withoutItems(after, newItems));
  return [...phrases, ...(isReordered ? ["reordered"] : [])].join("; ");
}

/** A change as a sentence: "Phone number: “(410) 555-0142” became “(443) 555-0178”". */
export function sentenceOf(
  schema: z.ZodType,
  change: FieldChange,
  content: unknown,
  nameOf: NameOf,
): string {
  const { path, before, after } = change;
  const label = labelsOfPath(schema, path, content).join(" › ");
  const field = schemaAt(schema, path);
  if (Array.isArray(before) && Array.isArray(after))
    return `${label}: ${listWords(field, change, nameOf)}`;
  if (field && innermost(field) instanceof z.ZodBoolean)
    return `${label}: switched ${after === true ? "on" : "off"}`;
  if (before === undefined && typeof after === "object") return `${label}: added`;
  if (after === undefined && typeof before === "object") return `${label}: removed`;
  const areLong = [before, after].some(
    (each) => typeof each === "string" && each.length > longestQuote,
  );
  const [old, now] =
    areLong && typeof before === "string" && typeof after === "string"
      ? differingParts(before, after)
      : [before, after];
  const [from, to] = [old, now].map((each) => valueWords(field, each, nameOf));
  // If the words are equal, only spaces or line breaks differ.
  return `${label}: ${from === to ? "changed" : `${from} became ${to}`}`;
}
