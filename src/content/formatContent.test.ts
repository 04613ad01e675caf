import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { group, list, text } from "./fields";
import { contentTree } from "./check/contentTree";
import { contentTypeOf, contentTypes, type ContentType } from "./model/contentTypes";
import { testContent } from "../../test/builtSites";
import { formatContent } from "./normalize";

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

it("has other fields in each type, since the editor tells types by their fields", () => {
  const fields = contentTypes.map(({ schema }) => Object.keys(schema.shape).join());
  expect(new Set(fields).size).toBe(contentTypes.length);
});
