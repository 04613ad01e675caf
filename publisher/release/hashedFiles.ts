import { readFile } from "node:fs/promises";
import { join } from "node:path";

const script = /^[^/]+-([0-9a-f]{20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** Whether a file has a hash of its content in its name, and so never changes. */
export const isHashed = (path: string) => script.test(path) || path.startsWith("static/");

const isText = (path: string) => /\.(html|js|json|css|webmanifest|xml)$/.test(path);

const named = /(?<![0-9a-f])[0-9a-f]{20}(?![0-9a-f])|static\/[^\s"'`()<>,;\\&]+/g;

const decoded = (name: string) => {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
};

/**
 * Those hashed files that the site of today uses. Gatsby leaves the ones of earlier builds in its
 * folder; in use is what something names: pictures by their path, scripts by their hash, since that
 * is all that webpack's runtime has of them.
 */
export async function hashedFilesInUse(
  folder: string,
  paths: readonly string[],
): Promise<string[]> {
  const unused = new Map(
    paths.filter(isHashed).map((path) => [path, script.exec(path)?.[1] ?? path]),
  );
  const used: string[] = [];
  let texts = paths.filter((path) => !isHashed(path) && isText(path));
  // What a script in use names is in use, too; so on until nothing new is found.
  while (texts.length > 0) {
    const contents = await Promise.all(texts.map((path) => readFile(join(folder, path), "utf8")));
    const names = new Set(contents.flatMap((text) => text.match(named) ?? []).map(decoded));
    const found = [...unused].filter(([, key]) => names.has(key)).map(([path]) => path);
    for (const path of found) unused.delete(path);
    used.push(...found);
    texts = found.filter(isText);
  }
  return used.sort();
}
