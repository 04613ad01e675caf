import type { GatsbyCache } from "gatsby";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../../lib/files/files";

const cacheKey = "static files";

/**
 * Removes files that an earlier build copied from static/, once they are gone there. Gatsby only adds
 * and replaces files. Call it before the plugin writes files of its own, which may have such a name.
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
 * Removes pictures of earlier builds whose file in data/ is gone or has changed. Gatsby keeps them, each
 * in a folder named by the digest of that file. If the file returns, only a new process of Gatsby makes
 * them again.
 */
export function removeOldPictures(publicDir: string, digests: readonly string[]): void {
  const folder = join(publicDir, "static");
  for (const name of readdirSync(folder))
    if (/^[0-9a-f]{32}$/.test(name) && !digests.includes(name))
      rmSync(join(folder, name), { recursive: true });
}
