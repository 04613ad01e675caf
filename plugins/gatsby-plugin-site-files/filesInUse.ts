import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow, type FoundFile } from "./files";
import { hashOfScript, isHashed } from "./hashedNames";

const isText = (path: string) => /\.(html|js|json|css|webmanifest|xml)$/.test(path);

const query = /^page-data\/sq\/d\/(\d+)\.json$/;

/** By what a file that may be left over from an earlier build is named where it is used. */
function keyOf(path: string): string | undefined {
  const [, number] = query.exec(path) ?? [];
  if (number !== undefined) return `"${number}"`;
  return isHashed(path) ? (hashOfScript(path) ?? path) : undefined;
}

const named = /(?<![0-9a-f])[0-9a-f]{20}(?![0-9a-f])|"\d+"|static\/[^\s"'`()<>,;\\&]+/g;

const decoded = (name: string) => {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
};

/**
 * The files that make up the site of today. Gatsby leaves pictures, scripts and query results of
 * earlier builds in its folder; those are in use that something names: pictures by their path,
 * scripts by their hash, since that is all that webpack's runtime has of them.
 */
export async function filesInUse(
  folder: string,
  wanted: (path: string) => boolean,
): Promise<FoundFile[]> {
  const all = await filesBelow(folder, wanted);
  const paths = all.map(({ path }) => path);
  const inQuestion = new Map(
    paths.flatMap((path) => {
      const key = keyOf(path);
      return key === undefined ? [] : [[path, key] as const];
    }),
  );
  const used = new Set(paths.filter((path) => !inQuestion.has(path)));
  let texts = [...used].filter(isText);
  // What a script in use names is in use, too; so on until nothing new is found.
  while (texts.length > 0) {
    const contents = await Promise.all(texts.map((path) => readFile(join(folder, path), "utf8")));
    const names = new Set(contents.flatMap((text) => text.match(named) ?? []).map(decoded));
    const found = [...inQuestion].filter(([, key]) => names.has(key)).map(([path]) => path);
    for (const path of found) {
      inQuestion.delete(path);
      used.add(path);
    }
    texts = found.filter(isText);
  }
  return all.filter(({ path }) => used.has(path));
}
