import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What was moved out of a page, into a file that other pages may share. */
export type ExtractedFile = {
  /** Below the published folder, with a hash of the text in it. */
  path: string;
  text: string;
};

/** A file for what was moved out of a page; the same text has the same name. */
export function extractedFile(name: "late.css" | "chunks.js", text: string): ExtractedFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { path: `static/${name.replace(".", `-${hash}.`)}`, text };
}

const inPage = /static\/(?:late-[0-9a-f]{12}\.css|chunks-[0-9a-f]{12}\.js)/g;

/** The extracted files that a page names, by their paths. */
export const extractedFilesIn = (html: string): string[] => html.match(inPage) ?? [];

/** Removes the extracted files that no page names any more. */
export function removeUnusedFiles(publicDir: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(join(publicDir, "static")))
    for (const path of extractedFilesIn(`static/${name}`))
      if (!used.has(path)) rmSync(join(publicDir, path), { force: true });
}
