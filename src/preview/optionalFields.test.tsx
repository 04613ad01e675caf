import "../../test/site/withoutStyles";
import { testContent } from "../../test/builtSites";
import { renderToString } from "../../test/site/renderToString";
import { imageData, testFiles } from "../../test/site/content";
import { contentFolder } from "../content/check/contentFolder";
import { errorsOfEntries } from "../content/check/checkEntries";
import { entryOf } from "../content/check/entry";
import { contentTypeOf } from "../content/model/contentTypes";
import { allPages, pagesShowing, type SitePage } from "../content/pages/sitePages";
import { createQueryRunner } from "../content/query/queryRunner";
import { resolveContent, type ContentFiles } from "../content/resolveContent";
import { childOf, isGroup, placesIn, valueAt, type Path } from "../content/schema/schemaParts";
import { setQueryRunner } from "./gatsby";
import { pageElement } from "./pages";

// Pages work without any optional field, and leave no empty element.

// Webpack turns imports of fonts into the addresses of files. Jest cannot.
jest.mock("../theme/fonts", () => ({ fontFiles: [] }));

/** A copy of some content without the field at a path. */
function without(content: unknown, path: Path): unknown {
  const copy = JSON.parse(JSON.stringify(content)) as unknown;
  Reflect.deleteProperty(valueAt(copy, path.slice(0, -1)) as object, path.at(-1) ?? "");
  return copy;
}

/**
 * The optional fields of a file that have a value. A field of a list's items counts once: in the first item
 * that has a value.
 */
function optionalFields(file: string): Path[] {
  const type = contentTypeOf(file);
  if (!type) return [];
  const paths = placesIn(type.schema, testFiles.get(file)).flatMap(({ path, schema, value }) =>
    isGroup(value)
      ? Object.keys(value)
          .filter((key) => childOf(schema, key)?.isOptional())
          .map((key) => [...path, key])
      : [],
  );
  const places = new Map<string, Path>();
  for (const path of paths.reverse())
    places.set(path.map((step) => (typeof step === "number" ? "" : step)).join("."), path);
  return [...places.values()];
}

const fields = [...testFiles.keys()].flatMap((file) =>
  optionalFields(file).map((path): [string, string, Path] => [file, path.join("."), path]),
);

const files = contentFolder(testContent)?.files ?? new Set<string>();

/** True if the content check accepts some content. */
function isLegal(content: ContentFiles): boolean {
  const entries = [...content].flatMap(([file, value]) => {
    const type = contentTypeOf(file);
    return type ? [entryOf(file, type, value)] : [];
  });
  return errorsOfEntries(entries, { files }).length === 0;
}

/** The elements that need something to read or to see. */
const filled =
  "h1, h2, h3, h4, p, li, dt, dd, a, button, summary, legend, label, blockquote, figcaption, td, th, option, section, nav, figure, ul, ol, dl, form";

/** True if an element has something to read or to see. */
const saysSomething = (element: Element) =>
  element.textContent?.trim() !== "" ||
  element.matches("[aria-label]") ||
  element.querySelector("img, svg, input, [aria-label]") !== null;

/** The empty elements of a page, and texts like "undefined". */
function emptyPlaces(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unread of body.querySelectorAll("style, script")) unread.remove();
  const empty = [...body.querySelectorAll(filled)].filter((element) => !saysSomething(element));
  const words = body.textContent?.match(/\b(undefined|null|NaN)\b|\[object \w+\]/g) ?? [];
  return [...empty.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...words];
}

/** The empty places on some pages, with their addresses. */
function emptyOn(pages: readonly SitePage[], files: ContentFiles): string[] {
  setQueryRunner(createQueryRunner(resolveContent(files), imageData));
  return pages.flatMap((page) =>
    emptyPlaces(renderToString(pageElement(page))).map((place) => `${page.path}: ${place}`),
  );
}

test("no page has an empty place", () => {
  expect(emptyOn(allPages(testFiles), testFiles)).toEqual([]);
});

test.each(fields)("without its field, data/%s leaves nothing empty: %s", (file, _name, path) => {
  const content = new Map(testFiles).set(file, without(testFiles.get(file), path));
  const empty = emptyOn(pagesShowing(file, content).slice(0, 2), content);
  // Some fields cannot be removed alone, for example a fact that a text names in braces.
  if (empty.length > 0 && isLegal(content)) expect(empty).toEqual([]);
});

test("many fields are optional", () => expect(fields.length).toBeGreaterThan(60));
