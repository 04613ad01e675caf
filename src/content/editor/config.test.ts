import * as z from "zod";
import { contentTypes, contentTypeOf } from "../model/contentTypes";
import { metaOf } from "../schemaParts";
import { editorConfig } from "./config";
import type { Field } from "./decap";

const config = editorConfig({ name: "proxy" });

/** Every form of the editor, with its file or folder below data/. */
const forms = config.collections.flatMap((collection) =>
  "folder" in collection
    ? [{ path: collection.folder, fields: collection.fields }]
    : collection.files.map(({ file, fields }) => ({ path: file, fields })),
);

const pathOf = (type: (typeof contentTypes)[number]) =>
  `data/${"folder" in type ? type.folder : type.file}`;

const isOptional = (schema: z.ZodType) => schema instanceof z.ZodOptional;
const inside = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? inside(schema.unwrap() as z.ZodType) : schema;

/** Pairs each field of the model with the editor's field. It fails if one of the two is missing. */
function pairs(schema: z.ZodObject, fields: Field[], path: string): [string, z.ZodType, Field][] {
  expect([path, fields.map(({ name }) => name)]).toEqual([path, Object.keys(schema.shape)]);
  return fields.flatMap((field) =>
    pairsBelow(schema.shape[field.name] as z.ZodType, field, `${path}.${field.name}`),
  );
}

function pairsBelow(schema: z.ZodType, field: Field, path: string): [string, z.ZodType, Field][] {
  const here: [string, z.ZodType, Field] = [path, schema, field];
  const inner = inside(schema);
  const item = inner instanceof z.ZodArray ? inside(inner.element as z.ZodType) : inner;
  if (item instanceof z.ZodObject) {
    if (!("fields" in field)) throw new Error(`${path} has no fields in the editor.`);
    return [here, ...pairs(item, field.fields, path)];
  }
  if (inner instanceof z.ZodArray && "field" in field)
    return [here, ...pairsBelow(item, field.field, `${path}[]`)];
  return [here];
}

const allPairs = contentTypes.flatMap((type) => {
  const form = forms.find(({ path }) => path === pathOf(type));
  return form ? pairs(type.schema, form.fields, form.path) : [];
});

/** True if Decap CMS accepts a value of a single field, by its documented rules. */
function editorAccepts(field: Field, value: unknown): boolean {
  const isEmpty =
    value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return !field.required;
  if (field.pattern) return new RegExp(field.pattern[0]).test(String(value));
  const { min = -Infinity, max = Infinity } = field as { min?: number; max?: number };
  if (Array.isArray(value)) return value.length >= min && value.length <= max;
  if (field.widget === "number" || field.widget === "stars") {
    const isNumber =
      typeof value === "number" && (field.value_type === "float" || Number.isInteger(value));
    return isNumber && value >= min && value <= max;
  }
  if (field.widget === "select") return field.options.some((option) => option.value === value);
  return true;
}

