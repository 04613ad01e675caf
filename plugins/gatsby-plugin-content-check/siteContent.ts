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
import { faultAt } from "../../src/content/check/issue";
import { pageOf } from "../../src/content/contentPages";
import { launchCheck, type OpenPoint } from "./launch/launchCheck";
import { faultsOfStatic } from "./staticFiles";

/** The content of the site at one moment. */
export type SiteContent = {
  faults: readonly Fault[];
  /** What would be better, in content with or without faults. */
  advice: readonly Advice[];
  /** The md5 of each file below the content folder, by its path there. */
  digests: ReadonlyMap<string, string>;
  /** The bytes that were checked. */
  read: (path: string) => Buffer;
  /** Two contents with the same digest make the same site. */
  digest: string;
  /** The pages made from content; a build under way cannot take in that there are others. */
  pages: string;
  /** What is to be done before search engines may list the site; nothing of content with faults. */
  openPoints: readonly OpenPoint[];
};

const md5 = (bytes: Buffer | string) => createHash("md5").update(bytes).digest("hex");

const isJson = (path: string) => path.endsWith(".json");

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
 * Reads the content folder and checks what it read. Of JSON files the very bytes that were checked
 * are kept: what is published is never something that changed in between.
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
    const bytes = new Map<string, Buffer>();
    const read = (path: string) => {
      const kept = bytes.get(path) ?? readIn(dataDir, path);
      if (isJson(path)) bytes.set(path, kept);
      return kept;
    };
    const { entries, faults: inContent, advice } = examine(tree && { ...tree, read });
    const faults = [...inContent, ...faultsOfStatic(staticDir)];
    const digests = new Map<string, string>();
    for (const path of tree?.files ?? []) {
      if (tree?.problems.has(path)) continue;
      try {
        digests.set(path, isJson(path) ? md5(read(path)) : digestOfPicture(path));
      } catch {
        // Gone again since the folder was listed: the next look will tell. JSON was read before.
        const isThere = existsSync(join(dataDir, path)) && !isJson(path);
        if (isThere) faults.push(faultAt(path, [], cannotBeOpened));
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
