import { isReservedName, isSlug, maxSlugLength, newSlug, slugify, slugOf } from "../words/slug";
import { isShowableName } from "./sizeRules";
import { contentTypeOf, contentTypes, type ContentType } from "../model/contentTypes";
import { closest } from "./didYouMean";
import { originalOf } from "./twinRules";
import { issueAt, type Issue } from "./issue";
import type { FileNames } from "./contentFolder";

// Some systems hide the last extension, so an owner can create .json.txt by mistake.
const looksLikeContent = (file: string) => /\.json(\.txt)?$/i.test(file);

/** True if the site reads a file. */
const isContent = (file: string) => contentTypeOf(file) !== undefined;

/** Advises to rename a file, unless another file has the better name: renaming would overwrite that file. */
function renameIssue(
  file: string,
  better: string,
  files: ReadonlySet<string>,
  advice: string,
): Issue {
  const message = files.has(better)
    ? `looks like a copy of data/${better}; delete it, or give it another name`
    : advice;
  return issueAt({ file }, [], message);
}

function misplaced(
  file: string,
  files: ReadonlySet<string>,
  requiredFiles: readonly string[],
): Issue {
  if (file.toLowerCase() !== file || file.endsWith(".txt")) {
    const better = file.toLowerCase().replace(/\.txt$/, "");
    if (isContent(better)) return renameIssue(file, better, files, `must be called data/${better}`);
  }
  const meant = closest(file, requiredFiles);
  const folders = contentTypes.flatMap((type) => (type.folder ? [`data/${type.folder}`] : []));
  const hint = meant
    ? `did you mean data/${meant}?`
    : `entries go directly into ${folders.join(", ")}`;
  return issueAt({ file }, [], `is in a place where no content is expected; ${hint}`);
}

function badName(file: string, type: ContentType, files: ReadonlySet<string>): Issue[] {
  const name = slugOf(file);
  if (isSlug(name)) return [];
  const wanted = isReservedName(name)
    ? "has a name that Windows keeps for itself"
    : name.length > maxSlugLength
      ? `has a name of ${name.length} characters, but it may have at most ${maxSlugLength}`
      : /^[a-z0-9-]+$/.test(name)
        ? "must begin and end its name with a letter or a digit"
        : "may have only lowercase letters a to z, digits and hyphens in its name";
  // The ending may be typed again where systems hide it.
  const slug = slugify(name.replace(/(\.json)+$/i, ""));
  const folder = file.replace(/[^/]*$/, "");
  const isTaken = (other: string) => files.has(`${folder}${other}.json`);
  const better = isSlug(slug) ? slug : newSlug(name, slugify(type.label), isTaken);
  const advice = `${wanted}; call it ${better}.json`;
  return [renameIssue(file, `${folder}${better}.json`, files, advice)];
}

/** The longest name, in bytes. Systems allow 255, but an unfinished copy needs some bytes for its ending. */
const maxNameBytes = 240;

/** Counts the bytes only of a long name, to save time. A character takes at most three bytes. */
const isTooLong = (name: string) =>
  name.length * 3 > maxNameBytes && new Blob([name]).size > maxNameBytes;

/** The problem with a name that builds cannot handle. */
function problemOfName(file: string): string | undefined {
  if (!isShowableName(file)) return "has a character in its name that cannot be shown; rename it";
  // Gatsby would read the backslash as the end of a folder's name, as in a path of Windows.
  if (file.includes("\\")) return "has a backslash in its name; rename it";
  return file.split("/").some(isTooLong) ? "has a name that is too long; shorten it" : undefined;
}

/** Missing files, badly named files, and files in unexpected places. */
export function errorsOfFiles({ files, problems }: FileNames): Issue[] {
  const required = contentTypes.flatMap((type) => (type.file ? [type] : []));
  const missing = required.filter(({ file }) => !files.has(file));
  const missingFiles = missing.map(({ file }) => file);
  // Unreadable files have an error of their own.
  const readable = [...files].filter((file) => !problems?.has(file));
  return [
    ...missing.map(({ file }) => issueAt({ file }, [], "is missing; the site needs it")),
    ...readable.flatMap((file) => {
      const problem = problemOfName(file);
      if (problem !== undefined) return [issueAt({ file }, [], problem)];
      if (!looksLikeContent(file)) return [];
      const type = contentTypeOf(file);
      const original = type && isSlug(slugOf(file)) ? undefined : originalOf(file, files);
      if (original !== undefined) {
        const message = `is a copy of data/${original}, as programs make it that synchronize folders; delete it, unless it has something that the other one lacks`;
        return [issueAt({ file }, [], message)];
      }
      return type ? badName(file, type, files) : [misplaced(file, files, missingFiles)];
    }),
  ];
}
