import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renameOverSync } from "../../shared/rename";

type Json = Record<string, unknown>;

/** Changes a content file as the editor does: at one stroke. */
export function editFile(root: string, path: string, change: (content: Json) => void): void {
  const file = join(root, "data", path);
  const content = JSON.parse(readFileSync(file, "utf8")) as Json;
  change(content);
  const part = join(root, "edit.part");
  writeFileSync(part, `${JSON.stringify(content, null, 2)}\n`);
  renameOverSync(part, file);
}

/** An edit that shows a mark on a page. */
export type MarkedEdit = {
  name: string;
  /** A page that shows it. */
  page: string;
  apply: (root: string, mark: number) => void;
  /** What the page holds then. */
  shows: (mark: number) => string;
};

const markOf = (mark: number) => `Mark ${mark}.`;

const withMark = (text: unknown, mark: number) =>
  `${markOf(mark)} ${String(text).replace(/^Mark \d+\. /, "")}`;

const phoneOf = (mark: number) => `(410) 555-${String(1000 + (mark % 9000))}`;

/** What the office changes: on one page, on several, on every page. */
export const markedEdits: readonly MarkedEdit[] = [
  {
    name: "an answer (1 page)",
    page: "/services/siding",
    apply: (root, mark) =>
      editFile(root, "faqs/siding.json", ({ items }) => {
        const [first] = items as Json[];
        if (first) first.answer = withMark(first.answer, mark);
      }),
    shows: markOf,
  },
  {
    name: "a testimonial (a few pages)",
    page: "/testimonials",
    apply: (root, mark) =>
      editFile(root, "testimonials/karen-m-bel-air.json", (content) => {
        content.text = withMark(content.text, mark);
      }),
    shows: markOf,
  },
  {
    name: "the phone number (every page)",
    page: "/about",
    apply: (root, mark) =>
      editFile(root, "site.json", ({ phone }) => {
        (phone as Json).number = phoneOf(mark);
      }),
    shows: phoneOf,
  },
];

/** What a slip of the keyboard makes. */
export function makeFault(root: string): void {
  editFile(root, "testimonials/karen-m-bel-air.json", (content) => {
    content.rating = 9;
  });
}

export function mendFault(root: string): void {
  editFile(root, "testimonials/karen-m-bel-air.json", (content) => {
    content.rating = 5;
  });
}
