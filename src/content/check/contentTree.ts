import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { join } from "node:path";

/** The files below data/, by their path there with forward slashes. */
export type ContentTree = {
  /** Every file, as its name is written on the disk. */
  files: ReadonlySet<string>;
  /** The whole of a file. */
  read: (path: string) => Buffer;
  /** Its first bytes, enough to tell a picture's format; none where it cannot be opened. */
  head: (path: string) => Buffer;
};

/** The files that there are. Without `head`, each is taken for what its name says. */
export type FileNames = Pick<ContentTree, "files"> & Partial<Pick<ContentTree, "head">>;

const headSize = 16;

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

/** Whether a file or folder is nobody's content: what file managers and editors leave behind. */
export const isLitter = (name: string): boolean =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$|(~|\.sw[a-z]|\.part|\.tmp)$/i.test(name);

/** @param above the folders that it lies in: a link that leads back to one of them has no end */
function filesIn(folder: string, prefix: string, above: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (above.includes(real)) return [];
  return readdirSync(folder)
    .filter((name) => !isLitter(name))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
      return isFolder ? filesIn(path, `${prefix}${name}/`, [...above, real]) : [`${prefix}${name}`];
    });
}

/** Lists the files of a content folder; undefined where there is no such folder. */
export function contentTree(dataDir: string): ContentTree | undefined {
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  return {
    files: new Set(filesIn(dataDir, "")),
    read: (path) => readFileSync(join(dataDir, path)),
    head: (path) => headOf(join(dataDir, path)),
  };
}

/** A tree as it would be with some files changed; undefined stands for a file that is deleted. */
export function withChanges(
  tree: ContentTree,
  changes: ReadonlyMap<string, Buffer | undefined>,
): ContentTree {
  const files = new Set([...tree.files, ...changes.keys()].sort());
  for (const [path, bytes] of changes) if (!bytes) files.delete(path);
  return {
    files,
    read: (path) => changes.get(path) ?? tree.read(path),
    head: (path) => changes.get(path)?.subarray(0, headSize) ?? tree.head(path),
  };
}
