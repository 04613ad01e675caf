import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { Refusal } from "../refusal";

/** What precedes the path of a content file in the editor: paths begin at the project's top. */
const dataPrefix = "data/";

// Every step is spelled out, so that nothing but small letters, digits and hyphens ever reaches the
// disk: no dots, no backslashes, no percent signs, no drive letters.
const contentPattern = /^([a-z0-9-]+\/)*[a-z0-9-]+\.json$/;
const picturePattern = /^images\/([a-z0-9-]+\/)*[a-z0-9-]+\.(jpe?g|png|webp|avif)$/;

/** Names that Windows gives to devices. */
const isDevice = (path: string) => /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/.test(path);

const below = (path: string) => (path.startsWith(dataPrefix) ? path.slice(dataPrefix.length) : "");

/** The path below data/ of a content file that the site has a place for. */
export function contentPath(path: string): string {
  const file = below(path);
  if (contentPattern.test(file) && !isDevice(file) && contentTypeOf(file)) return file;
  throw new Refusal(403, "The editor touches only the content of the site: JSON files in data/.");
}

/** The path below data/ of a picture. */
export function picturePath(path: string): string {
  const file = below(path);
  if (picturePattern.test(file) && !isDevice(file)) return file;
  throw new Refusal(
    403,
    "The editor touches only pictures in data/images: JPEG, PNG, WebP and AVIF, with small letters, digits and hyphens in their names.",
  );
}

/** Whether a path below data/ has the form of a picture's. */
export const isPicturePath = (file: string) => picturePattern.test(file);

/** The place of a file on the disk, unless a link on the way could lead elsewhere. */
export function diskPath(dataDir: string, file: string): string {
  const steps = file.split("/");
  let path = dataDir;
  for (const step of steps) {
    path = join(path, step);
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Refusal(403, `data/${file} is reached by a link, and the editor follows none.`);
    }
  }
  return path;
}

/** What a file on the disk holds; undefined where there is none. */
export function bytesAt(dataDir: string, file: string): Buffer | undefined {
  const path = diskPath(dataDir, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}
