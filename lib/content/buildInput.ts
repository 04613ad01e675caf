import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { checkContent } from "../../src/content/check/checkContent";
import {
  cannotBeOpened,
  contentFolder,
  filesIn,
  openingProblem,
  readIn,
} from "../../src/content/check/contentFolder";
import { contentsOf } from "../../src/content/check/entry";
import { issueAt, type Issue } from "../../src/content/check/issue";
import { errorsOfDecoding, picturesToDecode } from "../../src/content/check/pictureRules";
import { templatePageOf } from "../../src/content/pages/templatePages";
import { valueAt } from "../../src/content/schema/schemaParts";
import { resolveContent, type ContentFiles } from "../../src/content/resolveContent";
import { md5 } from "../files/files";
import { UsedPictures } from "./usedPictures";
import { openPointsOf } from "../launch/launchCheck";

/** Everything that a build of the site reads, at one moment. */
export type BuildInput = {
  errors: readonly Issue[];
  /** Warnings, whether or not there are errors. */
  warnings: readonly Issue[];
  /** The MD5 of what `read` returns, by path. JSON is left out if the check finds errors. */
  digests: ReadonlyMap<string, string>;
  /** Reads a file that the site is made from. JSON is checked and resolved. */
  read: (path: string) => Buffer;
  /** The digest of everything that makes the site. Two versions with the same digest make the same site. */
  digest: string;
  /**
   * The content that a waiting build has already bundled, as JSON: the templates that have pages, and the
   * address to which the forms send, which is also in the pages' policy.
   */
  bundled: string;
  /** The open points before search engines may list the site; empty if there are errors. */
  openPoints: readonly Issue[];
};

/**
 * The names and digests of all files in a folder that Gatsby copies unchanged.
 * @throws a sentence about a file that Gatsby could not copy. An editor's lock can be such a file: a link that
 * leads nowhere, and that is soon gone.
 */
function staticFiles(folder: string): string {
  if (!existsSync(folder)) return "";
  return filesIn(folder, () => false)
    .map(([path, problem = openingProblem(join(folder, path))]) => {
      if (problem !== undefined) throw new Error(`${basename(folder)}/${path} ${problem}`);
      return `${path}:${md5(readFileSync(join(folder, path)))}`;
    })
    .join("\n");
}

/** The folder of pictures that were encoded again. */
const picturesDir = () => resolve(".content/pictures");

/**
 * Returns a function that reads, checks and resolves the content folder. The function keeps the checked JSON,
 * so that nothing unchecked is published.
 */
export function createContentReader(
  dataDir: string,
  staticDir: string,
  cacheDir = picturesDir(),
): () => Promise<BuildInput> {
  const used = new UsedPictures(dataDir, cacheDir);
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

  return async () => {
    const dataFolder = contentFolder(dataDir);
    const { entries, errors, warnings } = checkContent(dataFolder);
    const published = await used.read(picturesToDecode(entries, errors, dataFolder));
    errors.push(...errorsOfDecoding(entries, (path) => published.get(path)?.problem));
    const checked = contentsOf(entries);
    const files: ContentFiles = errors.length === 0 ? resolveContent(checked) : new Map();
    const resolved = new Map(
      [...files].map(([path, content]) => [path, Buffer.from(JSON.stringify(content))]),
    );
    const read = (path: string) => {
      const picture = published.get(path);
      return resolved.get(path) ?? (picture && used.bytesOf(picture)) ?? readIn(dataDir, path);
    };
    const digests = new Map<string, string>();
    for (const path of dataFolder?.files ?? []) {
      const json = resolved.get(path);
      if (json) digests.set(path, md5(json));
      if (dataFolder?.problems.has(path) || path.endsWith(".json")) continue;
      try {
        digests.set(path, published.get(path)?.digest ?? digestOfPicture(path));
      } catch {
        // Somebody may have deleted the file in the meantime.
        if (existsSync(join(dataDir, path)))
          errors.push(issueAt({ file: path }, [], cannotBeOpened));
      }
    }
    const templates = entries.flatMap(
      ({ file, content }) => templatePageOf(file, content)?.template ?? [],
    );
    const delivery = valueAt(checked.get("site.json"), ["delivery", "address"]);
    const all = [...digests].map(([path, digest]) => `${path}:${digest}`).join("\n");
    const digest = md5(`${all}\n\n${staticFiles(staticDir)}`);
    const openPoints = errors.length === 0 ? openPointsOf(entries, digests) : [];
    return {
      errors,
      warnings,
      digests,
      read,
      digest,
      bundled: JSON.stringify([[...new Set(templates)].sort(), delivery]),
      openPoints,
    };
  };
}
