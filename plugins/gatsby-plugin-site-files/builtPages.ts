import { readdirSync } from "node:fs";

// Folders of a built site whose HTML no visitor reads, and a form that hosts read: the server answers
// none of their addresses, and cleanAddresses.ts leaves them where they are.
const noPages = /^((_gatsby|admin|page-data|~partytown)\/|__forms)/;

/** The HTML files of a built site: its pages, those that earlier builds left, and 404.html. */
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
