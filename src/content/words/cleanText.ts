import * as z from "zod";
import { innermost, metaOf } from "../schema/schemaParts";

/**
 * Characters that no text here needs: spaces without width, soft hyphens, marks of direction, and what only
 * the fonts of another program can show, like the bullets of Word. People paste them along with text from
 * web pages, contacts and Word. The joiners of emoji and of some scripts are not among them.
 */
const needless =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\p{Co}]/gu;

/** All invisible characters. A text for programs needs none of them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\p{Co}]/gu;

/**
 * Line breaks and page breaks of other programs, which a field of one line would drop and join words; and
 * pasted spaces at which no line may break, so that pages would break within words.
 */
const otherSpaces = /[\v\f\u0085\u00a0\u2007\u2028\u2029\u202f]/g;

const dashes = /[\p{Dash_Punctuation}\u00af\u2043\u2212\u30fc]/gu;
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/[‘’‛′´`]/g, "'"],
  [/[⁄∕⧸]/g, "/"],
  [/[∙•․]/g, "."],
];

/** Turns a digit of any script into "0" to "9". Unicode lists the ten digits of a script in a row. */
function asDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Replaces characters of other keyboards and scripts in a text for programs: "４１０‐５" becomes "410-5". */
const plain = (text: string): string =>
  lookAlikes
    .reduce((changed, [from, to]) => changed.replace(from, to), text.normalize("NFKC"))
    .replace(invisible, "")
    .replace(dashes, "-")
    .replace(/\p{Nd}/gu, asDigit)
    .replace(/\s+/g, " ");

const forPrograms = new WeakMap<z.ZodType, boolean>();

/** True if programs compare or parse a text: a number, an address, a name of a file, a time, a code. */
function isForPrograms(schema: z.ZodType): boolean {
  const known = forPrograms.get(schema);
  if (known !== undefined) return known;
  const found = findIsForPrograms(schema);
  forPrograms.set(schema, found);
  return found;
}

function findIsForPrograms(schema: z.ZodType): boolean {
  const inner = innermost(schema);
  const { kind } = metaOf(schema);
  if (inner instanceof z.ZodEnum) return true;
  if (!(inner instanceof z.ZodString)) return false;
  if (["reference", "imageFile", "address"].includes(kind ?? "")) return true;
  return z.toJSONSchema(inner, { io: "input" }).pattern !== undefined;
}

/**
 * Turns a typed or pasted text into the text to save. Forms call this function when a field loses the focus,
 * and the editor's backend before it writes. The saved text has no needless characters, no spaces around it,
 * plain spaces between its words, and each letter with an accent as one character. A text for programs has
 * plain characters. `autoFormat` of the field comes last.
 */
export function cleanText(schema: z.ZodType, typed: string): string {
  const spaced = typed.replaceAll(otherSpaces, " ");
  const visible = isForPrograms(schema)
    ? plain(spaced)
    : spaced.replace(needless, "").normalize("NFC");
  const text = visible.trim();
  return metaOf(schema).autoFormat?.(text) ?? text;
}

/** A character that must not be in a text, and its index. */
type Strange = { at: number; character: string };

/**
 * The first character to remove: any invisible one from a text for programs, a needless one from free text
 * that programs also read. Undefined if there is none.
 */
export function invisibleIn(schema: z.ZodType, text: string): Strange | undefined {
  const isFree = !isForPrograms(schema);
  if (isFree && !metaOf(schema).isReadByPrograms) return undefined;
  const [found] = text.matchAll(isFree ? needless : invisible);
  return found && { at: found.index, character: found[0] };
}

const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** A letter that looks like one of the letters around it, but is from another script. */
export function lookAlikeIn(schema: z.ZodType, text: string): Strange | undefined {
  if (!isForPrograms(schema)) return undefined;
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    const at = word.search(otherScript);
    if (at >= 0 && /\p{Script=Latin}/u.test(word))
      return { at: index + at, character: String.fromCodePoint(word.codePointAt(at) ?? 0) };
  }
  return undefined;
}
