import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BuildResult } from "../../publisher/server/builder/runGatsby";
import type { Builder } from "../../publisher/server/builder/builder";
import { md5 } from "../../lib/files/files";
import type { BuildInput } from "../../lib/content/buildInput";

export const stubPages = ["index", "about", "contact", "services/siding"];

/** The words on a stub page. A page of one release has only one word. */
export const wordsOf = (page: string): Set<string> => new Set(page.match(/\[\w+\]/g));

/** The text at a path of a stub site. The path must have a file. */
export async function textServed(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** Reads a page of a stub site, and the page's script. Both must be complete, and have the same word. */
export async function wordServed(port: number, name: string): Promise<string> {
  const page = await textServed(port, name === "index" ? "/" : `/${name}`);
  expect(page).toMatch(/<\/i>$/);
  const script = await textServed(port, /src="([^"]+)"/.exec(page)?.[1] ?? "/no-script");
  const [word = "", ...others] = wordsOf(page + script);
  expect(others).toEqual([]);
  expect(wordsOf(script)).toEqual(new Set([word]));
  return word;
}

const hashOf = (text: string) => md5(text).slice(0, 20);

/** A site that repeats one word: in each page, in its data and in its script. */
export function stubSite(word: string): Record<string, string> {
  const script = `app-${hashOf(word)}.js`;
  const head = `<title>[${word}]</title><script src="/${script}"></script>`;
  const files: Record<string, string> = { [script]: `console.log("[${word}]")` };
  for (const name of [...stubPages, "404"]) {
    files[`${name}.html`] = `${head}<p>[${word}]</p>${"<p>More.</p>".repeat(200)}<i>[${word}]</i>`;
    files[`page-data/${name}/page-data.json`] = JSON.stringify({ word: `[${word}]` });
  }
  return files;
}

/**
 * Builds a small site as Gatsby does: file by file into the folder of the last site, even while visitors
 * read that folder.
 */
export class StubBuilder implements Builder {
  builds = 0;
  private stopped = false;

  constructor(readonly siteDir: string) {}

  async build(content: BuildInput): Promise<BuildResult> {
    this.builds += 1;
    const { word = "" } = JSON.parse(content.read("word.json").toString()) as { word?: string };
    if (word === "crash") return { ok: false, reasons: ["The template has a bug."] };
    rmSync(join(this.siteDir, "about.html"), { force: true });
    for (const [path, text] of Object.entries(stubSite(word))) {
      if (this.stopped) return { ok: false, reasons: ["It was stopped."] };
      const file = join(this.siteDir, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text.slice(0, 20));
      await pause(1);
      writeFileSync(file, text);
    }
    return { ok: true };
  }

  onOutputCopied(): void {
    // There is nothing to prepare.
  }

  stop(): Promise<void> {
    this.stopped = true;
    return Promise.resolve();
  }
}
