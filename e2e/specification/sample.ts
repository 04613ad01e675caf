import { isSample } from "../../test/sample/sample";
import { areas, emailLink, phoneLink, site } from "../content";
import { sectionOf, one, readPage, textOf, textsOf } from "../document";

/**
 * Describes the specification's rules for the sample that ships. If data/ has an owner's content,
 * these tests are skipped; globalSetup.ts says so, or refuses it.
 */
export const describeSample =
  process.env.SAMPLE === "recording" || isSample() ? describe : describe.skip;

/** Facts of the business, which the specification leaves open. */
export const business = {
  phoneLink,
  emailLink,
  license: site.license.number,
} as const;

/** Every route of the specification that has a page. */
export const routes = [
  "/",
  "/about",
  "/services",
  "/services/windows-doors",
  "/services/windows",
  "/services/sunrooms",
  "/services/siding",
  "/services/decks",
  "/services/kitchens",
  "/services/bathrooms",
  "/projects",
  "/testimonials",
  "/contact",
] as const;

/** The service pages with two quote forms. */
export const quoteServices = [
  "/services/siding",
  "/services/decks",
  "/services/kitchens",
  "/services/bathrooms",
] as const;

const townsOf = (county: string) =>
  areas.counties.find(({ name }) => name === county)?.towns?.map(({ name }) => name) ?? [];

/** The towns of the two counties on the pages; the specification leaves their names open. */
export const towns = {
  "Baltimore County": townsOf("Baltimore County"),
  "Harford County": townsOf("Harford County"),
} as const;

export const page = readPage;
export const main = (route: string) => one(readPage(route), "main");
export const count = (within: ParentNode, selector: string) =>
  within.querySelectorAll(selector).length;

/** The towns of a page's areas block, by county. */
export const townsOn = (route: string) =>
  Object.fromEntries(
    [...sectionOf(page(route), "areas").querySelectorAll("details")].map((county) => [
      textOf(one(county, "h3")),
      textsOf(county, "li"),
    ]),
  );

export function expectTestimonials(within: Element, expected: number) {
  const figures = [...within.querySelectorAll("figure")].filter((figure) =>
    figure.querySelector("blockquote"),
  );
  expect(figures).toHaveLength(expected);
  for (const figure of figures) {
    expect(textOf(one(figure, "blockquote")).length).toBeGreaterThan(40);
    expect(one(figure, "svg").getAttribute("aria-label")).toMatch(/^[1-5] out of 5 stars$/);
    expect(textOf(one(figure, "figcaption"))).toMatch(/\S+.*· \S+/);
  }
}

export function expectFaqs(within: Element, expected: number) {
  expect(count(within, "details")).toBe(expected);
  expect(new Set(textsOf(within, "details > summary")).size).toBe(expected);
  for (const answer of textsOf(within, "details > summary + *"))
    expect(answer.length).toBeGreaterThan(40);
}

export function expectQuoteForm(section: Element) {
  const fields = [...section.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ["name", "text", true],
    ["phone", "tel", true],
    ["zip", "text", true],
    ["message", "textarea", false],
  ]);
  expectNoOtherRule(section);
}

export function expectNoOtherRule(section: Element) {
  const rules = "[pattern], [minlength], [maxlength], [min], [max], [action]";
  expect(count(section, rules)).toBe(0);
  expect(count(section, 'input:not([value=""])')).toBe(0);
  expect(one(section, "form").getAttribute("method")).toBe("dialog");
}

/** Every amount of money on a page. */
export const pricesOn = (route: string) =>
  new Set(textOf(one(page(route), "body")).match(/\$\s?[\d,]+|\b[\d,]+ dollars?\b/gi) ?? []);
