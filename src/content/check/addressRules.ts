import { contentTypeOf, contentTypes } from "../model/contentTypes";
import { allPages, routesOf } from "../pages/sitePages";
import { titleOfFile } from "../schema/titles";
import type { ContentFiles } from "../resolveContent";
import { didYouMean } from "./didYouMean";
import { contentsOf, isService, textAt, textsOf, type Entry } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";
import type { FileNames } from "./contentFolder";

/**
 * The content of each file; undefined for an unreadable or missing file. Such a file has its own error. Its
 * page is still one of the pages, so that a link to the page is no second error.
 */
function filesOf(entries: readonly Entry[], { files }: FileNames): ContentFiles {
  const contents = contentsOf(entries);
  const all = [...files, ...contentTypes.flatMap(({ file }) => file ?? [])];
  return new Map(all.map((file) => [file, contents.get(file)]));
}

/** The files of services, readable or not. */
export const servicesIn = ({ files }: FileNames) =>
  [...files].filter((file) => contentTypeOf(file)?.folder === "services");

/** The addresses of all pages. */
export const ownRoutes = (entries: readonly Entry[], dataFolder: FileNames): Set<string> =>
  new Set(routesOf(filesOf(entries, dataFolder)));

/** Addresses that two pages claim. */
export function errorsOfAddresses(entries: readonly Entry[], dataFolder: FileNames): Issue[] {
  const files = filesOf(entries, dataFolder);
  const pages = allPages(files);
  return entries.filter(isService).flatMap((entry) => {
    const place = textAt(entry, "address");
    if (!place) return [];
    const rivals = pages
      .filter(({ path, file }) => path === place.value && file !== entry.file)
      .map(({ file }) => titleOfFile(file, files.get(file)));
    if (rivals.length === 0) return [];
    const message = `is ${quoted(place.value)}, which is also the address of: ${rivals.join(", ")}; each page needs its own`;
    return [issueAt(entry, place.path, message)];
  });
}

/** Links to pages of this site that do not exist. */
export function errorsOfLinks(entries: readonly Entry[], dataFolder: FileNames): Issue[] {
  const routes = ownRoutes(entries, dataFolder);
  // A service without a readable address has its own error. Any link below /services/ may lead to its page.
  const known = entries.filter((entry) => isService(entry) && textAt(entry, "address"));
  const someUnknown = known.length < servicesIn(dataFolder).length;
  return entries.flatMap(textsOf).flatMap(({ entry, path, value, schema, meta }) => {
    const page = value.replace(/#.*$/, "");
    if (meta.kind !== "address" || routes.has(page) || value.startsWith("https://")) return [];
    if (someUnknown && page.startsWith("/services/")) return [];
    const meant = didYouMean(page, routes);
    // The schema says what an address looks like.
    if (meant === "" && !schema.safeParse(value).success) return [];
    const message = `is ${quoted(value)}, but no page of this site has that address${meant}`;
    return [issueAt(entry, path, message)];
  });
}
