import { maxDepth } from "./bounds";
import { quoted } from "./issue";

/** An error in a JSON text, and the index of its character. */
export type JsonError = { at: number; message: string };

/** Stops the reader: after the first error, the rest is guesswork. */
class Stop extends Error {
  constructor(readonly error: JsonError) {
    super(error.message);
  }
}

const curlyQuotes = "“”„‟‘’‚«»'`";
const literals = ["true", "false", "null"];

/**
 * Finds errors in JSON. The messages of `JSON.parse` differ between versions of Node and mention
 * tokens. It also silently drops the first of two fields with the same name.
 */
class JsonReader {
  private at = 0;
  /** The number of open brackets. */
  private depth = 0;

  constructor(private readonly text: string) {}

  readAll(): void {
    this.skipSpace();
    this.readValue("the file");
    this.skipSpace();
    if (this.at < this.text.length)
      this.fail("there is more text here after the end of the content");
  }

  private fail(message: string, at = this.at): never {
    throw new Stop({ at, message });
  }

  private get next(): string | undefined {
    return this.text[this.at];
  }

  private lineOf(at: number): number {
    return positionIn(this.text, at).line;
  }

  private skipSpace(): void {
    while (this.next !== undefined && " \t\r\n".includes(this.next)) this.at++;
    const rest = this.text.slice(this.at, this.at + 7);
    if (rest.startsWith("//") || rest.startsWith("/*"))
      this.fail("JSON has no comments; remove this one");
    if (/^(<{7}|={7}|>{7})/.test(rest)) {
      this.fail("two versions of the file were merged here; keep one of them and remove the marks");
    }
    if (this.next !== undefined && /[\s\u200b\ufeff]/.test(this.next)) {
      this.fail("there is an invisible character here; remove it");
    }
  }

  private readValue(owner: string): void {
    if (this.next === "{") this.readGroup();
    else if (this.next === "[") this.readList();
    else if (this.next === '"') this.readText();
    else this.readWord(owner);
  }

  private readGroup(): void {
    const opening = this.at++;
    const seen = new Map<string, number>();
    this.readItems("}", opening, () => {
      const start = this.at;
      const name = this.readName();
      const first = seen.get(name);
      if (first !== undefined) {
        this.fail(
          `${quoted(name)} appears twice in one group, first on line ${this.lineOf(first)}`,
          start,
        );
      }
      seen.set(name, start);
      const end = this.at;
      this.skipSpace();
      if (this.next !== ":") this.fail(`a colon is missing after ${quoted(name)}`, end);
      this.at++;
      this.skipSpace();
      this.readValue(quoted(name));
    });
  }

  private readList(): void {
    const opening = this.at++;
    this.readItems("]", opening, () => this.readValue("this place of the list"));
  }

  /** The items between two brackets, and the commas between them. */
  private readItems(closing: "}" | "]", opening: number, readItem: () => void): void {
    if (++this.depth > maxDepth)
      this.fail(`more than ${maxDepth} groups and lists are nested here; remove some`, opening);
    let comma: number | undefined;
    for (;;) {
      this.skipSpace();
      if (comma !== undefined && (this.next === "}" || this.next === "]" || this.next === ",")) {
        this.fail("there is an extra comma here; remove it", comma);
      }
      if (comma === undefined && this.next === closing) break;
      this.expectMore(closing, opening);
      readItem();
      const end = this.at;
      this.skipSpace();
      if (this.next === closing) break;
      this.expectMore(closing, opening);
      if (this.next !== ",") this.failBetween(end);
      comma = this.at++;
    }
    this.at++;
    this.depth--;
  }

  private expectMore(closing: "}" | "]", opening: number): void {
    // Counting lines is slow, so it happens only for a message.
    const open = () => `the ${this.text[opening]} on line ${this.lineOf(opening)}`;
    if (this.next === undefined)
      this.fail(`the file ends here, but ${open()} is not closed with ${closing}`);
    if (this.next === "}" || this.next === "]")
      this.fail(`${open()} must be closed with ${closing}, not ${this.next}`);
  }

  /** Fails where a comma or a closing bracket is missing after a value. */
  private failBetween(end: number): never {
    const afterText = this.text[end - 1] === '"' && this.next !== '"';
    if (afterText && this.lineOf(end) === this.lineOf(this.at)) {
      this.fail(
        'the text ends at this quotation mark; write \\" for one that belongs to the text',
        end - 1,
      );
    }
    return this.fail("a comma is missing here", end);
  }

  private readName(): string {
    if (this.next === '"') return this.readText();
    if (this.next !== undefined && curlyQuotes.includes(this.next)) this.failQuote(this.next);
    const word = this.wordHere();
    return this.fail(
      word
        ? `the name ${word} must be in quotation marks: "${word}"`
        : "the name of a field, in quotation marks, is missing here",
    );
  }

  private failQuote(mark: string): never {
    return this.fail(`${mark} does not begin a text; use the straight quotation mark "`);
  }

  /** Reads a text in quotation marks. */
  private readText(): string {
    const start = this.at++;
    for (; this.next !== '"'; this.at++) {
      if (this.next === undefined || this.next === "\n" || this.next === "\r") {
        this.fail(
          "the text that begins here does not end on its line; it has no closing quotation mark, or it contains a line break",
          start,
        );
      }
      if (this.next === "\t") this.fail("a text contains a tab; use spaces");
      if (this.next < " ") this.fail("a text contains an invisible character; remove it");
      if (this.next === "\\") this.readEscape();
    }
    this.at++;
    return JSON.parse(this.text.slice(start, this.at)) as string;
  }

  private readEscape(): void {
    const rest = this.text.slice(this.at + 1, this.at + 6);
    if (!/^(["\\/bfnrt]|u[\da-fA-F]{4})/.test(rest)) {
      this.fail("a backslash cannot stand alone in a text; write \\\\ for a backslash");
    }
    this.at++; // skips the backslash, so that \" does not end the text
  }

  private wordHere(): string {
    return /^[^\s,:{}[\]"]*/.exec(this.text.slice(this.at, this.at + 60))?.[0] ?? "";
  }

  /** Reads a word without quotation marks: a number, true, false or null. */
  private readWord(owner: string): void {
    const word = this.wordHere();
    if (word === "") this.fail(`the value of ${owner} is missing here`);
    if (curlyQuotes.includes(word.charAt(0))) this.failQuote(word.charAt(0));
    if (!literals.includes(word) && !/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word)) {
      const lower = word.toLowerCase();
      if (literals.includes(lower)) this.fail(`${word} must be in lowercase: ${lower}`);
      if (/^[-+.\d]/.test(word))
        this.fail(
          `${word} is not a number that JSON allows, like 5 or 4.5; put a text in quotation marks`,
        );
      this.fail(`the text that begins with ${word} must be in quotation marks`);
    }
    this.at += word.length;
  }
}

/** The first error of a JSON text, in plain words; undefined if there is none. */
export function findJsonError(text: string): JsonError | undefined {
  try {
    new JsonReader(text).readAll();
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return error.error;
    throw error;
  }
}

/** The line and column of a character, counted from 1. */
export function positionIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
