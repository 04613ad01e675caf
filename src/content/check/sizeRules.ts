import { inMegabytes } from "../pictures/upload";
import { curlyQuoted } from "../schema/labels";
import { isGroup, type Path } from "../schema/schemaParts";
import { placeInWords, quoted } from "./issue";

// Long texts and lists would make rules and pages slow.
const maxCharacters = 10_000;
const maxItems = 1_000;
const maxNameLength = 100;

/** The depth limit of groups and lists. */
export const maxDepth = 100;

const maxJsonBytes = 1_000_000;
const maxBytes = 50_000_000;

/** A problem at a place of a content file. An empty path means the whole file. */
export type Problem = { path: Path; message: string };

const inFigures = (count: number) => count.toLocaleString("en-US");

/** The problem of a file that is too large to read. */
export function sizeProblem(file: string, bytes: number): string | undefined {
  const [max, remedy] = file.endsWith(".json")
    ? [maxJsonBytes, "shorten it"]
    : [maxBytes, "make it smaller, or keep it elsewhere"];
  if (bytes <= max) return undefined;
  return `is ${inMegabytes(bytes)}, but a file like this may be at most ${inMegabytes(max)}; ${remedy}`;
}

// `cleanText` turns the line breaks of other systems into spaces.
const unshowable = /\p{Cs}|(?![\t\n\v\f\r\u0085])\p{Cc}/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Co}\u0085\u2800\ufff9-\ufffc]/u;
/** The sign that programs write in place of a character that they cannot read. */
const lost = "\ufffd";

/** True if the name of a field or a file has no control character and no broken character. */
export const isShowableName = (name: string): boolean => !/[\p{Cc}\p{Cs}\ufffd]/u.test(name);

function problemOfText(text: string): string | undefined {
  if (text.length > maxCharacters)
    return `has ${inFigures(text.length)} characters, but a text may have at most ${inFigures(maxCharacters)}; make it shorter`;
  const at = text.search(unshowable);
  if (at >= 0) {
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0");
    return `contains a character that cannot be shown, U+${code}, ${placeInWords(text, at)}; remove it`;
  }
  const gap = text.indexOf(lost);
  if (gap >= 0)
    return `contains ${curlyQuoted(lost)}, U+FFFD, ${placeInWords(text, gap)}, where a character was lost; type the character again`;
  if (text.trim() !== "" && !visible.test(text))
    return "contains only invisible characters; write some text, or leave it empty";
  return undefined;
}

function problemOfName(name: string): string | undefined {
  if (name.length > maxNameLength)
    return `contains a field whose name has ${inFigures(name.length)} characters, ${quoted(name)}; remove it`;
  if (!isShowableName(name))
    return `contains a field whose name has a character that cannot be shown, ${quoted(name)}; remove it`;
  return undefined;
}

/** Problems of values that no field of the model may have. No other rule reads a file with such a value. */
export function problemsIn(value: unknown, path: Path = []): Problem[] {
  const at = (message: string | undefined) => (message === undefined ? [] : [{ path, message }]);
  if (typeof value === "string") return at(problemOfText(value));
  if (Array.isArray(value)) {
    if (value.length > maxItems)
      return at(
        `is a list with ${inFigures(value.length)} items, but a list may have at most ${inFigures(maxItems)}; remove some`,
      );
    return value.flatMap((item: unknown, index) => problemsIn(item, [...path, index]));
  }
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const ofName = at(problemOfName(name));
    return ofName.length > 0 ? ofName : problemsIn(each, [...path, name]);
  });
}
