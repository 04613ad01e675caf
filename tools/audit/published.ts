import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileOfAddress } from "../../plugins/gatsby-plugin-site-files/cleanAddresses";
import { pathsBelow } from "../../plugins/gatsby-plugin-site-files/files";
import { compressFile, isCompressible } from "../../publisher/server/release/compress";
import { baselineOf } from "./baseline";

export type Published = { folder: string; remove: () => void };

/** The address of a page's baseline. */
export const baselineOfRoute = (route: string) => `/baseline${route === "/" ? "" : route}`;

/** A copy of the site, compressed like a release, with a baseline for each route. */
export async function publishForAudit(
  siteDir: string,
  routes: readonly string[],
): Promise<Published> {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(siteDir, folder, { recursive: true });
  for (const route of routes) {
    const file = join(folder, fileOfAddress(baselineOfRoute(route)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, baselineOf(readFileSync(join(siteDir, fileOfAddress(route)), "utf8")));
  }
  for (const path of pathsBelow(folder).filter(isCompressible))
    await compressFile(join(folder, path), path.endsWith(".html") ? "page" : "script");
  return { folder, remove };
}
