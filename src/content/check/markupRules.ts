import { isVisibleText } from "../schema/schemaParts";
import { textsOf, type Entry } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";

const ofCharacters = "type the character itself";
const ofStyles = "remove the signs, and keep the words";

/** What web pages, Markdown and JSON have in place of a character or a style, with what to do. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/&([a-z]{2,8}\d*|#\d{1,7}|#x[0-9a-f]{1,6});/i, ofCharacters],
  [/\\(["nrt]|u[0-9a-f]{4})/, ofCharacters],
  // Only these elements, because people put words in such brackets, too.
  [
    /<\/?(a|b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|q|s|script|small|span|strong|style|sub|sup|table|t[dhr]|u|ul)(\s[^<>]*)?\/?>/i,
    ofStyles,
  ],
  [/(\*\*|__)(?=\S)[^*_]*[^*_\s]\1/, ofStyles],
  [/\[[^[\]]+\]\((https?:|mailto:|tel:|\/)[^()\s]*\)/, ofStyles],
];

function problemOf(text: string): string | undefined {
  for (const [pattern, remedy] of markup) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined)
      return `contains ${quoted(found)}, which visitors read as it stands here; ${remedy}`;
  }
  return undefined;
}

/** Texts with the markup of another program, which pages show to the letter. */
export const warningsOnMarkup = (entries: readonly Entry[]): Issue[] =>
  entries.flatMap(textsOf).flatMap(({ entry, path, value, schema }) => {
    const problem = isVisibleText(schema) ? problemOf(value) : undefined;
    return problem === undefined ? [] : [issueAt(entry, path, problem)];
  });
