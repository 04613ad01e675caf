import { createHash } from "node:crypto";

/** The path below public/ of a shared file. Its name contains a hash of its text. */
export function hashedPath(name: "late.css" | "chunks.js", text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `static/${name.replace(".", `-${hash}.`)}`;
}
