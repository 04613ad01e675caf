import * as z from "zod";
import { group, list, text } from "./fields";
import { normalized } from "./normalize";

const schema = z.strictObject({
  title: text("Title"),
  note: text("Note").optional(),
  size: z.number().optional(),
  isNew: z.boolean().optional(),
  names: list(text("Name"), "name", { min: 0 }, "Names"),
  tags: list(text("Tag"), "tag", {}, "Tags").optional(),
  box: group(
    {
      label: text("Label"),
      inner: group({ x: z.number(), y: z.number().optional() }, "Inner").optional(),
    },
    "Box",
  ).optional(),
  rows: list(
    group({ label: text("Label"), note: text("Note").optional() }, "Row"),
    "row",
    {},
    "Rows",
  ),
});

const full = {
  title: "A",
  note: "b",
  size: 0,
  isNew: false,
  names: ["n"],
  tags: ["t"],
  box: { label: "l", inner: { x: 0, y: 0 } },
  rows: [{ label: "r", note: "s" }],
};

describe("the removal of blanks", () => {
  it("keeps values, even zero and false", () => {
    expect(normalized(schema, full)).toEqual(full);
  });

  it.each([
    ["empty text", { note: "" }],
    ["spaces", { note: " \n" }],
    ["null", { note: null, size: null, isNew: null, tags: null, box: null }],
    ["empty lists", { tags: [] }],
    ["lists of blanks", { tags: ["", null] }],
    ["empty groups", { box: {} }],
    ["groups of blanks", { box: { label: "", inner: { x: null, y: null } } }],
  ])("removes optional %s", (_kind, blanks) => {
    const kept = Object.entries(full).filter(([key]) => !(key in blanks));
    expect(normalized(schema, { ...full, ...blanks })).toEqual(Object.fromEntries(kept));
  });

  it("removes blanks deep in groups and lists", () => {
    const content = {
      ...full,
      box: { label: "l", inner: { x: null, y: null } },
      rows: [{ label: "r", note: "" }],
    };
    expect(normalized(schema, content)).toEqual({
      ...full,
      box: { label: "l" },
      rows: [{ label: "r" }],
    });
  });

  it("keeps required blanks, so that the check reports them", () => {
    const content = { ...full, title: "", names: [], rows: [{ label: " " }] };
    expect(normalized(schema, content)).toEqual(content);
  });

  it("formats texts of a fixed form", () => {
    const upper = z.strictObject({
      code: text("Code")
        .meta({ autoFormat: (typed) => typed.toUpperCase() })
        .optional(),
    });
    expect(normalized(upper, { code: "md" })).toEqual({ code: "MD" });
    expect(normalized(upper, { code: " " })).toEqual({});
  });

  it("keeps unknown fields, blank or not", () => {
    const content = { ...full, titel: "", box: { label: "", labl: "" } };
    expect(normalized(schema, content)).toEqual(content);
  });

  it("does not change its argument, and keeps values of another type", () => {
    const content = Object.freeze({ ...full, note: "" });
    normalized(schema, content);
    expect(content.note).toBe("");
    expect(normalized(schema, "text")).toBe("text");
    expect(normalized(schema, { ...full, box: "text" })).toEqual({ ...full, box: "text" });
  });
});
