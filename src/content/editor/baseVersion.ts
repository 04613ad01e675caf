import { fingerprint } from "./fingerprint";

/**
 * The field in which a form carries the fingerprint of the file it was filled from, so that the
 * backend can tell whether the file is still the same. It never reaches the disk.
 */
export const baseField = "$base";

type Group = Record<string, unknown>;

/** What a form knows of its file: a draft kept by the browser already says which version it began with. */
export function withBase(text: string, content: Group): Group {
  return baseField in content ? content : { ...content, [baseField]: fingerprint(text) };
}

/** The content without the fingerprint, and the fingerprint. */
export function takeBase(form: Group): { base?: string; content: Group } {
  const { [baseField]: base, ...content } = form;
  return typeof base === "string" ? { base, content } : { content };
}
