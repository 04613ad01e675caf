import { readdirSync } from "node:fs";

// Folders of a built site whose HTML no visitor reads, and a form that hosts read.
const noPages = /^((_gatsby|admin|page-data|~partytown)\/|__forms)/;

/** The files that visitors read, with the one for addresses that have no page. */
export const htmlFiles = (siteDir: string): string[] =>
  readdirSync(siteDir, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".html") && !noPages.test(path))
    .sort();

/** The files of a built site's pages, without the one for addresses that have no page. */
export const pageFiles = (siteDir: string): string[] =>
  htmlFiles(siteDir).filter((path) => path !== "404.html");

/** The address of a page's file: "services/decks.html" is at "/services/decks". */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
