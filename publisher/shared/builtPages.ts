import { readdirSync } from "node:fs";

// Folders of a built site whose HTML is no page, and a form that hosts read.
const noPages = /^((_gatsby|admin|page-data|~partytown)\/|__forms)/;

/** The files of a built site's pages, without the one for addresses that have no page. */
export const pageFiles = (siteDir: string): string[] =>
  readdirSync(siteDir, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".html") && path !== "404.html" && !noPages.test(path))
    .sort();

/** The address of a page's file: "services/decks.html" is at "/services/decks". */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
