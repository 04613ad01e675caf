import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  contentTree,
  examine,
  type Advice,
  type Fault,
} from "../../src/content/check/checkContent";
import { readIn } from "../../src/content/check/contentTree";
import { cannotBeOpened } from "../../src/content/check/fileProblem";
import type { Entry } from "../../src/content/check/entry";
import { faultAt } from "../../src/content/check/issue";
import { pageOf } from "../../src/content/contentPages";
import { resolveContent } from "../../src/content/resolveContent";
import { launchCheck, type OpenPoint } from "./launch/launchCheck";
import { faultsOfStatic } from "./staticFiles";

/** The content of the site at one moment. */
export type SiteContent = {
  faults: readonly Fault[];
  /** What would be better, in content with or without faults. */
  advice: readonly Advice[];
  /** Of content without faults: the md5 of what the site is made from, by the paths of the files. */
  digests: ReadonlyMap<string, string>;
  /** What the site is made from: of JSON what was checked, resolved. */
  read: (path: string) => Buffer;
  /** Two contents with the same digest make the same site. */
  digest: string;
  /** The pages made from content; a build under way cannot take in that there are others. */
  pages: string;
  /** What is to be done before search engines may list the site; nothing of content with faults. */
  openPoints: readonly OpenPoint[];
};

const md5 = (bytes: Buffer | string) => createHash("md5").update(bytes).digest("hex");

/** Content files as Gatsby reads them. */
function resolvedBytes(entries: readonly Entry[]): Map<string, Buffer> {
  const { files } = resolveContent(new Map(entries.map(({ file, content }) => [file, content])));
  return new Map([...files].map(([path, entry]) => [path, Buffer.from(JSON.stringify(entry))]));
}

/** The names and contents of the files of a folder, which Gatsby copies as they are. */
function staticFiles(folder: string): string {
  if (!statSync(folder, { throwIfNoEntry: false })) return "";
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path.slice(folder.length)}:${md5(readFileSync(path))}`)
    .join("\n");
}

/**
 * Reads the content folder, checks what it read, and resolves it. What was checked is kept: what is
 * published is never something that changed in between.
 */
export function createContentReader(dataDir: string, staticDir: string): () => SiteContent {
  const pictures = new Map<string, { stamp: string; digest: string }>();

  function digestOfPicture(path: string): string {
    const { mtimeMs, size, ino } = statSync(join(dataDir, path));
    const stamp = `${mtimeMs} ${size} ${ino}`;
    const known = pictures.get(path);
    if (known?.stamp === stamp) return known.digest;
    const digest = md5(readIn(dataDir, path));
    pictures.set(path, { stamp, digest });
    return digest;
  }

  return () => {
    const tree = contentTree(dataDir);
    const { entries, faults: inContent, advice } = examine(tree);
    const faults = [...inContent, ...faultsOfStatic(staticDir)];
    const resolved = faults.length === 0 ? resolvedBytes(entries) : new Map<string, Buffer>();
    const read = (path: string) => resolved.get(path) ?? readIn(dataDir, path);
    const digests = new Map<string, string>();
    for (const path of tree?.files ?? []) {
      const json = resolved.get(path);
      if (json) digests.set(path, md5(json));
      if (tree?.problems.has(path) || path.endsWith(".json")) continue;
      try {
        digests.set(path, digestOfPicture(path));
      } catch {
        // Gone again since the folder was listed: the next look will tell.
        if (existsSync(join(dataDir, path))) faults.push(faultAt(path, [], cannotBeOpened));
      }
    }
    const pages = entries.flatMap(({ file, content }) => {
      const page = pageOf(file, content);
      return page ? [`${file} ${page.path}`] : [];
    });
    const all = [...digests].map(([path, digest]) => `${path}:${digest}`).join("\n");
    const digest = md5(`${all}\n\n${staticFiles(staticDir)}`);
    const openPoints = faults.length === 0 ? launchCheck(entries, digests) : [];
    return { faults, advice, digests, read, digest, pages: pages.sort().join("\n"), openPoints };
  };
}
