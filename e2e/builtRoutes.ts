import { pageFiles, routeOfFile } from "../lib/built/builtPages";
import { isBuilt, siteDir, siteName, sites } from "./site";

if (!isBuilt(siteName))
  throw new Error(`There is no built site in ${siteDir}. Run "${sites[siteName].command}" first.`);

/** The HTML files of all pages but the 404 page. */
export const contentPageFiles: readonly string[] = pageFiles(siteDir);

/** The HTML files of all pages. */
export const htmlFiles: readonly string[] = [...contentPageFiles, "404.html"];

/** The addresses of the built pages: "services/decks.html" is at "/services/decks". */
export const builtRoutes: readonly string[] = contentPageFiles.map(routeOfFile);

/** An address without a page in any build. */
export const badPath = "/no-page-is-here";
