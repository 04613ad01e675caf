import { firstFew, issueAt } from "../../src/content/check/issue";
import { parseContent } from "../../src/content/check/parse";
import { Refusal } from "../refusal";

/** The content of a JSON file; undefined if it is invalid. */
export function contentOfBytes(bytes: Uint8Array | undefined): Record<string, unknown> | undefined {
  const result = bytes && parseContent(bytes);
  return result && "value" in result ? result.value : undefined;
}

/** The content of a JSON file; refuses an invalid file. */
export function requireContent(file: string, bytes: Uint8Array): Record<string, unknown> {
  const result = parseContent(bytes);
  if ("value" in result) return result.value;
  const issues = result.problems.map(({ path, message }) => issueAt({ file }, path, message));
  const lines = firstFew(issues.map(({ message }) => message));
  throw new Refusal(422, lines.join("\n"), { issues });
}
