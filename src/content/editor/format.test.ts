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
    rows: list(group({ x: text("X"), y: text("Y").optional() }, "Row"), "row", {}, "Rows"),
    order: list(text("Name"), "name", { min: 0 }, "Order"),
  }),
} satisfies ContentType;

describe("the format of content files", () => {
  it("puts fields into the model's order at every depth, and unknown ones at the end, sorted", () => {
    const mixed = {
      zz: 1,
      order: ["n"],
      rows: [{ y: "2", x: "1" }],
      aa: 2,
      box: { b: "", a: "1" },
    };
    expect(formatContent(type, { ...mixed, title: "T" }).replaceAll(/\s/g, "")).toBe(
      '{"title":"T","box":{"a":"1"},"rows":[{"x":"1","y":"2"}],"order":["n"],"aa":2,"zz":1}',
    );
  });

  it("writes a required list even if it is empty", () => {
    expect(JSON.parse(formatContent(type, { title: "T" }))).toEqual({ title: "T", order: [] });
  });

  it("leaves the test content unchanged", () => {
    for (const file of contentTree(testContent)?.files ?? []) {
      const found = contentTypeOf(file);
      const written = found && readFileSync(join(testContent, file), "utf8");
      if (written) expect(formatContent(found, JSON.parse(written))).toBe(written);
    }
  });
});

it("the type of content follows from its fields, all or only the required ones", () => {
  for (const { types } of typedCollections())
    for (const each of types) {
      const fields = Object.entries(each.schema.shape);
      const required = fields.filter(([, field]) => !(field instanceof z.ZodOptional));
      expect(bestMatchingType(types, Object.fromEntries(fields))).toBe(each);
      expect(bestMatchingType(types, Object.fromEntries(required))).toBe(each);
    }
  expect(typedCollections().flatMap(({ types }) => types)).toEqual(contentTypes);
});
