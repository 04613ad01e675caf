import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, join } from "node:path";
import { sizeProblem } from "./sizeRules";

/** The files below data/, by their path with forward slashes. */
export type ContentFolder = {
  /** All files, with names as on the disk. */
  files: ReadonlySet<string>;
  /** The problem of each unreadable file, in words that follow the file's name. */
  problems: ReadonlyMap<string, string>;
  /** The whole content of a file. */
  read: (path: string) => Buffer;
  /**
   * The first bytes of a file, enough to tell a picture's format; empty if the file cannot be
   * opened.
   */
  head: (path: string) => Buffer;
};

/** The names of files. Without `head`, the check does not look into pictures. */
export type FileNames = Pick<ContentFolder, "files"> &
  Partial<Pick<ContentFolder, "head" | "problems">>;

export const cannotBeOpened =
  "cannot be opened: it may be open elsewhere, locked, or a link that leads nowhere";

/**
 * The reason why a path cannot be read as a file. The function does not open the path, because a pipe
 * would block, and a device would never end.
 * @returns undefined for a file, and for a path that does not exist
 */
export function fileProblem(path: string): string | undefined {
  const problem = openingProblem(path);
  if (problem !== undefined) return problem;
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return sizeProblem(path, size);
}

/** The same, for a file of any size. */
export function openingProblem(path: string): string | undefined {
  try {
    if (!lstatSync(path, { throwIfNoEntry: false })) return undefined;
    const stats = statSync(path);
    if (stats.isDirectory()) return "is a folder with the name of a file; rename it";
    if (!stats.isFile()) return "is not a file, but a pipe, a socket or a device; remove it";
    accessSync(path, constants.R_OK);
    return undefined;
  } catch {
    return cannotBeOpened;
  }
}

/** True if a path is a folder, or a link to one. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

const headSize = 4096;

function headOf(path: string): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const bytes = Buffer.alloc(headSize);
    return bytes.subarray(0, readSync(file, bytes, 0, headSize, 0));
  } catch {
    return Buffer.alloc(0);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

// Files that systems make, also in archives and on shares: macOS's folder icons, thumbnails, trash folders.
const ofSystems =
  /^(icon[\r\n]+|(eh)?thumbs\.db(:.*)?|desktop\.ini|__macosx|@eadir|#recycle|\$recycle\.bin|system volume information|lost\+found)$/i;

// Files of running programs: locks and unfinished copies. Programs that synchronize folders make them, too.
const unfinished =
  /^(~\$|~syncthing~|#.*#$)|(~|\.(sw[a-z]|part|partial|te?mp|crdownload|download|filepart|lock|bak|orig|icloud|(own|next)cloud))$/i;

/** True for a file that no person made: made by a system or a program, or named with a dot in front. */
export const isIgnoredFile = (name: string): boolean =>
  name.startsWith(".") || ofSystems.test(name) || unfinished.test(name);

/** A path below a folder, with its problem if it is a link to a parent, or a folder that cannot be listed. */
type Found = [path: string, problem?: string];

/**
 * Lists the files below a folder, through links.
 * @param above the parent folders, so that a link to one of them does not recurse forever
 */
export function filesIn(
  folder: string,
  isIgnored = isIgnoredFile,
  prefix = "",
  above: readonly string[] = [],
): Found[] {
  const real = realpathSync(folder);
  if (above.includes(real))
    return [[prefix.slice(0, -1), "is a link to a folder above it; delete it"]];
  return readdirSync(folder)
    .filter((name) => !isIgnored(name))
    .sort()
    .flatMap((name): Found[] => {
      const path = join(folder, name);
      const below = `${prefix}${name}`;
      if (name.endsWith(".json") || !isFolder(path)) return [[below]];
      try {
        return filesIn(path, isIgnored, `${below}/`, [...above, real]);
      } catch {
        return [[below, cannotBeOpened]];
      }
    });
}

/**
 * The whole content of a file below a folder.
 * @throws a sentence that names the file if it is unreadable
 */
export function readIn(folder: string, path: string): Buffer {
  const problem = fileProblem(join(folder, path));
  if (problem !== undefined) throw new Error(`${basename(folder)}/${path} ${problem}`);
  return readFileSync(join(folder, path));
}

/** Lists the files of a content folder; undefined if the folder does not exist. */
export function contentFolder(dataDir: string): ContentFolder | undefined {
  if (!isFolder(dataDir)) return undefined;
  const problems = new Map<string, string>();
  const found = filesIn(dataDir);
  for (const [path, problem = fileProblem(join(dataDir, path))] of found)
    if (problem !== undefined) problems.set(path, problem);
  return {
    files: new Set(found.map(([path]) => path)),
    problems,
    read: (path) => readIn(dataDir, path),
    head: (path) => headOf(join(dataDir, path)),
  };
}

/** A content folder with some files changed; undefined stands for a deleted file. */
export function withChanges(
  dataFolder: ContentFolder,
  changes: ReadonlyMap<string, Buffer | undefined>,
): ContentFolder {
  const files = new Set([...dataFolder.files, ...changes.keys()].sort());
  for (const [path, bytes] of changes) if (!bytes) files.delete(path);
  return {
    files,
    problems: new Map([...dataFolder.problems].filter(([path]) => !changes.has(path))),
    read: (path) => changes.get(path) ?? dataFolder.read(path),
    head: (path) => changes.get(path)?.subarray(0, headSize) ?? dataFolder.head(path),
  };
}
