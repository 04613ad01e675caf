import type { ContentTree } from "../../src/content/check/checkContent";
import { pageOf } from "../../src/content/pages";
import { contentTypeOf, type ContentType } from "../../src/content/model/contentTypes";
import { childOf, metaOf, placesIn, type Path } from "../../src/content/schemaParts";
import { fieldChanges, valueAt } from "./history/fieldChanges";
import type { FileEdit } from "./history/journal";
import { contentIn, nameOfEntry } from "./history/titles";

/** A page of the site, by the name that the editor's forms give it, and its path. */
export type ShownAt = { label: string; address: string };

type Page = ShownAt & { file: string; type: ContentType; content: Record<string, unknown> };

/** Lists that show every entry of a folder, and the pages they are on. */
const showsAll: Readonly<Record<string, string>> = {
  testimonials: "pages/testimonials.json",
  projects: "pages/projects.json",
};

/** What is shown on every page. */
const everywhere: readonly string[] = ["site.json", "areas.json"];

function pageMadeOf(file: string, tree: ContentTree): Page[] {
  const type = contentTypeOf(file);
  const content = type && contentIn(tree.read(file));
  if (!content) return [];
  const address = "folder" in type ? pageOf(file, content)?.path : type.route;
  const name = nameOfEntry(file, content);
  const label = "folder" in type ? `${type.label} “${name}”` : name;
  return address === undefined ? [] : [{ label, address, file, type, content }];
}

/** Whether a page names an entry: "testimonials/ruth-s.json". */
function names({ type, content }: Page, file: string): boolean {
  return placesIn(type.schema, content).some(
    ({ value, meta }) =>
      meta.kind === "reference" &&
      meta.to !== undefined &&
      `${meta.to}/${String(value)}.json` === file,
  );
}

/** The pages on which visitors see a file of the content, those that show it whole first. */
export function pagesShowing(file: string, tree: ContentTree): ShownAt[] {
  if (everywhere.includes(file)) return [{ label: "Every page", address: "/" }];
  const pages = [...tree.files].flatMap((each) => pageMadeOf(each, tree));
  const folder = file.slice(0, file.indexOf("/"));
  const own = pages.filter((page) => page.file === file || page.file === showsAll[folder]);
  // A link to a page is not the page: what names a service does not show its words.
  const isPage = pages.some((page) => page.file === file);
  const others = isPage ? [] : pages.filter((page) => !own.includes(page) && names(page, file));
  return [...own, ...others].map(({ label, address }) => ({ label, address }));
}

const longestFragment = 8;

/** A text as the part of an address that has a browser scroll to it. */
function textFragment(text: string): string {
  const words = text.trim().split(/\s+/).slice(0, longestFragment).join(" ");
  return `#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;
}

const invisible: readonly (string | undefined)[] = ["imageFile", "reference", "address", "percent"];

/** A text that the page shows at a place which an edit changed. */
function shownText(type: ContentType, path: Path, after: unknown): string | undefined {
  if (path[0] === "seo" || path.at(-1) === "alt" || typeof after !== "string") return undefined;
  const field = path.reduce<Parameters<typeof metaOf>[0] | undefined>(
    (at, step) => at && childOf(at, step),
    type.schema,
  );
  const isShown = field && !invisible.includes(metaOf(field).kind) && !after.includes("{");
  return isShown && after.trim() !== "" ? after : undefined;
}

/** What to look for on the page: of an entry its name, of a list the question, else the new words. */
function landmark(file: string, type: ContentType, edit: FileEdit): string | undefined {
  const [before, after] = [contentIn(edit.before), contentIn(edit.after)];
  if (!after) return undefined;
  const changes = fieldChanges(before ?? {}, after);
  if ("folder" in type && type.folder === "faqs") {
    const at = changes.find(({ path }) => typeof path[1] === "number")?.path[1] ?? 0;
    const question = valueAt(after, ["items", at, "question"]);
    return typeof question === "string" && !question.includes("{") ? question : undefined;
  }
  if ("folder" in type && showsAll[type.folder] !== undefined) return nameOfEntry(file, after);
  for (const { path, after: now } of changes) {
    const text = shownText(type, path, now);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * Where visitors see what an edit made: the page, and the place in it.
 * @param tree the content with the edit
 */
export function seeAddress(files: readonly FileEdit[], tree: ContentTree): string | undefined {
  const edit = files.find(({ file }) => file.endsWith(".json"));
  const type = edit && contentTypeOf(edit.file);
  if (!type || !edit.after) return undefined;
  const [page] = pagesShowing(edit.file, tree);
  if (!page) return undefined;
  const text = landmark(edit.file, type, edit);
  return page.address + (text === undefined ? "" : textFragment(text));
}
