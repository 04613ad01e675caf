import { parseContent } from "../../../src/content/check/parse";

/** The content of a JSON file; undefined where it cannot be read. */
export function contentIn(bytes: Buffer | undefined): Record<string, unknown> | undefined {
  const result = bytes && parseContent(bytes);
  return result && "value" in result ? result.value : undefined;
}
