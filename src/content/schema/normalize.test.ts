import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { testContent } from "../../../test/builtSites";
import { contentFolder } from "../check/contentFolder";
import { group, list, quotation, text } from "./fields";
import { contentTypeOf } from "../model/contentTypes";
import { formatContent, normalized } from "./normalize";

const schema = z.strictObject({
  title: text("Title"),
  note: text("Note").optional(),
  size: z.number().optional(),
  isNew: z.boolean().optional(),
  names: list(text("Name"), "name", { min: 0 }, "Names"),
  tags: list(text("Tag"), "tag", {}, "Tags").optional(),
  code: text("Code")
    .meta({ autoFormat: (typed) => typed.toUpperCase() })
    .optional(),
  words: quotation("Words").optional(),
  box: group(
    {
      label: text("Label"),
      inner: group({ x: z.number(), y: z.number().optional() }, "Inner").optional(),
    },
    "Box",
  ).optional(),
  rows: list(group({ x: text("X"), y: text("Y").optional() }, "Row"), "row", {}, "Rows").optional(),
});

const full = {
  title: "A",
  note: "b",
  size: 0,
  isNew: false,
  names: ["n"],
  tags: ["t"],
  code: "MD",
  box: { label: "l", inner: { x: 0, y: 0 } },
};

it.each<[string, object, object]>([
  ["removes optional empty text", { note: "" }, { note: undefined }],
  ["removes optional spaces", { note: " \n", code: " " }, { note: undefined, code: undefined }],
  ["removes optional null", { size: null, tags: null }, { size: undefined, tags: undefined }],
  ["removes optional lists of blanks", { tags: ["", null] }, { tags: undefined }],
  ["removes optional blank groups", { box: { label: "", inner: { x: null } } }, { box: undefined }],
  ["removes deeper blanks", { box: { label: "l", inner: { x: null } } }, { box: { label: "l" } }],
  ["adds a required list that may be empty", { names: undefined }, { names: [] }],
  ["removes spaces around texts", { title: " Decks\n" }, { title: "Decks" }],
  [
    "keeps words apart at line breaks from Word, even in a field of one line",
    { title: "Decks\vand\fporches" },
    { title: "Decks and porches" },
  ],
  ["formats texts of a fixed form", { code: "md" }, { code: "MD" }],
  [
    "removes quotation marks around a person's words, since pages add them",
    { words: "“They said “twice”, and came.”" },
    { words: "They said “twice”, and came." },
  ],
])("%s", (_what, change, expected) => {
  const content = Object.freeze({ ...full, ...change });
  expect(normalized(schema, content)).toEqual({ ...full, ...expected });
});

it.each([
  ["values, even zero and false", {}],
  ["required blanks, so that the check reports them", { title: "", names: [] }],
  ["quotation marks within a person's words", { words: '"Done," they said, and it was "done"' }],
  ["unknown fields, blank or not", { titel: "", box: { label: "", labl: "" } }],
  ["values of another type", { box: "text" }],
])("keeps %s", (_what, change) => {
  expect(normalized(schema, { ...full, ...change })).toEqual({ ...full, ...change });
});

it("puts fields into the model's order at every depth, and unknown ones at the end, sorted", () => {
  const mixed = {
    zz: 1,
    rows: [{ y: "2", x: "1" }],
    names: ["n"],
    aa: 2,
    box: { inner: { y: 2, x: 1 }, label: "l" },
    title: "T",
  };
  expect(JSON.stringify(normalized(schema, mixed))).toBe(
    '{"title":"T","names":["n"],"box":{"label":"l","inner":{"x":1,"y":2}},"rows":[{"x":"1","y":"2"}],"aa":2,"zz":1}',
  );
});

it("leaves the files of the test content unchanged", () => {
  for (const file of contentFolder(testContent)?.files ?? []) {
    const type = contentTypeOf(file);
    const written = type && readFileSync(join(testContent, file), "utf8");
    if (written) expect(formatContent(type, JSON.parse(written))).toBe(written);
  }
});
