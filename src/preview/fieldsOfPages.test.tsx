import { testFiles } from "../../test/site/content";
import { openPreview } from "../../test/site/openPreview";
import { daysInWords, timesInWords, type OpeningHours } from "../content/hours";
import { allPages, type ShownPage } from "../content/pagesShowing";
import { valueAt, type FieldPlace } from "../content/schemaParts";
import { makeEditable } from "./editable";
import { createMarks } from "./marks";

// On every page, a click on any text or picture opens the field that holds it.

/** Shows a page. A click adds the opened field to `opened`. */
function open({ file, path }: ShownPage, opened: FieldPlace[]): HTMLElement {
  const marks = createMarks();
  const { container, preview } = openPreview(marks.markOf);
  preview.setDraft({ form: 1, file, content: testFiles.get(file) as object, isNew: false });
  preview.choosePage(path);
  const editable = makeEditable(container, marks, (place) => opened.push(place));
  expect(preview.show()).toMatchObject({ isUpToDate: true, path });
  expect(preview.errors()).toEqual([]);
  editable.update();
  return container;
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** True if an element shows a text, with its placeholders filled. */
const shows = (words: string, text: string) =>
  text.split(/\{[\w.-]+\}/).every((part) => plain(words).includes(plain(part)));

/** True if an element shows the value of a field, or words made from it. */
const showsValue = (words: string, value: unknown) =>
  typeof value === "object" && value !== null
    ? [daysInWords, timesInWords].some((made) => shows(words, made(value as OpeningHours)))
    : value !== undefined && shows(words, String(value));

const wordsOf = (element: Element) =>
  element.getAttribute("alt") ?? element.getAttribute("aria-label") ?? element.textContent ?? "";

/** Numbers that pages count, and figures that they write from the facts of services. */
const counted = /^(\d+ towns?|(\d+(–\d+)?)? ?((hour|day|week|month)s?)?|\$[\d,]+–\$[\d,]+)$/;
/** Labels that the code writes. */
const labels = ["Email", "Based in", "Hours", "License"];

type Place = { name: string; towns?: Place[] };
const { counties, independentCities, map } = testFiles.get("areas.json") as {
  counties: Place[];
  independentCities: Place[];
  map: { places: Place[] };
};
/** The map measures its names, so they have no marks, on the map or in the lists. */
const namesOnMap = [
  ...[...counties, ...independentCities, ...map.places].map(({ name }) => name),
  ...counties.flatMap(({ towns = [] }) => towns.map(({ name }) => name)),
  ...independentCities.map(({ name }) => `${name} City`),
];

/** The categories of projects have no marks, since they are also filters. */
const categories = [...testFiles].flatMap(([file, content]) =>
  file.startsWith("projects/") ? [(content as { category: string }).category] : [],
);

/** The texts in an element that lead to no field, except those that code writes. */
function leadingNowhere(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest("[data-field], script, style, noscript"))
      texts.push(plain(node.nodeValue ?? ""));
  const known = [...labels, ...namesOnMap, ...categories];
  return texts.filter((text) => !counted.test(text) && !known.includes(text));
}

test.each(allPages(testFiles).map((page) => [page.path, page] as const))(
  "each text and picture of %s leads to the field that holds it",
  (_, page) => {
    const opened: FieldPlace[] = [];
    const container = open(page, opened);
    const elements = container.querySelectorAll("[data-field]");
    const wrong = [...elements].flatMap((element) => {
      opened.length = 0;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      const [place] = opened;
      const value = place && valueAt(testFiles.get(place.file), place.path);
      const words = wordsOf(element);
      return showsValue(words, value) ? [] : [{ words, place, value }];
    });
    expect(wrong).toEqual([]);
    expect(elements.length).toBeGreaterThan(20);
    const others = container.querySelector("main");
    expect(others && leadingNowhere(others)).toEqual([]);
  },
);