const texts = [
  "",
  " ",
  "x",
  " x ",
  "Monday",
  "MD",
  "md",
  "Text",
  "two lines\nof text",
  "{phone}",
  "08:00",
  "24:00",
  "8am",
  "(410) 555-0142",
  "410 555 0142",
  "jo@example.com",
  "jo@",
  "https://www.example.com",
  "https://a.com/",
  "http://a.com",
  "/",
  "/contact",
  "/contact/",
  "/services/decks",
  "/services/Decks",
  "/contact#quote",
  "contact",
  "60% 40%",
  "60%",
  ..."1 49 50 51 59 60 61 154 155 156 400"
    .split(" ")
    .flatMap((size) => ["x".repeat(Number(size)), ` ${"x".repeat(Number(size))} `]),
];
const numbers = [
  -1, 0, 0.5, 1, 2, 5, 5.5, 6, 9, 10, 11, 99, 100, 101, 1899, 1900, 1975, 2019, 2020, 2100, 2101,
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
  it("exist for each content type, and only for those", () => {
    expect(forms.map(({ path }) => path)).toEqual(contentTypes.map(pathOf));
  });

  it("show each field of the model once, in its order", () => {
    expect(allPairs.length).toBeGreaterThan(250);
  });

  it("require what the model requires", () => {
    const required = allPairs.map(([path, schema]): [string, boolean] => {
      const mayBeEmpty = inside(schema) instanceof z.ZodArray && schema.safeParse([]).success;
      const isAlwaysSet = inside(schema) instanceof z.ZodBoolean;
      return [path, !isOptional(schema) && !mayBeEmpty && !isAlwaysSet];
    });
    expect(allPairs.map(([path, , field]) => [path, field.required])).toEqual(required);
  });

  it("accept and refuse the same values as the model", () => {
    const differences = allPairs.flatMap(([path, schema, field]) => {
      const { kind } = metaOf(schema);
      if (kind === "imageFile" || kind === "reference") return []; // chosen, not typed
      return probes(inside(schema)).flatMap((value) => {
        const isBlank = typeof value === "string" && value.trim() === "" && isOptional(schema);
        const model = isBlank || schema.safeParse(value).success;
        return editorAccepts(field, value) === model ? [] : [{ path, value, model }];
      });
    });
    expect(differences).toEqual([]);
  });

  it("allow as many items as the model", () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 20, 21];
    const differences = allPairs.flatMap(([path, schema, field]) => {
      const inner = inside(schema);
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

  it("have the model's labels and hints", () => {
    const differences = allPairs.flatMap(([path, schema, { label, hint = "", pattern }]) => {
      const { title = label, description = "", wants } = metaOf(schema);
      const isSame = label === title && hint.includes(description);
      return isSame && (!pattern || pattern[1] === wants) ? [] : [path];
    });
    expect(differences).toEqual([]);
  });

  it("have the model's limits for texts", () => {
    const seo = allPairs.filter(([path]) => path.startsWith("data/pages/home.json.seo."));
    expect(seo.map(([, , field]) => field)).toMatchObject([
      { name: "title", max_length: 60 },
      { name: "description", min_length: 50, max_length: 155 },
    ]);
  });

  it("show a label for each value of a choice", () => {
    const kind = allPairs.find(([path]) => path === "data/site.json.businessType")?.[2];
    expect(kind).toMatchObject({
      options: expect.arrayContaining([
        { label: "General contractor", value: "GeneralContractor" },
      ]) as unknown,
    });
    const labels = allPairs.flatMap(([, , field]) =>
      field.widget === "select" ? field.options.map(({ label }) => label) : [],
    );
    expect(labels.filter((label) => !/^[A-Z][a-z]+( |-|,|$)/.test(label))).toEqual([]);
  });

  it("show all lines of a collapsed heading", () => {
    const hero = allPairs.find(([path]) => path === "data/pages/home.json.hero")?.[2];
    expect(hero).toMatchObject({
      summary: expect.stringContaining("{{fields.claim.1}}") as unknown,
    });
  });

  it("have the right widget for each field", () => {
    const widgetOf = (schema: z.ZodType) => {
      const { kind, to } = metaOf(schema);
      if (kind === "imageFile") return { widget: "image" };
      if (kind === "longText") return { widget: "text" };
      if (kind === "reference") return { widget: "relation", collection: to };
      if (!(inside(schema) instanceof z.ZodObject)) return {};
      return { widget: isOptional(schema) ? "part" : "object" };
    };
    expect(allPairs.map(([, , field]) => field)).toMatchObject(
      allPairs.map(([, schema]) => widgetOf(schema)),
    );
  });
});

describe("the editor's collections", () => {
  it("begin with testimonials and FAQs", () => {
    expect(config.collections.slice(0, 2).map(({ name }) => name)).toEqual([
      "testimonials",
      "faqs",
    ]);
  });

  it("name only existing fields in their summaries and searches", () => {
    for (const collection of config.collections) {
      if (!("folder" in collection)) continue;
      const known = [...collection.fields.map(({ name }) => name), "filename", "slug"];
      const templates = [collection.summary, collection.slug];
      const used = templates.flatMap((each) =>
        [...each.matchAll(/\{\{([a-zA-Z]+)/g)].map(([, name]) => name),
      );
      expect(known).toEqual(expect.arrayContaining([...used, ...collection.sortable_fields]));
      expect(contentTypeOf(`${collection.name}/x.json`)).toBeDefined();
    }
  });

  it("allow deleting a page only if it is a town page", () => {
    const deletable = config.collections
      .filter((collection) => collection.delete)
      .map(({ name }) => name);
    expect(deletable).toEqual(["testimonials", "faqs", "projects", "locations"]);
  });

  it("make file names that pass the content check", () => {
    expect(config).toMatchObject({
      media_folder: "data/images",
      public_folder: "images",
      slug: { encoding: "ascii", clean_accents: true },
    });
  });
});
