import { parseContent } from "./parse";

const noValue = `this is no number like 4.5, and not true, false or null; a text needs straight quotation marks ", and \\" for one within the text`;
const noComma = `a comma or a closing bracket is missing here, or a quotation mark within a text is not written \\"`;
const noName = `the name of a field in straight quotation marks " is missing here, or the comma before is one too many`;

/** Faulty texts by their problem. */
const errors: Readonly<Record<string, string | Buffer>> = {
  [`line 2, column 20: ${noComma}`]: '{\n  "name": "Jane D."\n  "town": "Essex"\n}',
  [`line 1, column 3: ${noComma}`]: "[1 2]",
  [`line 2, column 16: ${noComma}`]: '{\n  "list": [1, 2}\n}',
  [`line 1, column 14: ${noComma}`]: '{ "rating": 05 }',
  [`line 3, column 1: ${noName}`]: '{\n  "rating": 5,\n}',
  [`line 1, column 15: ${noName}`]: '{ "rating": 5,, "name": "J" }',
  "line 1, column 11: a colon is missing here": '{ "rating" 5 }',
  "line 1, column 13: a value is missing here, or the comma before is one too many":
    '{ "rating": }',
  "line 3, column 1: the file ends here, but a { is not closed with }": '{\n  "name": "Jane D."\n',
  "line 1, column 12: there is more text here after the end of the content": '{ "a": 1 } }',
  "line 2, column 11: the text that begins here does not end on its line; it has no closing quotation mark, or it contains a line break":
    '{\r\n  "name": "Jane D.,\r\n  "town": "Essex"\r\n}',
  [`line 1, column 23: ${noValue}`]: '{ "text": "They said "on time" and were." }',
  [`line 1, column 3: ${noValue}`]: "{ “name”: “J” }",
  [`line 1, column 12: ${noValue}`]: `{ "names": 'Jane D.' }`,
  [`line 1, column 4: ${noValue}`]: '{  town: "Essex" }',
  [`line 1, column 13: ${noValue}`]: '{ "sample": True }',
  "line 1, column 11: the text that begins here contains a single backslash; write \\\\ for a backslash":
    '{ "name": "Jane \\D." }',
  "line 1, column 11: the text that begins here contains a tab or an invisible character; remove it":
    '{ "name": "Jane\tD." }',
  "line 1, column 9: the text that begins here contains a tab or an invisible character; remove it":
    '{ "to": "Jane\u0000" }',
  "line 2, column 3: JSON has no comments; remove this one": '{\n  // Jane\n  "rating": 5 }',
  "line 1, column 15: JSON has no comments; remove this one": '{ "rating": 5 /* of 5 */ }',
  "line 1, column 2: there is an invisible character here; remove it": '{\u00a0"name": "Jane" }',
  "line 1, column 3: there is an invisible character here; remove it": '{ \u2060"name": "Jane" }',
  "line 2, column 1: two versions of the file were merged here; keep one, without the marks":
    '{\n<<<<<<< HEAD\n  "rating": 5\n}',
  'line 3, column 3: "rating" appears twice in one group, first on line 2':
    '{\n  "rating": 4,\n  "rating": 5\n}',
  "line 2, column 501: more than 100 groups and lists are nested here; remove some": `{\n"a": ${'{"a":'.repeat(8000)}`,
  "line 1, column 101: more than 100 groups and lists are nested here; remove some": "[".repeat(
    100_000,
  ),
  "is 20.0 MB, but a file like this may be at most 1.0 MB; shorten it": `{ "text": "${"a".repeat(20_000_000)}" }`,
  "is empty; it must contain a group of fields in { }": " \n",
  "contains a list in [ ]; it must contain a group of fields in { }": "[]",
  "contains a single value; it must contain a group of fields in { }": "5",
  "begins with an invisible mark (BOM); save it as UTF-8 without BOM": "\ufeff{}",
  "is not written as UTF-8; save it with that encoding": Buffer.from('{ "name": "Zoë" }', "latin1"),
};

const parse = (text: string | Buffer) => parseContent(Buffer.from(text));

it("returns the content of a file", () => {
  const content = { name: "J", "a b": [1, -2.5e3, true, null, { deep: [] }], text: 'é "\\\n' };
  expect(parse(JSON.stringify(content, null, 2))).toEqual({ value: content });
  expect(parse(`${'{"a":'.repeat(99)}{}${"}".repeat(99)}`)).toHaveProperty("value");
});

it.each(Object.entries(errors))("%s", (message, text) => {
  expect(parse(text)).toEqual({ problems: [{ path: [], message }] });
});

it.each([
  ["nothing but NUL, as a crash of the machine leaves it", Buffer.alloc(500)],
  ["UTF-16", Buffer.from('{ "name": "Jane" }', "utf16le")],
  ["UTF-16 in the other order", Buffer.from('{ "name": "Jane" }', "utf16le").swap16()],
])("a file of %s is no text", (_what, bytes) => {
  const message =
    "is not text in UTF-8; save it with that encoding, or bring back an earlier version";
  expect(parse(bytes)).toEqual({ problems: [{ path: [], message }] });
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
