import * as z from "zod";
import { cleanText, isForPrograms } from "../cleanText";
import { offSiteField } from "../offSite";
import { itemTitle } from "../labels";
import type { ContentFiles } from "../resolveContent";
import { capitalized, pluralize } from "../wording";
import { linkablePages } from "../sitePages";
import { childOf, innermost, metaOf } from "../schemaParts";
import { folders, offSiteLine } from "./collectionViews";
import type { Field, Option, Widget } from "./decap";
import { textsFrom } from "../textsFrom";

/** The rules for a value, as a JSON Schema. */
type Rules = z.core.JSONSchema.JSONSchema;

type Group = Record<string, unknown>;

const rulesOf = (schema: z.ZodType): Rules => z.toJSONSchema(schema, { io: "input" });

/** The pattern for a text of limited length, without the spaces around it. */
function lengthPattern({ minLength = 0, maxLength }: Rules): string | undefined {
  if (maxLength === undefined && minLength <= 1) return minLength === 1 ? "\\S" : undefined;
  return `^\\s*(?=\\S)[\\s\\S]{${minLength},${maxLength ?? ""}}(?<=\\S)\\s*$`;
}

function patternOf(schema: z.ZodType, isOptional: boolean): string | undefined {
  const rules = rulesOf(schema);
  const pattern = rules.type === "string" ? (rules.pattern ?? lengthPattern(rules)) : undefined;
  if (!isOptional || pattern === undefined) return pattern;
  // An optional field may contain only spaces, which count as empty.
  return pattern === "\\S" ? undefined : `^\\s*$|(?:${pattern})`;
}

/** The hint of a field. A list with limits says them. */
function hintOf(schema: z.ZodType): string | undefined {
  const { description, count, singular = "item" } = metaOf(schema);
  const { minItems = 0, maxItems } = rulesOf(innermost(schema));
  if (count === undefined || (minItems <= 1 && maxItems === undefined)) return description;
  // An optional list may also be empty.
  const mayBeShort = schema instanceof z.ZodOptional && minItems <= 1 && maxItems !== undefined;
  const size = mayBeShort ? `at most ${pluralize(maxItems, singular)}` : count;
  return [description, `${capitalized(size)}.`].filter(Boolean).join(" ");
}

const sizeOf = ({ minItems, maxItems }: Rules) => ({
  ...(minItems && { min: minItems }),
  ...(maxItems !== undefined && { max: maxItems }),
});

/** The summary of a collapsed group: its first short texts, or a picture's description. */
function summaryOf(group: z.ZodObject, texts: number): string | undefined {
  const fields = Object.entries(group.shape) as [string, z.ZodType][];
  const [first, lines] = fields[0] ?? [];
  // A heading line by line. Missing lines leave no gap.
  if (lines && innermost(lines) instanceof z.ZodArray && childOf(lines, 0) instanceof z.ZodString)
    return [0, 1, 2, 3].map((line) => `{{fields.${first}.${line}}}`).join(" ");
  const titleFields = fields.filter(([, field]) => {
    const { kind } = metaOf(field);
    const isText = innermost(field) instanceof z.ZodString;
    return (
      isText && !(field instanceof z.ZodOptional) && kind !== "longText" && kind !== "imageFile"
    );
  });
  const names = titleFields.slice(0, texts).map(([name]) => `{{fields.${name}}}`);
  const off = Object.hasOwn(group.shape, offSiteField) ? offSiteLine("fields.") : "";
  return names.length > 0 ? off + names.join(" · ") : undefined;
}

/** The form for a file, or the fields of a group in it. */
export const formFields = (group: z.ZodObject, depth = 0): Field[] =>
  Object.entries(group.shape).map(([name, field]) => fieldOf(name, field as z.ZodType, depth));

const optionsOf = (choice: z.ZodEnum): Option[] =>
  (choice.options as string[]).map((value) => ({
    value,
    label: metaOf(choice).labels?.[value] ?? value,
  }));

