import { printParseErrorCode, visit } from "jsonc-parser";
import { maxDepth } from "./sizeRules";
import { quoted } from "./issue";

/** An error in a JSON text, and the index of its character. */
type JsonError = { at: number; message: string };

const noQuotationMarks = "“”„‟‘’‚«»'`";
const literals = ["true", "false", "null"];
const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** The problem with a word that is not a valid value; undefined for a valid one. */
function problemOfWord(word: string): string | undefined {
  if (literals.includes(word) || number.test(word)) return undefined;
  const first = word.charAt(0);
  const lower = word.toLowerCase();
  if (/^(<{7}|={7}|>{7})/.test(word))
    return "two versions of the file were merged here; keep one of them and remove the marks";
  if (/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(first))
    return "there is an invisible character here; remove it";
  if (noQuotationMarks.includes(first))
    return `${first} cannot begin a text; use the straight quotation mark "`;
  if (literals.includes(lower)) return `${word} must be in lowercase: ${lower}`;
  if (/[-+.\d]/.test(first))
    return `${word} is not a number that JSON allows, like 5 or 4.5; put a text in quotation marks`;
  return `${quoted(word)} must be in quotation marks`;
}

const backslash =
  "the text that begins here contains a single backslash; write \\\\ for a backslash";

/** Sentences for the parser's errors. The messages of `JSON.parse` speak of tokens. */
const sentences: Readonly<Record<string, string>> = {
  InvalidCommentToken: "JSON has no comments; remove this one",
  InvalidCharacter: "the text that begins here contains a tab or an invisible character; remove it",
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  UnexpectedEndOfString:
    "the text that begins here does not end on its line; it has no closing quotation mark, or it contains a line break",
  EndOfFileExpected: "there is more text here after the end of the content",
  CloseBraceExpected: "the file ends here, but a { is not closed with }",
  CloseBracketExpected: "the file ends here, but a [ is not closed with ]",
  PropertyNameExpected: "the name of a field, in quotation marks, is missing here",
  ValueExpected: "a value is missing here",
  ColonExpected: "a colon is missing here",
  CommaExpected: "a comma is missing here",
};

/** Explains an error that the parser has found at a place. */
function explain(text: string, code: string, at: number): JsonError {
  const message = sentences[code] ?? "something is wrong here";
  const end = text.slice(0, at).trimEnd().length;
  // The parser stops within a word like 05.
  const [begun = ""] = /[^\s,:{}[\]"/]*$/.exec(text.slice(Math.max(at - 60, 0), at)) ?? [];
  const start = at - begun.length;
  const [word] = /^([^\s,:{}[\]"/]+|\s)/.exec(text.slice(start, start + 60)) ?? [];
  const isAfterText = text[end - 1] === '"' && !text.slice(end, at).includes("\n");
  if (word !== undefined && isAfterText && ["InvalidSymbol", "CommaExpected"].includes(code))
    return {
      at: end - 1,
      message: 'the text ends at this quotation mark; write \\" for one that belongs to the text',
    };
  const problem = word === undefined ? undefined : problemOfWord(word);
  if (problem !== undefined) return { at: start, message: problem };
  const next = text.charAt(at);
  if (text[end - 1] === "," && [",", "]", "}"].includes(next))
    return { at: end - 1, message: "there is an extra comma here; remove it" };
  if (code === "CommaExpected" && ["]", "}"].includes(next))
    return { at, message: `a ${next === "}" ? "]" : "}"} is missing before this ${next}` };
  return { at: code === "CommaExpected" || code === "ColonExpected" ? end : at, message };
}

/**
 * The first error of a JSON text, in plain words; undefined if there is none. `JSON.parse` would also
 * drop the first of two fields with the same name.
 */
export function findJsonError(text: string): JsonError | undefined {
  let found: JsonError | undefined;
  /** Ends the reading: after the first error, the rest is guesswork. */
  const stop = (error: JsonError): never => {
    found = error;
    throw new Error(error.message);
  };
  /** The places of the fields in each open group; empty for a list. */
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
