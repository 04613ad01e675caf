import { createHash } from "node:crypto";

/** Where a text that pages share is published, below public/; the same text has the same name. */
export function hashedPath(name: "late.css" | "chunks.js", text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `static/${name.replace(".", `-${hash}.`)}`;
}
