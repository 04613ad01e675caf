import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteDir } from "./site";

/** The file of an address. */
export const fileOf = (route: string) => (route === "/" ? "index.html" : `${route.slice(1)}.html`);

export const readHtml = (file: string) => readFileSync(join(siteDir, file), "utf8");

const parsed = new Map<string, Document>();

/** A built file as a document, for tests in jsdom. */
export function readDocument(file: string): Document {
  const known = parsed.get(file);
  if (known) return known;
  const page = new DOMParser().parseFromString(readHtml(file), "text/html");
  parsed.set(file, page);
  return page;
}

/** The document of a route. */
export const readPage = (route: string) => readDocument(fileOf(route));

/** The only element that matches a selector. Throws if none or several match. */
export function one(within: ParentNode, selector: string): Element {
  const found = within.querySelectorAll(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return element;
}

/** The section of a page whose heading has the id `<name>-title`. */
export const sectionOf = (page: Document, name: string) =>
  one(page, `section[aria-labelledby="${name}-title"]`);

/** The text of an element for a reader, without its styles and scripts. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll("style, script, noscript")) unread.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

export const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map(textOf);

export const hrefsOf = (within: ParentNode, selector = "a[href]") =>
  [...within.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
