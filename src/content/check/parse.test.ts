import { parseContent } from "./parse";

const rows: [error: string, text: string | Buffer, problem: string][] = [
  [
    "a missing comma",
    '{\n  "name": "Jane D."\n  "town": "Essex"\n}',
    "line 2, column 20: a comma is missing here",
  ],
  ["a missing comma in a list", "[1 2]", "line 1, column 3: a comma is missing here"],
  [
    "an extra comma",
    '{\n  "rating": 5,\n}',
    "line 2, column 14: there is an extra comma here; remove it",
  ],
  [
    "two commas",
    '{\n  "rating": 5,,\n  "name": "J"\n}',
    "line 2, column 14: there is an extra comma here; remove it",
  ],
  ["a missing colon", '{ "rating" 5 }', "line 1, column 11: a colon is missing here"],
  ["a missing value", '{ "rating": }', "line 1, column 13: a value is missing here"],
  [
    "a group that is not closed",
    '{\n  "name": "Jane D."\n',
    "line 3, column 1: the file ends here, but a { is not closed with }",
  ],
  [
    "the wrong bracket",
    '{\n  "list": [1, 2}\n}',
    "line 2, column 16: a ] is missing before this }",
  ],
  [
    "something after the end",
    '{ "name": "Jane D." } }',
    "line 1, column 23: there is more text here after the end of the content",
  ],
  [
    "a text that is not closed",
    '{\r\n  "name": "Jane D.,\r\n  "town": "Essex"\r\n}',
    "line 2, column 11: the text that begins here does not end on its line; it has no closing quotation mark, or it contains a line break",
  ],
  [
    "quotation marks within a text",
    '{ "text": "They said "on time" and were." }',
    'line 1, column 22: the text ends at this quotation mark; write \\" for one that belongs to the text',
  ],
  [
    "curly quotation marks",
    "{ “name”: “Jane D.” }",
    'line 1, column 3: “ does not begin a text; use the straight quotation mark "',
  ],
  [
    "single quotation marks",
    `{ "name": 'Jane D.' }`,
    "line 1, column 11: ' does not begin a text; use the straight quotation mark \"",
  ],
  [
    "a name without quotation marks",
    '{ town: "Essex" }',
    'line 1, column 3: "town" must be in quotation marks',
  ],
  [
    "a text without quotation marks",
    '{ "town": Essex }',
    'line 1, column 11: "Essex" must be in quotation marks',
  ],
  [
    "a word in capital letters",
    '{ "sample": True }',
    "line 1, column 13: True must be in lowercase: true",
  ],
  [
    "an invalid number",
    '{ "rating": 05 }',
    "line 1, column 13: 05 is not a number that JSON allows, like 5 or 4.5; put a text in quotation marks",
  ],
  [
    "a lone backslash",
    '{ "name": "Jane \\D." }',
    "line 1, column 11: the text that begins here contains a backslash alone; write \\\\ for a backslash",
  ],
  [
    "a tab in a text",
    '{ "name": "Jane\tD." }',
    "line 1, column 11: the text that begins here contains a tab or an invisible character; remove it",
  ],
  [
    "a comment",
    '{\n  // Jane\n  "rating": 5 }',
    "line 2, column 3: JSON has no comments; remove this one",
  ],
  [
    "a comment of several lines",
    '{ "rating": 5 /* of 5 */ }',
    "line 1, column 15: JSON has no comments; remove this one",
  ],
  [
    "an invisible character in a text",
    '{ "name": "Jane\u0000" }',
    "line 1, column 11: the text that begins here contains a tab or an invisible character; remove it",
  ],
  [
    "an invisible character between fields",
    '{\u00a0"name": "Jane" }',
    "line 1, column 2: there is an invisible character here; remove it",
  ],
  [
    "the marks of a merge",
    '{\n<<<<<<< HEAD\n  "rating": 5\n}',
    "line 2, column 1: two versions of the file were merged here; keep one of them and remove the marks",
  ],
  [
    "a repeated field",
    '{\n  "rating": 4,\n  "rating": 5\n}',
    'line 3, column 3: "rating" appears twice in one group, first on line 2',
  ],
  [
    "endlessly nested groups",
    `{\n"a": ${'{"a":'.repeat(8000)}`,
    "line 2, column 501: more than 100 groups and lists are nested here; remove some",
  ],
  [
    "endlessly nested lists",
    "[".repeat(100_000),
    "line 1, column 101: more than 100 groups and lists are nested here; remove some",
  ],
  [
    "a very large file",
    `{ "text": "${"a".repeat(20_000_000)}" }`,
    "is 20.0 MB, and a file like this may be at most 1.0 MB; shorten it",
  ],
  ["an empty file", " \n", "is empty; it must hold a group of fields in { }"],
  ["a list as the root", "[]", "holds a list in [ ]; it must hold a group of fields in { }"],
  [
    "a single value as the root",
    "5",
    "holds a single value; it must hold a group of fields in { }",
  ],
  [
    "a byte order mark",
    "\ufeff{}",
    "begins with an invisible mark (BOM); save it as UTF-8 without BOM",
  ],
  [
    "another encoding",
    Buffer.from('{ "name": "Zoë" }', "latin1"),
    "is not written as UTF-8; save it with that encoding",
  ],
];

const parse = (text: string | Buffer) => parseContent(Buffer.from(text));

describe("the reading of JSON", () => {
  it("returns the content of a file", () => {
    const content = {
      name: "Jane D.",
      "a b": [1, -2.5e3, true, null, { deep: [] }],
      text: 'é "\\\n',
    };
    expect(parse(JSON.stringify(content, null, 2))).toEqual({ value: content });
  });

  it.each(rows)("reports the place and the problem: %s", (_what, text, problem) => {
    expect(parse(text)).toEqual({ problems: [{ path: [], message: problem }] });
  });

  it("accepts a hundred nested groups", () => {
    expect(parse(`${'{"a":'.repeat(99)}{}${"}".repeat(99)}`)).toHaveProperty("value");
  });

  it("refuses the same texts as JSON.parse", () => {
    const text = JSON.stringify({ a: [1, -2.5, "x\\u00e9\n"], b: { c: true, d: null } }, null, 1);
    const accepts = (changed: string) => {
      try {
        return typeof JSON.parse(changed) === "object";
      } catch {
        return false;
      }
    };
    for (let at = 0; at < text.length; at++) {
      for (const put of ["", '"', ",", ":", "{", "}", "[", "]", "0", "-", ".", "\\", "e", "\n"]) {
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        expect([changed, "value" in parse(changed)]).toEqual([changed, accepts(changed)]);
      }
      const cut = text.slice(0, at);
      expect([cut, "value" in parse(cut)]).toEqual([cut, false]);
    }
  });
});
