import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { group, list, text } from "../fields";
import { contentTree } from "../check/checkContent";
import { contentTypeOf, contentTypes, type ContentType } from "../model/contentTypes";
import { testContent } from "../../../test/builtSites";
import { typedCollections } from "./config";
import { formatContent, bestMatchingType } from "./format";

const type = {
  typeName: "Test",
  label: "Test",
  file: "test.json",
  schema: z.strictObject({
    title: text("Title"),
    box: group({ a: text("A"), b: text("B").optional() }, "Box").optional(),
    rows: list(
      group({ x: text("X"), y: group({ z: text("Z") }, "Y").optional() }, "Row"),
      "row",
      {},
      "Rows",
    ),
    order: list(text("Name"), "name", { min: 0 }, "Order"),
  }),
} satisfies ContentType;

const content = {
  title: "T",
  box: { a: "1", b: "2" },
  rows: [{ x: "1", y: { z: "2" } }, { x: "3" }],
  order: ["n"],
};

/** Every file of the test content. */
const files = [...(contentTree(testContent)?.files ?? [])].flatMap(
  (file): [string, ContentType][] => {
    const found = contentTypeOf(file);
    return found ? [[file, found]] : [];
  },
);

const format = (value: unknown) => JSON.parse(formatContent(type, value)) as unknown;
const keysOf = (value: unknown) => Object.keys(value as object);

describe("the format of content files", () => {
  it("puts fields into the model's order, at every depth", () => {
    const mixed = {
      order: ["n"],
      rows: [{ y: { z: "2" }, x: "1" }],
      box: { b: "2", a: "1" },
      title: "T",
    };
    const ordered = format(mixed) as typeof content;
    expect(keysOf(ordered)).toEqual(["title", "box", "rows", "order"]);
    expect(keysOf(ordered.box)).toEqual(["a", "b"]);
    expect(keysOf(ordered.rows[0])).toEqual(["x", "y"]);
    expect(ordered).toEqual(mixed);
  });

  it("keeps fields that the model does not know, sorted, at the end", () => {
    expect(keysOf(format({ zz: { b: 1 }, aa: "", ...content }))).toEqual([
      ...keysOf(content),
      "aa",
      "zz",
    ]);
  });

  it.each([
    ["an empty group", { box: {} }],
    ["a group of empty fields", { box: { a: "", b: "" } }],
    ["null", { box: null }],
  ])("leaves out an optional group that is %s", (_what, blank) => {
    expect(format({ ...content, ...blank })).toEqual({ ...content, box: undefined });
  });

  it("writes a required list even if it is empty", () => {
    expect(format({ ...content, order: undefined })).toEqual({ ...content, order: [] });
  });

  it("keeps empty required fields, so that the check reports them", () => {
    expect(format({ ...content, title: "" })).toEqual({ ...content, title: "" });
  });

  it.each(files)("leaves %s unchanged", (file, found) => {
    const written = readFileSync(join(testContent, file), "utf8");
    expect(formatContent(found, JSON.parse(written))).toBe(written);
  });
});

describe("the type of content", () => {
  it("follows from its fields, all or only the required ones", () => {
    for (const { types } of typedCollections()) {
      for (const each of types) {
        const fields = Object.entries(each.schema.shape);
        const required = fields.filter(([, field]) => !(field instanceof z.ZodOptional));
        expect(bestMatchingType(types, Object.fromEntries(fields))).toBe(each);
        expect(bestMatchingType(types, Object.fromEntries(required))).toBe(each);
      }
    }
    expect(typedCollections().flatMap(({ types }) => types)).toEqual(contentTypes);
  });
});
