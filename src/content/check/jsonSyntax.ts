import { printParseErrorCode, visit } from "jsonc-parser";
import { maxDepth } from "./sizeRules";
import { quoted } from "./issue";

/** An error in a JSON text, and the index of its character. */
type JsonError = { at: number; message: string };

const backslash =
  "the text that begins here contains a single backslash; write \\\\ for a backslash";
const extraComma = "or the comma before is one too many";

/** The likeliest reason for each error of the parser. `JSON.parse` would speak of tokens. */
const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'this is no number like 4.5, and not true, false or null; a text needs straight quotation marks ", and \\" for one within the text',
  InvalidCommentToken: "JSON has no comments; remove this one",
  InvalidCharacter: "the text that begins here contains a tab or an invisible character; remove it",
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  UnexpectedEndOfString:
    "the text that begins here does not end on its line; it has no closing quotation mark, or it contains a line break",
  EndOfFileExpected: "there is more text here after the end of the content",
  CloseBraceExpected: "the file ends here, but a { is not closed with }",
  CloseBracketExpected: "the file ends here, but a [ is not closed with ]",
  PropertyNameExpected: `the name of a field in straight quotation marks " is missing here, ${extraComma}`,
  ValueExpected: `a value is missing here, ${extraComma}`,
  ColonExpected: "a colon is missing here",
  CommaExpected:
    'a comma or a closing bracket is missing here, or a quotation mark within a text is not written \\"',
};

const mergeMark = /^(<{7}|={7}|>{7})/;
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Explains an error of the parser.
 * @param at the index at which the parser has noticed the error. If a comma or a colon is missing, the result
 * has the index where the text before ends.
 */
function explain(text: string, code: string, at: number): JsonError {
  if (mergeMark.test(text.slice(at, at + 7)))
    return {
      at,
      message: "two versions of the file were merged here; keep one, without the marks",
    };
  if (code === "InvalidSymbol" && invisible.test(text.slice(at)))
    return { at, message: "there is an invisible character here; remove it" };
  const message = reasons[code] ?? "something is wrong here";
  const isMissing = code === "ColonExpected" || code === "CommaExpected";
  return { at: isMissing ? text.slice(0, at).trimEnd().length : at, message };
}

/**
 * The first error of a JSON text, in plain words; undefined if the text has no error. Two fields with the
 * same name are an error, too: `JSON.parse` would silently drop the first one.
 */
export function findJsonError(text: string): JsonError | undefined {
  let found: JsonError | undefined;
  /** Ends the reading, because errors after the first one are guesswork. */
  const stop = (error: JsonError): never => {
    found = error;
    throw new Error(error.message);
  };
  /** The open objects and arrays: for an object, the offset of each field; for an array, an empty map. */
  const open: Map<string, number>[] = [];
  const begin = (at: number) => {
    const message = `more than ${maxDepth} groups and lists are nested here; remove some`;
    if (open.push(new Map()) > maxDepth) stop({ at, message });
  };
  const end = () => void open.pop();
  const addField = (name: string, at: number) => {
    const first = open.at(-1)?.get(name);
    open.at(-1)?.set(name, at);
    if (first === undefined) return;
    const { line } = positionIn(text, first);
    const message = `${quoted(name)} appears twice in one group, first on line ${line}`;
    stop({ at, message });
  };
  try {
    visit(
      text,
      {
        onObjectBegin: begin,
        onObjectProperty: addField,
        onObjectEnd: end,
        onArrayBegin: begin,
        onArrayEnd: end,
        onError: (code, at) => stop(explain(text, printParseErrorCode(code), at)),
      },
      { disallowComments: true },
    );
    return undefined;
  } catch (error) {
    if (!found) throw error;
    return found;
  }
}

/** The line and column of a character, counted from 1. */
export function positionIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
