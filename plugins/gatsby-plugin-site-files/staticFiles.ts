import type { GatsbyCache } from "gatsby";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../src/content/check/contentTree";
import { statOf } from "./files";

const cacheKey = "static files";

/** The paths of the files that Gatsby copies from static/: all, also those behind links. */
export function staticPaths(staticDir: string): string[] {
  if (!existsSync(staticDir)) return [];
  return filesIn(staticDir, () => false)
    .map(([path]) => path)
    .filter((path) => statOf(join(staticDir, path))?.isFile());
}

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
  const paths = staticPaths(staticDir);
  for (const path of earlier.filter((each) => !paths.includes(each)))
    rmSync(join(publicDir, path), { force: true });
  await cache.set(cacheKey, paths);
}
