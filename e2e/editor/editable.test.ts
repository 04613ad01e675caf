import { contentTypeOf } from "../../src/content/model/contentTypes";
import { allPages } from "../../src/content/pages/sitePages";
import { readContentFiles } from "../../src/content/query/readContentFiles";
import {
  derivedTextsOf,
  isGroup,
  schemaAt,
  valueAt,
  type FieldPlace,
} from "../../src/content/schema/schemaParts";
import { eventually } from "../../test/eventually";
import { areas, site } from "../content";
import { fileOf, readHtml } from "../document";
import { contentDir } from "../site";
import { editorOfTests } from "./harness";

// In the editor, every page shows what visitors read, and a click on any text or picture opens the
// field that holds it.

const work = editorOfTests();

const files = readContentFiles(contentDir);

/** Runs in the frame: clicks each text and picture, and returns their words and the opened fields. */
function clickAll(site: Element) {
  const opened: (FieldPlace | undefined)[] = [];
  const { parent } = window;
  const { postMessage } = parent;
  // The editor does not receive these messages, so the editor keeps showing this page.
  const hear = ({ place }: { place?: FieldPlace }) => opened.push(place);
  Object.assign(parent, { postMessage: hear });
  const all = [...document.querySelectorAll<HTMLElement>("[data-field]")];
  /** True if other elements take all clicks on an element. */
  const isCovered = (element: HTMLElement) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const words = document.createRange();
    words.selectNodeContents(element);
    // Text that is only for screen readers is in a box of one pixel.
    const isSeen =
      element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth !== 1;
    const [box] = isSeen ? (element.childNodes.length > 0 ? words : element).getClientRects() : [];
    if (!box) return false;
    const hits = [0.5, 0.2, 0.8].flatMap(
      (part) => document.elementFromPoint(box.x + box.width * part, box.y + box.height / 2) ?? [],
    );
    // A click on the previous page may have left a menu of the header open.
    const isOther = (hit: Element) =>
      !hit.closest("header") && !element.contains(hit) && !hit.contains(element);
    return hits.length > 0 && hits.every(isOther);
  };
  const covered = all.filter(isCovered).map((element) => element.outerHTML.slice(0, 200));
  const clicked = all.map((element) => {
    opened.length = 0;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    // A link asks whether to follow or to change it.
    document.querySelector<HTMLElement>(".link-choice:popover-open > :last-child")?.click();
    const description = element.getAttribute("alt") ?? element.getAttribute("aria-label");
    return { words: description ?? element.textContent ?? "", place: opened[0] };
  });
  Object.assign(parent, { postMessage });
  const others: string[] = [];
  const walker = document.createTreeWalker(site, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest("[data-field], script, style, noscript"))
      others.push((nodeValue ?? "").replaceAll(/\s+/g, " ").trim());
  }
  return { covered, clicked, others, html: site.innerHTML };
}

/** The text of a built page, which visitors read. */
const builtText = (path: string) =>
  work.page.evaluate(
    (html) => {
      const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
      for (const unread of main?.querySelectorAll("script, style, noscript") ?? []) unread.remove();
      return main?.textContent;
    },
    readHtml(fileOf(path)),
  );

/** The text of a page without the parts that scripts write: names on the map, and "Open now". */
function textBeforeScripts(page: Element, open: string): string | undefined {
  const copy = page.cloneNode(true) as Element;
  for (const names of copy.querySelectorAll("figure:has(img[src$='/counties.svg']) > div"))
    names.remove();
  return copy.textContent?.replaceAll(open, "");
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** True if words show a text, with its placeholders filled. */
const shows = (words: string, text: string) =>
  text.split(/\{[\w.-]+\}/).every((part) => plain(words).includes(plain(part)));

/** True if words are the value of a field, or made from it. */
function showsField(words: string, { file, path }: FieldPlace): boolean {
  const value = valueAt(files.get(file), path);
  const schema = contentTypeOf(file)?.schema;
  const group = schema && schemaAt(schema, path);
  if (group && isGroup(value))
    return derivedTextsOf(group, value).some(([, made]) => shows(words, made));
  // A picture's words are in a field beside `file`, and a hotspot's words in fields beside `hotspot`.
  const isBeside = ["file", "hotspot"].includes(String(path.at(-1)));
  const texts = isBeside
    ? Object.values(valueAt(files.get(file), path.slice(0, -1)) ?? {})
    : [value];
  return texts.some((text) => text !== undefined && shows(words, String(text)));
}

/** Texts that open no field: counts, figures from the facts of services, and labels of the code. */
const made =
  /^(\d+ towns?|(\d+(–\d+)?)? ?((hour|day|week|month)s?)?|Skip to content|Menu|Since|Email|Based in|Hours|License|Price)$/;

const { counties, independentCities, map } = areas;
const towns = counties.flatMap((county) => county.towns ?? []);

/**
 * Further texts that open no field: names on the map, which measures them, and the categories of projects,
 * which are also filters.
 */
const unmarked = [
  ...[...counties, ...independentCities, ...towns, ...(map?.places ?? [])].map(({ name }) => name),
  ...independentCities.map(({ name }) => `${name} City`),
  ...[...files].flatMap(([file, content]) =>
    file.startsWith("projects/") ? String(valueAt(content, ["category"])) : [],
  ),
];

test("every page has the words that visitors read, and each leads to the field that holds it", async () => {
  const { editor } = work;
  const { frame, main } = editor;
  await editor.start();
  const pages = allPages(files);
  expect(pages.length).toBeGreaterThan(10);
  for (const { path } of pages) {
    await editor.goTo(path === "/" ? "" : `page${path}`);
    const text = () => main.evaluate(textBeforeScripts, `${site.openNow} noon`);
    await eventually(text, await builtText(path));
    const { covered, clicked, others, html } = await frame.locator("#___gatsby").evaluate(clickAll);
    expect({
      path,
      covered,
      wrong: clicked.filter(({ words, place }) => !place || !showsField(words, place)),
      nowhere: others.filter((text) => !made.test(text) && !unmarked.includes(text)),
    }).toEqual({ path, covered: [], wrong: [], nowhere: [] });
    expect(clicked.length).toBeGreaterThan(20);
    expect(html).not.toMatch(/[\u{f0000}-\u{10ffff}]/u);
  }
});
