import type { GatsbyCache } from "gatsby";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../../lib/files/files";

const cacheKey = "static files";

/**
 * Removes files that an earlier build copied from static/, and that static/ no longer has. Gatsby only adds
 * and replaces files. Call this function before the plugin writes its own files: one of these may have the
 * name of a removed file.
 */
export async function removeOldStaticFiles(
  publicDir: string,
  staticDir: string,
  cache: Pick<GatsbyCache, "get" | "set">,
): Promise<void> {
  const earlier = ((await cache.get(cacheKey)) ?? []) as string[];
  const paths = pathsBelow(staticDir);
  for (const path of earlier.filter((each) => !paths.includes(each)))
    rmSync(join(publicDir, path), { force: true });
  await cache.set(cacheKey, paths);
}

/**
 * Removes the pictures that earlier builds made from a file in data/ that is gone or has changed. Gatsby
 * keeps such pictures in a folder named by the digest of the file. If the file returns, only a new process of
 * Gatsby makes the pictures again.
 */
export function removeOldPictures(publicDir: string, digests: readonly string[]): void {
  const folder = join(publicDir, "static");
  for (const name of readdirSync(folder))
    if (/^[0-9a-f]{32}$/.test(name) && !digests.includes(name))
      rmSync(join(folder, name), { recursive: true });
}
