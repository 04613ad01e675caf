import { contentTypeOf, type ContentType } from "../../src/content/model/contentTypes";
import { isHidden } from "../../src/content/pages/hidden";
import { pagesShowing } from "../../src/content/pages/sitePages";
import type { ContentFiles } from "../../src/content/resolveContent";
import { nameOfEntry } from "../../src/content/schema/titles";
import { isVisibleText, schemaAt, valueAt, type Path } from "../../src/content/schema/schemaParts";
import { fieldChanges } from "./fieldChanges";
import type { FileVersions } from "./versions";

/** The folders whose entries appear on pages with their names. */
const shownByName: readonly string[] = ["testimonials", "projects"];

/** The most words in the fragment of an address. */
const mostFragmentWords = 8;

/** A fragment that makes a browser scroll to a text. */
function textFragment(text: string): string {
  const words = text.trim().split(/\s+/).slice(0, mostFragmentWords).join(" ");
  return `#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;
}

/**
 * The new text, if the page shows it as it is written; undefined, for example, for a text with placeholders.
 */
function shownText(type: ContentType, path: Path, after: unknown): string | undefined {
  if (path[0] === "seo" || path.at(-1) === "alt" || typeof after !== "string") return undefined;
  const field = schemaAt(type.schema, path);
  const isShown = field && isVisibleText(field) && !after.includes("{") && after.trim() !== "";
  return isShown ? after : undefined;
}

/** The text to scroll to: the name of an entry, a question, or the new text. */
function landmark(file: string, type: ContentType, edit: FileVersions): string | undefined {
  const [before, after] = [edit.before?.content, edit.after?.content];
  if (!after) return undefined;
  const changes = fieldChanges(before ?? {}, after);
  if (type.folder === "faqs") {
    const at = changes.find(({ path }) => typeof path[1] === "number")?.path[1] ?? 0;
    const question = valueAt(after, ["items", at, "question"]);
    return typeof question === "string" && !question.includes("{") ? question : undefined;
  }
  if (type.folder && shownByName.includes(type.folder)) return nameOfEntry(file, after);
  return changes.flatMap((each) => shownText(type, each.path, each.after) ?? [])[0];
}

/**
 * The address where visitors see the result of an edit: a page, with a fragment for the text.
 * @param files the content after the edit
 */
export function addressOfEdit(
  edits: readonly FileVersions[],
  files: ContentFiles,
): string | undefined {
  const edit = edits.find(({ file }) => file.endsWith(".json"));
  const type = edit && contentTypeOf(edit.file);
  if (!type || !edit.after) return undefined;
  const [page] = pagesShowing(edit.file, files);
  if (!page || isHidden(files.get(edit.file))) return undefined;
  const text = landmark(edit.file, type, edit);
  return page.path + (text === undefined ? "" : textFragment(text));
}
