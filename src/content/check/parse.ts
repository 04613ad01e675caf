import { isGroup } from "../schema/schemaParts";
import { problemsIn, sizeProblem, type Problem } from "./sizeRules";
import { findJsonError, positionIn } from "./jsonSyntax";

/** The content of a file, or its problems. */
type Parsed = { value: Record<string, unknown> } | { problems: readonly Problem[] };

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const ofWholeFile = (message: string): Parsed => ({ problems: [{ path: [], message }] });

/** Reads a content file. The root of its content must be a group of fields. */
export function parseContent(bytes: Uint8Array): Parsed {
  const tooLarge = sizeProblem(".json", bytes.length);
  if (tooLarge !== undefined) return ofWholeFile(tooLarge);
  const text = decode(bytes);
  if (text === undefined) return ofWholeFile("is not written as UTF-8; save it with that encoding");
  if (text.startsWith("\ufeff"))
    return ofWholeFile("begins with an invisible mark (BOM); save it as UTF-8 without BOM");
  if (text.trim() === "") return ofWholeFile("is empty; it must contain a group of fields in { }");
  const error = findJsonError(text);
  if (error) {
    // UTF-16 has a NUL beside each letter, and a crash of the machine can leave a file of nothing else.
    if (text[error.at] === "\0")
      return ofWholeFile(
        "is not text in UTF-8; save it with that encoding, or bring back an earlier version",
      );
    const { line, column } = positionIn(text, error.at);
    return ofWholeFile(`line ${line}, column ${column}: ${error.message}`);
  }
  const value: unknown = JSON.parse(text);
  if (!isGroup(value)) {
    const found = Array.isArray(value) ? "a list in [ ]" : "a single value";
    return ofWholeFile(`contains ${found}; it must contain a group of fields in { }`);
  }
  const problems = problemsIn(value);
  return problems.length > 0 ? { problems } : { value };
}
