import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { htmlFiles } from "./builtPages";
import { renameOver } from "../files/files";

/** The file of an address: "/about" is in "about.html". */
export function fileOfAddress(address: string): string {
  const name = address.replace(/^\/+|\/+$/g, "");
  if (name === "") return "index.html";
  return /\.html?$/i.test(name) ? name : `${name}.html`;
}

function removeEmptyFolders(publicDir: string, path: string): void {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    if (readdirSync(join(publicDir, folder)).length > 0) return;
    rmdirSync(join(publicDir, folder));
  }
}

/**
 * Moves each about/index.html of Gatsby to about.html. For about/index.html, static hosts would redirect
 * "/about" to "/about/".
 *
 * Gatsby writes only changed pages, so a page of an earlier build stays if `addresses` still has its address.
 * Files from `staticDir` stay unchanged.
 */
export async function movePagesToAddresses(
  publicDir: string,
  addresses: readonly string[],
  staticDir: string,
): Promise<void> {
  const wanted = new Set(addresses.map(fileOfAddress));
  for (const path of htmlFiles(publicDir)) {
    if (wanted.has(path) || existsSync(join(staticDir, path))) continue;
    const clean = path.replace(/\/index\.html$/, ".html");
    if (clean !== path && wanted.has(clean))
      await renameOver(join(publicDir, path), join(publicDir, clean));
    else rmSync(join(publicDir, path));
    removeEmptyFolders(publicDir, path);
  }
}

/**
 * Moves the pages back to the paths where Gatsby wrote them. There, the next build updates script names in
 * unchanged pages, and removes deleted pages.
 */
export async function movePagesBack(publicDir: string, staticDir: string): Promise<void> {
  for (const path of htmlFiles(publicDir)) {
    const stays = /(^|\/)index\.html$|^404\.html$/.test(path);
    if (stays || existsSync(join(staticDir, path))) continue;
    const folder = join(publicDir, path.replace(/\.html$/, ""));
    await mkdir(folder, { recursive: true });
    // If Gatsby's path also has the page, that page is newer.
    if (existsSync(join(folder, "index.html"))) rmSync(join(publicDir, path));
    else await renameOver(join(publicDir, path), join(folder, "index.html"));
  }
}
