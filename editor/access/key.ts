import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, realpath, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { statOf, writeAtomically } from "../../plugins/gatsby-plugin-site-files/files";
import { enterPath } from "../routes";

/** 256 random bits in base64url. */
const wellFormed = /^[\w-]{43}$/;
const newKey = () => randomBytes(32).toString("base64url");

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** Compares two secrets in a time that tells nothing about where they differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digestOf(one), digestOf(other));

/** What the cookie of a browser that has shown the key holds: no way leads back to the key. */
export const cookieValueOf = (key: string): string =>
  createHmac("sha256", key).update("cookie of the editor").digest("base64url");

/** Says which folder a key is for. A copy of the folder has another number, another place, or both. */
async function ownerLine(folder: string): Promise<string> {
  const { ino } = await stat(folder);
  return `This key is for the folder ${await realpath(folder)} (number ${ino}) alone.`;
}

/** The key in a file that only its owner can read; undefined where there is none to rely on. */
async function keptKey(file: string, owner: string): Promise<string | undefined> {
  const stats = await statOf(file);
  const isOpenToOthers = process.platform !== "win32" && ((stats?.mode ?? 0) & 0o077) !== 0;
  if (!stats?.isFile() || isOpenToOthers) return undefined;
  const [address = "", line] = (await readFile(file, "utf8")).split("\n");
  const [, key = ""] = address.split("#");
  return line === owner && wellFormed.test(key) ? key : undefined;
}

/**
 * The address of the editor, which is kept in a file: so a bookmark and an open tab go on working
 * after a restart, and it can be read where there is no terminal. Whoever can read this file can
 * write the content itself. Without the file, when others could read it, or when it came with a copy
 * of the folder, there is a new key.
 * @returns the address, and the key: whoever has it, in the fragment of the address, is let in
 */
export async function keepAddress(file: string, port: number) {
  await mkdir(dirname(file), { recursive: true });
  const owner = await ownerLine(dirname(file));
  const key = (await keptKey(file, owner)) ?? newKey();
  const address = `http://localhost:${port}${enterPath}#${key}`;
  await writeAtomically(file, `${address}\n${owner}\n`, 0o600);
  return { address, key };
}
