import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** True if this account may create symbolic links to files, which Windows restricts. */
function mayLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "link-"));
  try {
    symlinkSync(join(folder, "file"), join(folder, "link"));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const canLink = mayLink();

/** A test that needs links. */
export const itWithLinks = canLink ? it : it.skip;

/** A special file: its name, a function that creates it, and the message of the content check. */
export type SpecialFile = [what: string, make: (path: string) => void, sentence: string];

const device = "is not a file, but a pipe, a socket or a device; remove it";
const unopened = "cannot be opened: it may be open elsewhere, locked, or a link that leads nowhere";

/** A sparse file, which takes no space on the disk. */
const sized = (bytes: number) => (path: string) => {
  writeFileSync(path, "");
  truncateSync(path, bytes);
};

const links: SpecialFile[] = [
  ["a link to an endless device", (path) => symlinkSync("/dev/zero", path), device],
  ["a link to nothing", (path) => symlinkSync("nowhere", path), unopened],
  ["a link to itself", (path) => symlinkSync(path, path), unopened],
];

// On Windows, no file is a pipe or a device.
const pipes: SpecialFile[] =
  process.platform === "win32"
    ? []
    : [["a pipe", (path) => execFileSync("mkfifo", [path]), device], ...links];

/** Replacements for any file. */
export const specialFiles: readonly SpecialFile[] = canLink ? pipes : [];

/** Replacements for a content file. */
export const specialContent: readonly SpecialFile[] = [
  ...specialFiles,
  ["a folder", (path) => mkdirSync(path), "is a folder with the name of a file; rename it"],
  [
    "a file of 5 MB",
    sized(5_000_000),
    "is 5.0 MB, but a file like this may be at most 1.0 MB; shorten it",
  ],
];

/** Replacements for a picture. */
export const specialPictures: readonly SpecialFile[] = [
  ...specialFiles,
  [
    "a file of 60 MB",
    sized(60_000_000),
    "is 60.0 MB, but a file like this may be at most 50.0 MB; make it smaller, or keep it elsewhere",
  ],
];
