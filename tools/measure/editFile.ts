import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagesShowing, routesOf as routesOfContent } from "../../src/content/pages/sitePages";
import type { ContentFiles } from "../../src/content/resolveContent";
import { readContentFiles } from "../../src/content/query/readContentFiles";
import { pluralize } from "../../src/content/words/wording";

type Json = Record<string, unknown>;

/** Changes a content file atomically, like the editor. */
export function editFile(root: string, path: string, change: (content: Json) => void): void {
  const file = join(root, "data", path);
  const content = JSON.parse(readFileSync(file, "utf8")) as Json;
  change(content);
  const part = join(root, "edit.part");
  writeFileSync(part, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(part, file);
}

/** An edit that puts a mark on a page. */
type MarkedEdit = {
  name: string;
  /** A page that shows the mark. */
  page: string;
  apply: (root: string, mark: number) => void;
  /** The text that the page shows after the edit. */
  shows: (mark: number) => string;
};

const markOf = (mark: number) => `Mark ${mark}.`;

const withMark = (text: unknown, mark: number) =>
  `${markOf(mark)} ${String(text).replace(/^Mark \d+\. /, "")}`;

const phoneOf = (mark: number) => `(410) 555-${String(1000 + (mark % 9000))}`;

const filesOf = (root: string) => readContentFiles(join(root, "data"));

/** The addresses of all pages. */
export const routesOf = (root: string): string[] => routesOfContent(filesOf(root));

/** An edit of that entry of a folder which the fewest pages show; an empty list if pages show no entry. */
function editIn(
  folder: string,
  what: string,
  files: ContentFiles,
  change: (content: Json, mark: number) => void,
): MarkedEdit[] {
  const [found] = [...files.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => ({ file, pages: pagesShowing(file, files) }))
    .filter(({ pages }) => pages.length > 0)
    .sort((a, b) => a.pages.length - b.pages.length);
  const page = found?.pages.at(-1);
  if (!found || !page) return [];
  return [
    {
      name: `${what} (${pluralize(found.pages.length, "page")})`,
      page: page.path,
      apply: (root, mark) => editFile(root, found.file, (content) => change(content, mark)),
      shows: markOf,
    },
  ];
}

/** Typical edits, which change one page, several pages, or all pages. */
export function markedEdits(root: string): [MarkedEdit, ...MarkedEdit[]] {
  const files = filesOf(root);
  const phone: MarkedEdit = {
    name: "the phone number (every page)",
    page: "/about",
    apply: (edited, mark) =>
      editFile(edited, "site.json", (site) => {
        (site.phone as Json).number = phoneOf(mark);
      }),
    shows: phoneOf,
  };
  const answer = editIn("faqs", "an answer", files, ({ items }, mark) => {
    const [first] = items as Json[];
    if (first) first.answer = withMark(first.answer, mark);
  });
  const testimonial = editIn("testimonials", "a testimonial", files, (content, mark) => {
    content.text = withMark(content.text, mark);
  });
  const [first = phone, ...others] = [...answer, ...testimonial, phone];
  return [first, ...others];
}

/**
 * Makes an error in the content.
 * @returns a function that corrects the error
 */
export function makeError(root: string): () => void {
  let before: unknown;
  editFile(root, "site.json", (site) => {
    before = site.phone;
    site.phone = { number: "" };
  });
  return () => editFile(root, "site.json", (site) => void (site.phone = before));
}
