import { readdirSync } from "node:fs";
import { isBuilt, siteDir, siteName, sites } from "./site";

if (!isBuilt(siteName))
  throw new Error(`There is no built site in ${siteDir}. Run "${sites[siteName].command}" first.`);

// Folders of the built site whose HTML is no page, and a form that hosts read.
const noPages = /^((_gatsby|admin|page-data|~partytown)\/|__forms)/;

/** The files of the built site's pages, without the one for addresses that have no page. */
export const builtFiles: readonly string[] = readdirSync(siteDir, {
  recursive: true,
  encoding: "utf8",
})
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".html") && path !== "404.html" && !noPages.test(path))
  .sort();

/** The addresses of these files: "services/decks.html" is at "/services/decks". */
export const builtRoutes: readonly string[] = builtFiles.map(
  (file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`,
);

/** An address that no build makes a page for. */
export const badPath = "/no-page-is-here";
