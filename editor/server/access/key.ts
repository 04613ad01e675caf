import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, realpath, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { statOf, writeAtomically } from "../../../lib/files/files";
import { enterPath } from "../../routes";

/** The form of a key: 256 random bits in base64url. */
const wellFormed = /^[\w-]{43}$/;
const newKey = () => randomBytes(32).toString("base64url");

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** Compares two secrets in constant time. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digestOf(one), digestOf(other));

/** The value of the cookie, which does not reveal the key. */
export const cookieValueOf = (key: string): string =>
  createHmac("sha256", key).update("cookie of the editor").digest("base64url");

/** A line that names the folder of a key. A copy of the folder has another path or inode number. */
async function folderLine(folder: string): Promise<string> {
  const { ino } = await stat(folder);
  return `This key is for the folder ${await realpath(folder)} (number ${ino}) alone.`;
}

/** The key in a file that only its owner can read; undefined for any other file. */
async function keptKey(file: string, ownLine: string): Promise<string | undefined> {
  const stats = statOf(file);
  const isOpenToOthers = process.platform !== "win32" && ((stats?.mode ?? 0) & 0o077) !== 0;
  if (!stats?.isFile() || isOpenToOthers) return undefined;
  const [address = "", line] = (await readFile(file, "utf8")).split("\n");
  const [, key = ""] = address.split("#");
  return line === ownLine && wellFormed.test(key) ? key : undefined;
}

/**
 * Keeps the address of the editor in a file, so that bookmarks and open tabs work after a restart, and people
 * can read the address without a terminal. Users who can read the file can write the content anyway. A new
 * key is made if the file is missing, readable by others, or copied with its folder.
 * @returns the address, and the key, which is the fragment of the address
 */
export async function readOrMakeAddress(file: string, port: number) {
  await mkdir(dirname(file), { recursive: true });
  const ownLine = await folderLine(dirname(file));
  const kept = await keptKey(file, ownLine);
  const key = kept ?? newKey();
  const address = `http://localhost:${port}${enterPath}#${key}`;
  const text = `${address}\n${ownLine}\n`;
  // An unchanged file is not written again, because a full disk must not keep the site from being served.
  if (kept === undefined || (await readFile(file, "utf8")) !== text)
    await writeAtomically(file, text, 0o600);
  return { address, key };
}
