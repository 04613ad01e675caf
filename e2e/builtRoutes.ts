import { pageFiles, routeOfFile } from "../lib/built/builtPages";
import { isBuilt, siteDir, siteName, sites } from "./site";

if (!isBuilt(siteName))
  throw new Error(`There is no built site in ${siteDir}. Run "${sites[siteName].command}" first.`);

/** The files of the built site's pages, without the 404 page. */
export const builtFiles: readonly string[] = pageFiles(siteDir);

/** The files of all pages. */
export const htmlFiles: readonly string[] = [...builtFiles, "404.html"];

/** The addresses of the built pages: "services/decks.html" is at "/services/decks". */
export const builtRoutes: readonly string[] = builtFiles.map(routeOfFile);

/** An address without a page in any build. */
export const badPath = "/no-page-is-here";
