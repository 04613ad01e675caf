import { createHash } from "node:crypto";

/** The path below public/ of a file that pages share, with a hash of its text in its name. */
export function hashedPath(name: "late.css" | "chunks.js", text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `static/${name.replace(".", `-${hash}.`)}`;
}