function listWidget(list: z.ZodArray, depth: number): Widget {
  const item = list.element as z.ZodType;
  const singular = metaOf(list).singular ?? "item";
  const rules = rulesOf(list);
  if (item instanceof z.ZodEnum)
    return { widget: "select", options: optionsOf(item), multiple: true, ...sizeOf(rules) };
  const base = { widget: "list", label_singular: singular, ...sizeOf(rules) } as const;
  if (item instanceof z.ZodObject) {
    const summary = summaryOf(item, 2) ?? singular;
    const titleOption = metaOf(item).derivedTexts && {
      itemTitle: (group: Group) => itemTitle(item, group) ?? singular,
    };
    return {
      ...base,
      collapsed: true,
      summary,
      ...titleOption,
      fields: formFields(item, depth + 1),
    };
  }
  // A collapsed text shows its words.
  const summary = item instanceof z.ZodString ? { summary: `{{fields.${singular}}}` } : {};
  return { ...base, collapsed: false, ...summary, field: fieldOf(singular, item, depth + 1) };
}

const suggestedPages = (files: ContentFiles) =>
  linkablePages(files).map(({ path, label }) => ({ value: path, label }));

function widgetOf(schema: z.ZodType, depth: number): Widget {
  const { kind, to, autoFormat, suggestions, onlySuggestions, pictureAt, proposed } =
    metaOf(schema);
  if (to) {
    return {
      widget: "relation",
      collection: to,
      value_field: "{{slug}}",
      search_fields: folders[to].search,
      display_fields: [folders[to].display],
      options_length: 1000,
    };
  }
  if (kind === "offSite") return { widget: "offSite" };
  if (kind === "point") return { widget: "point", ...(pictureAt && { picture_at: pictureAt }) };
  if (kind === "imageFile") return { widget: "image", choose_url: false };
  if (schema instanceof z.ZodArray) return listWidget(schema, depth);
  if (schema instanceof z.ZodEnum) return { widget: "select", options: optionsOf(schema) };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) {
    const { type, minimum: min, maximum: max } = rulesOf(schema);
    return {
      widget: kind === "stars" ? "stars" : "number",
      // With "int", Decap CMS drops a typed decimal point: 499.99 would become 4999.
      value_type: "float",
      min,
      max,
      step: type === "integer" ? 1 : 0.1,
    };
  }
  if (schema instanceof z.ZodString) {
    const { minLength, maxLength } = rulesOf(schema);
    return {
      widget: kind === "longText" ? "text" : "string",
      ...(kind === "time" && { input: "time" }),
      ...((autoFormat ?? isForPrograms(schema)) && {
        autoFormat: (typed: string) => cleanText(schema, typed),
      }),
      ...(proposed && { proposed }),
      ...(kind === "address" && { suggestions: suggestedPages }),
      ...(suggestions && {
        suggestions: (files) => textsFrom(files, suggestions).map((value) => ({ value })),
      }),
      ...(onlySuggestions && { only_suggestions: true }),
      ...(maxLength !== undefined && { min_length: minLength ?? 0, max_length: maxLength }),
    };
  }
  throw new Error(`The editor has no field for ${schema.type} yet.`);
}

/** The widget of a group: collapsed as a part of the page, open within a part. */
function groupWidget(group: z.ZodObject, depth: number, switchWords?: string): Widget {
  const summary = summaryOf(group, 1);
  const base = {
    collapsed: depth === 0,
    ...(summary && { summary }),
    fields: formFields(group, depth + 1),
  };
  return switchWords === undefined
    ? { widget: "object", ...base }
    : { widget: "optionalGroup", switch: switchWords, ...base };
}

function fieldOf(name: string, schema: z.ZodType, depth: number): Field {
  const inner = innermost(schema);
  const { title, expected, kind, switch: switchWords } = metaOf(schema);
  const label = title ?? capitalized(name);
  const hint = hintOf(schema);
  const isOptional = schema instanceof z.ZodOptional;
  const mayBeEmpty = childOf(inner, 0) !== undefined && inner.safeParse([]).success;
  // Decap tests only a picture's file name. References are chosen, not typed.
  const pattern =
    kind === "imageFile" || kind === "reference" ? undefined : patternOf(inner, isOptional);
  const widget =
    inner instanceof z.ZodObject
      ? groupWidget(inner, depth, isOptional ? (switchWords ?? "Show this on the page") : undefined)
      : widgetOf(inner, depth);
  return {
    name,
    label,
    ...(hint && { hint }),
    required: !isOptional && !mayBeEmpty && !(inner instanceof z.ZodBoolean),
    ...(pattern && expected && { pattern: [pattern, expected] as [string, string] }),
    ...widget,
  };
}
