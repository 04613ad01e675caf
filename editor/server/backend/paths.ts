import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cannotBeOpened, fileProblem } from "../../../src/content/check/contentFolder";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { isReservedName, isSlug, maxSlugLength } from "../../../src/content/words/slug";
import { Refusal } from "../../refusal";

/** The beginning of the paths that `contentPath` and `picturePath` accept. */
const dataPrefix = "data/";

// Names on the disk have only lowercase letters, digits and hyphens: no dots, backslashes, percent signs or
// drive letters.
const contentPattern = /^([a-z0-9-]+\/)*[a-z0-9-]+\.json$/;
const picturePattern = /^images\/[a-z0-9-]+\.(jpe?g|png|webp|avif)$/;

const isReservedOnWindows = (path: string) => path.split("/").some(isReservedName);

const below = (path: string) => (path.startsWith(dataPrefix) ? path.slice(dataPrefix.length) : "");

/** Refuses a path with a name that the content check does not allow. */
function wellNamed(file: string): string {
  const names = file.replace(/\.[a-z]+$/, "").split("/");
  const bad = names.find((name) => !isSlug(name));
  if (bad === undefined) return file;
  throw new Refusal(
    400,
    bad.length > maxSlugLength
      ? `The name of the file would have ${bad.length} characters, but it may have at most ${maxSlugLength}. Shorten the text that it is made from.`
      : `The name of the file would be ${bad}. Begin and end the text that it is made from with a letter from A to Z or a digit.`,
  );
}

/** The file below data/ of a path like "data/testimonials/karen-m.json". Refuses any other path. */
export function contentPath(path: string): string {
  const file = below(path);
  if (contentPattern.test(file) && !isReservedOnWindows(file) && contentTypeOf(file))
    return wellNamed(file);
  throw new Refusal(403, "The editor can edit only the content of the site: JSON files in data/.");
}

/** The file below data/ of a path like "data/images/deck.jpg". Refuses any other path. */
export function picturePath(path: string): string {
  const file = below(path);
  if (picturePattern.test(file) && !isReservedOnWindows(file)) return wellNamed(file);
  throw new Refusal(
    403,
    "The editor can edit only pictures in data/images: JPEG, PNG, WebP and AVIF, with lowercase letters, digits and hyphens in their names.",
  );
}

/** True if a path below data/ belongs to a picture. */
export const isPicturePath = (file: string) => picturePattern.test(file);

function isLink(path: string, file: string): boolean | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  } catch {
    throw new Refusal(409, `data/${file} ${cannotBeOpened}.`);
  }
}

/** The path of a file on the disk. A link is refused, because it could lead out of the folder. */
export function diskPath(dataDir: string, file: string): string {
  const steps = file.split("/");
  let path = dataDir;
  for (const step of steps) {
    path = join(path, step);
    if (isLink(path, file)) {
      throw new Refusal(
        403,
        `data/${file} is behind a link, and the editor does not follow links.`,
      );
    }
  }
  return path;
}

/** The path of a readable file on the disk; undefined if there is no such file. */
export function readablePath(dataDir: string, file: string): string | undefined {
  const path = diskPath(dataDir, file);
  const problem = fileProblem(path);
  if (problem !== undefined) throw new Refusal(409, `data/${file} ${problem}.`);
  return existsSync(path) ? path : undefined;
}

/** The bytes of a file on the disk; undefined if there is no such file. */
export function bytesAt(dataDir: string, file: string): Buffer | undefined {
  const path = readablePath(dataDir, file);
  return path === undefined ? undefined : readFileSync(path);
}
