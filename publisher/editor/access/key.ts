import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { statOf, writeAtomically } from "../../shared/files";
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

/** The key in a file that only its owner can read; undefined where there is none to rely on. */
async function keptKey(file: string): Promise<string | undefined> {
  const stats = await statOf(file);
  const isOpenToOthers = process.platform !== "win32" && ((stats?.mode ?? 0) & 0o077) !== 0;
  if (!stats?.isFile() || isOpenToOthers) return undefined;
  const [, key = ""] = (await readFile(file, "utf8")).trim().split("#");
  return wellFormed.test(key) ? key : undefined;
}

/**
 * The address of the editor, which is kept in a file: so a bookmark and an open tab go on working
 * after a restart, and it can be read where there is no terminal. Whoever can read this file can
 * write the content itself. Without the file, or when others could read it, there is a new key.
 * @returns the address, and the key: whoever has it, in the fragment of the address, is let in
 */
export async function keepAddress(file: string, port: number) {
  const key = (await keptKey(file)) ?? newKey();
  const address = `http://localhost:${port}${enterPath}#${key}`;
  await writeAtomically(file, `${address}\n`, 0o600);
  return { address, key };
}
