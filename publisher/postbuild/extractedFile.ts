import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What was taken out of a page, to stand in a file that other pages may share. */
export type OwnFile = {
  /** Below the published folder, with a hash of the text in it. */
  path: string;
  text: string;
};

/** A page, and the file that part of it was put into. */
export type Finished = { html: string; file?: OwnFile };

/** A file for what was taken out of a page; the same text has the same name. */
export function ownFile(kind: "late" | "chunks", extension: "css" | "js", text: string): OwnFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { path: `static/${kind}-${hash}.${extension}`, text };
}

const named = /static\/(?:late-[0-9a-f]{12}\.css|chunks-[0-9a-f]{12}\.js)/g;

/** Removes such files that none of these pages names any more. */
export function removeUnusedFiles(publicDir: string, pages: readonly string[]): void {
  const used = new Set(pages.flatMap((html) => html.match(named) ?? []));
  for (const name of readdirSync(join(publicDir, "static"))) {
    const path = `static/${name}`;
    if (path.match(named)?.[0] === path && !used.has(path)) rmSync(join(publicDir, path));
  }
}
