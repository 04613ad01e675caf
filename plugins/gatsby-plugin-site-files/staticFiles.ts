import type { GatsbyCache } from "gatsby";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "./files";

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
