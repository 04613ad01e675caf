import { pathsBelow } from "../files/files";

// HTML files that are not pages: files of Gatsby and the editor, and the form that Netlify reads. The server
// does not serve these files as pages, and cleanAddresses.ts does not move them.
const notPages = /^((_gatsby|admin|page-data|~partytown)\/|__forms)/;

/** The HTML files of a built site: its pages, pages of earlier builds, and 404.html. */
export const htmlFiles = (siteDir: string): string[] =>
  pathsBelow(siteDir).filter((path) => path.endsWith(".html") && !notPages.test(path));

/** The files of a built site's pages, without the 404 page. */
export const pageFiles = (siteDir: string): string[] =>
  htmlFiles(siteDir).filter((path) => path !== "404.html");

/** The address of a page's file: "services/decks.html" is at "/services/decks". */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/^index\.html$|\.html$/, "")}`;
