import { folders } from "./editor/collectionViews";
import { contentTypeOf, type ContentType } from "./model/contentTypes";
import { pageOf } from "./contentPages";
import type { ContentFiles } from "./resolveContent";
import { slugOf } from "./slug";
import { placesIn } from "./schemaParts";

/** A page of the site, and its file. */
export type ShownPage = {
  /** The address: "/services/siding"; "/404" for the 404 page. */
  path: string;
  file: string;
  /** The editor's name for it: "Home page", "Siding". */
  label: string;
};

/** The address of the 404 page in this list. */
export const notFoundPath = "/404";

/** The service or the town that a page is named after. */
function nameIn(content: unknown): string | undefined {
  const { name, town } = (content ?? {}) as { name?: unknown; town?: unknown };
  return [name, town].find((each): each is string => typeof each === "string" && each !== "");
}

function pageOfFile(file: string, type: ContentType, content: unknown): ShownPage | undefined {
  if (type.typeName === "NotFoundPageJson") return { path: notFoundPath, file, label: type.label };
  if ("file" in type) return type.route ? { path: type.route, file, label: type.label } : undefined;
  const page = pageOf(file, content);
  return page && { path: page.path, file, label: nameIn(content) ?? page.slug };
}

const hasFolder = (type: ContentType) => "folder" in type;

/** Every page of the site: the fixed ones in the order of the model, then services and towns. */
export function allPages(files: ContentFiles): ShownPage[] {
  const typed = [...files].flatMap(([file, content]) => {
    const type = contentTypeOf(file);
    const page = type && pageOfFile(file, type, content);
    return type && page ? [{ type, page }] : [];
  });
  const order = [...files.keys()];
  const fixed = typed.filter(({ type }) => !hasFolder(type));
  const made = typed.filter(({ type }) => hasFolder(type));
  const byOrder = (a: { page: ShownPage }, b: { page: ShownPage }) =>
    order.indexOf(a.page.file) - order.indexOf(b.page.file);
  const home = fixed.filter(({ page }) => page.path === "/");
  const others = fixed.filter(({ page }) => page.path !== "/").sort(byOrder);
  return [...home, ...others, ...made.sort(byOrder)].map(({ page }) => page);
}

/** True if a file's content names an entry of a folder. */
function names(user: string, content: unknown, folder: string, slug: string): boolean {
  const type = contentTypeOf(user);
  if (!type) return false;
  return placesIn(type.schema, content).some(
    ({ value, meta }) => meta.kind === "reference" && meta.to === folder && value === slug,
  );
}

/**
 * The pages that show an entry, the most likely first. A page shows itself, and all pages show the
 * business. Other entries are on the pages that name them, and on the page that lists their kind.
 * @param file below data/; one of `files`
 */
export function pagesShowing(file: string, files: ContentFiles): ShownPage[] {
  const pages = allPages(files);
  const own = pages.find((page) => page.file === file);
  if (own) return [own];
  const type = contentTypeOf(file);
  if (!type) return [];
  if ("file" in type) return pages.filter(({ path }) => path !== notFoundPath);
  const { folder } = type;
  const listing = folders[folder].page;
  const naming = pages.filter((page) =>
    names(page.file, files.get(page.file), folder, slugOf(file)),
  );
  const all = pages.filter(({ path }) => path === `/${listing}`);
  return [...naming.filter((page) => !all.includes(page)), ...all];
}
