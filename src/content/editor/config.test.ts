import * as z from "zod";
import { contentTypes, contentTypeOf } from "../model/contentTypes";
import { innermost, metaOf } from "../schemaParts";
import { editorConfig } from "./config";
import type { Field } from "./decap";

const config = editorConfig({ name: "proxy" });

type Form = { fields?: readonly Field[]; field?: Field };

/** The forms of the editor, by their file or folder below data/. */
const forms = new Map<string, Form>(
  config.collections.flatMap((collection): [string, Form][] =>
    "folder" in collection
      ? [[collection.folder, collection]]
      : collection.files.map((file) => [file.file, file]),
  ),
);

const pathOf = (type: (typeof contentTypes)[number]) => `data/${type.folder ?? type.file}`;

const isOptional = (schema: z.ZodType) => schema instanceof z.ZodOptional;

type Pair = { path: string; schema: z.ZodType; field: Field };

/** The fields of the model below a schema, each with its field in the form. */
function pairsIn(schema: z.ZodType, form: Form, path: string): Pair[] {
  const inner = innermost(schema);
  const item = inner instanceof z.ZodArray ? innermost(inner.element as z.ZodType) : inner;
  if (!(item instanceof z.ZodObject))
    return form.field ? [{ path: `${path}[]`, schema: item, field: form.field }] : [];
  expect([path, form.fields?.map(({ name }) => name)]).toEqual([path, Object.keys(item.shape)]);
  return (form.fields ?? []).flatMap((field) => {
    const pair = {
      path: `${path}.${field.name}`,
      schema: item.shape[field.name] as z.ZodType,
      field,
    };
    return [pair, ...pairsIn(pair.schema, field as Form, pair.path)];
  });
}

const pairs = contentTypes.flatMap((type) =>
  pairsIn(type.schema, forms.get(pathOf(type)) ?? {}, pathOf(type)),
);

/** True if Decap CMS accepts a value of a single field, by its documented rules. */
function editorAccepts(field: Field, value: unknown): boolean {
  const isEmpty =
    value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return !field.required;
  if (field.pattern) return new RegExp(field.pattern[0]).test(String(value));
  const { min = -Infinity, max = Infinity } = field as { min?: number; max?: number };
  if (Array.isArray(value)) return value.length >= min && value.length <= max;
  if (field.widget === "number" || field.widget === "stars") {
    if (typeof value !== "number") return false;
    // The content check refuses fractions of whole numbers.
    const isChecked = field.step !== 1 || Number.isInteger(value);
    return isChecked && value >= min && value <= max;
  }
  if (field.widget === "select") return field.options.some((option) => option.value === value);
  return true;
}

const texts = [
  ...["", " ", "x", " x ", "Monday", "MD", "md", "Text", "two lines\nof text", "{phone}"],
  ...["08:00", "24:00", "8am", "(410) 555-0142", "410 555 0142", "jo@example.com", "jo@"],
  ...["https://www.example.com", "https://a.com/", "http://a.com", "60% 40%", "60%"],
  ...["/", "/contact", "/contact/", "/services/decks", "/services/Decks", "/contact#quote"],
  ...[1, 49, 50, 51, 59, 60, 61, 154, 155, 156, 400].flatMap((size) => [
    "x".repeat(size),
    ` ${"x".repeat(size)} `,
  ]),
];
const numbers = [
  ...[-1, 0, 0.5, 1, 2, 5, 5.5, 6, 9, 10, 11, 99, 100, 101],
  ...[1899, 1900, 1975, 2019, 2020, 2100, 2101],
];

/** Values at the limits of the model and of the editor. */
function probes(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodString) return texts;
  if (schema instanceof z.ZodNumber) return numbers;
  if (schema instanceof z.ZodEnum) return [...(schema.options as string[]), "Someday", ""];
  if (schema instanceof z.ZodBoolean) return [true, false];
  return [];
}

describe("the editor's forms", () => {
  it("have each field of the model, in its order", () => {
    expect([...forms.keys()]).toEqual(contentTypes.map(pathOf));
    expect(pairs.length).toBeGreaterThan(250);
  });

  it("differ in their fields, by which the editor tells them apart", () => {
    const fields = contentTypes.map(({ schema }) => Object.keys(schema.shape).join());
    expect(new Set(fields).size).toBe(contentTypes.length);
  });

  it("accept and refuse the same values as the model", () => {
    const differences = pairs.flatMap(({ path, schema, field }) => {
      const { kind } = metaOf(schema);
      if (kind === "imageFile" || kind === "reference") return []; // chosen, not typed
      return probes(innermost(schema)).flatMap((value) => {
        const isBlank = typeof value === "string" && value.trim() === "" && isOptional(schema);
        const model = isBlank || schema.safeParse(value).success;
        return editorAccepts(field, value) === model ? [] : [{ path, value, model }];
      });
    });
    expect(differences).toEqual([]);
  });

  it("allow as many items as the model", () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 20, 21];
    const differences = pairs.flatMap(({ path, schema, field }) => {
      const inner = innermost(schema);
      if (!(inner instanceof z.ZodArray)) return [];
      const { minItems = 0, maxItems = Infinity } = z.toJSONSchema(inner);
      return sizes.flatMap((size) => {
        const isLeftOut = size === 0 && isOptional(schema);
        const model = isLeftOut || (size >= minItems && size <= maxItems);
        const editor = editorAccepts(field, Array(size).fill("x"));
        return editor === model ? [] : [{ path, size, model }];
      });
    });
    expect(differences).toEqual([]);
  });

  // e2e/editor uses their widgets.
  it.each([
    [
      "testimonials.name",
      { label: "Name", hint: "First name and initial.", pattern: ["\\S", "filled in with text"] },
    ],
    ["pages/home.json.hero", { summary: expect.stringContaining("{{fields.claim.1}}") as string }],
    ["locations.story.paragraphs", { hint: expect.stringMatching(/least 200 words/) as string }],
    ["services.offerings.cards.details", { required: false, hint: "At most 5 details." }],
    ["pages/home.json.seo.description", { min_length: 50, max_length: 155 }],
  ])("have %s as a field like %j", (path, expected) => {
    expect(pairs.find((pair) => pair.path === `data/${path}`)?.field).toMatchObject(expected);
  });

  it("show words for each value of a choice", () => {
    const labels = pairs.flatMap(({ field }) =>
      field.widget === "select" ? field.options.map(({ label }) => label) : [],
    );
    expect(labels).toContain("General contractor");
    expect(labels.filter((label) => !/^[A-Z][a-z]+( |-|,|$)/.test(label))).toEqual([]);
  });
});

it("the editor's collections name only existing fields in their summaries and slugs", () => {
  const folders = config.collections.flatMap((each) => ("folder" in each ? [each] : []));
  for (const { name, fields, summary, slug, sortable_fields: sortable } of folders) {
    const known = [...fields.map((field) => field.name), "filename", "slug"];
    const used = [...`${summary}${slug}`.matchAll(/\{\{([a-zA-Z]+)/g)].map(([, each]) => each);
    expect(known).toEqual(expect.arrayContaining([...used, ...sortable]));
    expect(contentTypeOf(`${name}/x.json`)).toBeDefined();
  }
});
