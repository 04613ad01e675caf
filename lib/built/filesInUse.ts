import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathsBelow } from "../files/files";
import { hashOfScript, isHashed } from "./cachePolicy";

const isText = (path: string) => /\.(html|js|json|css|webmanifest|xml)$/.test(path);

const queryResult = /^page-data\/sq\/d\/(\d+)\.json$/;

/**
 * The text by which pages name a file that an earlier build may have left behind; undefined for a file that
 * is always in use. Pages name the result of a static query by its number.
 */
function keyOf(path: string): string | undefined {
  const [, number] = queryResult.exec(path) ?? [];
  if (number !== undefined) return `"${number}"`;
  return isHashed(path) ? (hashOfScript(path) ?? path) : undefined;
}

const possibleKeys = /(?<![0-9a-f])[0-9a-f]{20}(?![0-9a-f])|"\d+"|static\/[^\s"'`()<>,;\\&]+/g;

const decoded = (name: string) => {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
};

/**
 * The files of the current site. Gatsby leaves pictures, scripts and query results of earlier builds in its
 * folder. Such a file is in use if a used file names it: a picture by its path, and a script by its hash,
 * because webpack's runtime contains only the hash.
 */
export async function filesInUse(
  folder: string,
  wanted: (path: string) => boolean,
): Promise<string[]> {
  const paths = pathsBelow(folder).filter(wanted);
  const candidates = new Map(
    paths.flatMap((path) => {
      const key = keyOf(path);
      return key === undefined ? [] : [[path, key] as const];
    }),
  );
  const used = new Set(paths.filter((path) => !candidates.has(path)));
  let texts = [...used].filter(isText);
  // Files in use may name further files.
  while (texts.length > 0) {
    const contents = await Promise.all(texts.map((path) => readFile(join(folder, path), "utf8")));
    const names = new Set(contents.flatMap((text) => text.match(possibleKeys) ?? []).map(decoded));
    const found = [...candidates].filter(([, key]) => names.has(key)).map(([path]) => path);
    for (const path of found) {
      candidates.delete(path);
      used.add(path);
    }
    texts = found.filter(isText);
  }
  return paths.filter((path) => used.has(path));
}
