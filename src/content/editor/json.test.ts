/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { printJson } from "./json";

const rows: [what: string, value: unknown, text: string][] = [
  ["a group", { a: 1, b: "x" }, '{\n  "a": 1,\n  "b": "x"\n}\n'],
  ["an empty group and list", { a: {}, b: [] }, '{\n  "a": {},\n  "b": []\n}\n'],
  ["a short list of single values", { a: ["x", "y"] }, '{\n  "a": ["x", "y"]\n}\n'],
  ["a list of groups", { a: [{ b: 1 }] }, '{\n  "a": [\n    {\n      "b": 1\n    }\n  ]\n}\n'],
  ["what is undefined", { a: undefined, b: null }, '{\n  "b": null\n}\n'],
];

describe("the writing of JSON", () => {
  it.each(rows)("writes %s", (_what, value, text) => {
    expect(printJson(value)).toBe(text);
  });

  it("is what Prettier leaves as it is, whatever the lengths of the lists", () => {
    const words = (count: number, length: number) => Array<string>(count).fill("x".repeat(length));
    const lists = Array.from({ length: 16 }, (_, length) => words(5, length + 2));
    const value = {
      lists,
      last: words(5, 9),
      text: 'A “quote”, a \\ and a "',
      deep: { pairs: lists.map((list) => ({ list, more: list, size: -2.5 })) },
      flags: [true, false, null],
    };
    const text = printJson(value);
    expect(JSON.parse(text)).toEqual(value);
    const prettier = ["node_modules/prettier/bin/prettier.cjs", "--stdin-filepath=data/site.json"];
    expect(execFileSync(process.execPath, prettier, { input: text, encoding: "utf8" })).toBe(text);
  });
});
