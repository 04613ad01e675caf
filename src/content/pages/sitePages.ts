import { folders } from "../schema/folders";
import { contentTypeOf } from "../model/contentTypes";
import { notFoundRoute, pageTypes } from "../model/pages";
import { templatePageOf } from "./templatePages";
import type { ContentFiles } from "../resolveContent";
import { isHidden } from "./hidden";
import { nameOfEntry } from "../schema/titles";
import { isGroup, namedFile, placesIn, type Place } from "../schema/schemaParts";

/** A page of the site, and its file. */
export type SitePage = {
  /** The address: "/services/siding"; "/404" for the 404 page. */
  path: string;
  file: string;
  /** The editor's name for the page: "Home page", "Siding". */
  label: string;
};

function pageOfFile(file: string, content: unknown): SitePage | undefined {
  const path = contentTypeOf(file)?.route ?? templatePageOf(file, content)?.path;
  return path === undefined ? undefined : { path, file, label: nameOfEntry(file, content) };
}

function rank({ file }: SitePage): number {
  const place = pageTypes.findIndex((type) => type.file === file);
  return place < 0 ? pageTypes.length : place;
}

/** Every page of the site: fixed pages in the order of the editor, then services and towns. */
export const allPages = (files: ContentFiles): SitePage[] =>
  [...files]
    .flatMap(([file, content]) => pageOfFile(file, content) ?? [])
    .sort((a, b) => rank(a) - rank(b));

/** The pages that links can lead to: all except the 404 page. */
export const linkablePages = (files: ContentFiles): SitePage[] =>
  allPages(files).filter(({ path }) => path !== notFoundRoute);

/** The addresses of all pages that links can lead to. */
export const routesOf = (files: ContentFiles): string[] =>
  linkablePages(files).map(({ path }) => path);

/** A cache: the places that name a file, by content. An edit makes a new content object. */
const placesByContent = new WeakMap<object, readonly Place[]>();

function placesWithNames(namingFile: string, content: unknown): readonly Place[] {
  if (!isGroup(content)) return [];
  const known = placesByContent.get(content);
  if (known) return known;
  const type = contentTypeOf(namingFile);
  const places = type ? placesIn(type.schema, content) : [];
  const found = places.filter(({ value, meta }) => namedFile(meta, value) !== undefined);
  placesByContent.set(content, found);
  return found;
}

/**
 * The places that name `file` in the content of another file.
 * @param namingFile the file that has the content
 */
export const placesNaming = (file: string, namingFile: string, content: unknown): Place[] =>
  placesWithNames(namingFile, content).filter(({ value, meta }) => namedFile(meta, value) === file);

/** A page that shows an entry because the entry names another one: a testimonial beside its project. */
type PageBeside = {
  page: SitePage;
  /** The file of the entry that the page lists. */
  beside: string;
};

/**
 * The pages that show an entry beside an entry that it names. These are the pages that list the folder of the
 * named entry.
 * @param file below data/; one of `files`
 */
export const pagesBeside = (file: string, files: ContentFiles): PageBeside[] =>
  placesWithNames(file, files.get(file)).flatMap(({ value, meta }) => {
    const beside = namedFile(meta, value);
    const listing = meta.to && folders[meta.to].page;
    const page = listing && allPages(files).find((each) => each.path === `/${listing}`);
    const isShown = beside !== undefined && files.has(beside) && !isHidden(files.get(beside));
    return page && isShown ? [{ page, beside }] : [];
  });

/**
 * The pages that show an entry. An entry with its own page is on that page. An entry outside the folders
 * (site.json, areas.json) is on all pages except the 404 page. For any other entry, the pages that name the
 * entry come first, then pages that show the entry beside an entry that it names, and last the page that
 * lists its folder.
 * @param file below data/; one of `files`
 */
export function pagesShowing(file: string, files: ContentFiles): SitePage[] {
  const pages = allPages(files);
  const own = pages.find((page) => page.file === file);
  if (own) return [own];
  const type = contentTypeOf(file);
  if (!type) return [];
  const { folder } = type;
  if (!folder) return linkablePages(files);
  const listing = folders[folder].page;
  const naming = pages.filter(
    (page) => placesNaming(file, page.file, files.get(page.file)).length > 0,
  );
  const listingPages =
    listing === undefined ? [] : pages.filter(({ path }) => path === `/${listing}`);
  const besidePaths = pagesBeside(file, files).map(({ page }) => page.path);
  const others = pages.filter((page) => besidePaths.includes(page.path) && !naming.includes(page));
  return [
    ...[...naming, ...others].filter((page) => !listingPages.includes(page)),
    ...listingPages,
  ];
}
