import { fingerprint } from "./fingerprint";

/**
 * A form keeps the fingerprint of its file in this field. The backend compares it with the file to
 * detect changes. Nothing writes the field to the disk.
 */
export const baseField = "$base";

type Group = Record<string, unknown>;

/**
 * Adds the fingerprint of a file to a form's content. A draft in the browser may already have one.
 */
export function withBase(text: string, content: Group): Group {
  return baseField in content ? content : { ...content, [baseField]: fingerprint(text) };
}

/** Separates the fingerprint from the content. */
export function takeBase(form: Group): { base?: string; content: Group } {
  const { [baseField]: base, ...content } = form;
  return typeof base === "string" ? { base, content } : { content };
}
