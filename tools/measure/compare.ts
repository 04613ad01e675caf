import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isHashed } from "../../plugins/gatsby-plugin-site-files/cachePolicy";
import { filesInUse } from "../../plugins/gatsby-plugin-site-files/filesInUse";
import type { Release, Releases } from "../../publisher/server/release/releases";

/** Compares a release with the folder of a clean build. */
export async function differences(
  cleanDir: string,
  releases: Releases,
  release: Release,
): Promise<{ compared: number; different: string[] }> {
  const clean = await filesInUse(cleanDir, (path) => path !== "_headers");
  const made = new Set([...Object.keys(release.files), ...release.assets]);
  const different = [...made]
    .filter((path) => !clean.includes(path))
    .map((path) => `${path} is only in the release`);
  for (const path of clean) {
    if (!made.has(path)) {
      different.push(`${path} is only in the clean build`);
      continue;
    }
    const folder = isHashed(path) ? releases.assetsDir : releases.pagesDir(release.id);
    const [one, other] = await Promise.all([
      readFile(join(cleanDir, path)),
      readFile(join(folder, path)),
    ]);
    if (!one.equals(other)) different.push(`${path} differs`);
  }
  return { compared: clean.length, different };
}
