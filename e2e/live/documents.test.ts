/** @jest-environment jsdom */
import { HtmlValidate, type RuleConfig } from "html-validate";
import { builtRoutes, htmlFiles } from "../builtRoutes";
import { one, readDocument, readHtml, textOf } from "../document";
import { contentTexts, site } from "../content";

// Rules for the HTML of every page, with any content.

// All standard rules of html-validate apply, with some changes.
const rules: RuleConfig = {
  "heading-level": "error",
  "no-missing-references": "error",
  "empty-heading": "error",
  "wcag/h37": ["error", { allowEmpty: false }],
  // An owner may give two sections of a page the same heading, so that both have the same name.
  "unique-landmark": "off",
};
const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules });

const content = (page: Document, selector: string) =>
  one(page, selector).getAttribute("content") ?? "";

const canonicalOf = (page: Document) =>
  one(page, 'link[rel="canonical"]').getAttribute("href") ?? "";

const addressOf = (route: string) => site.url + (route === "/" ? "/" : route);

describe("the pages of the build", () => {
  it("are a home page, other pages, and the pages in the sitemap", () => {
    expect(builtRoutes).toContain("/");
    expect(builtRoutes.length).toBeGreaterThan(5);
    const sitemap = readHtml("sitemap.xml");
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(listed.sort()).toEqual(builtRoutes.map(addressOf).sort());
  });

  it.each([
    ["titles", "head > title"],
    ["descriptions", 'head > meta[name="description"]'],
  ])("have unique %s", (_, selector) => {
    const texts = htmlFiles.map((file) => {
      const found = one(readDocument(file), selector);
      return found.getAttribute("content") ?? textOf(found);
    });
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

it("the 404 page is not in search engines", () => {
  const page = readDocument("404.html");
  expect(content(page, 'meta[name="robots"]')).toMatch(/noindex/);
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
});

test("words stay apart for readers without the styles", () => {
  // keepTogether() splits texts between words. Hotspots and hidden parts show only numbers.
  const read = "main :is(a, b, span):not(.whole, [aria-label], [aria-hidden], [aria-hidden] *)";
  const parts = htmlFiles.flatMap((file) => [...readDocument(file).querySelectorAll(read)]);
  const joints = parts.flatMap(({ textContent, nextSibling: next }) => {
    const goesOn = next instanceof Text || (next instanceof Element && next.matches("a, b, span"));
    return goesOn ? `${textContent?.slice(-20)}|${next.textContent?.slice(0, 20)}` : [];
  });
  expect(joints.length).toBeGreaterThan(5);
  expect(joints.filter((joint) => /\w\|[\w(]/.test(joint))).toEqual([]);
});

describe.each(htmlFiles)("%s", (file) => {
  const page = () => readDocument(file);

  it("is valid HTML", () => {
    const report = validator.validateStringSync(readHtml(file));
    const issues = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
    );
    // The scripts add the menu of a phone.
    expect(issues.filter((issue) => !issue.includes('missing id "mobile-menu"'))).toEqual([]);
  });

  it("lets no iPhone turn numbers into links", () => {
    expect(content(page(), 'meta[name="format-detection"]')).toBe("telephone=no");
  });

  it("contains no leftover of the build", () => {
    const items = page().querySelectorAll("[alt], [aria-label], meta[content]");
    const attributes = [...items].flatMap((item) =>
      ["alt", "aria-label", "content"].map((name) => item.getAttribute(name) ?? ""),
    );
    const leftover = /\{\w*\}|\bundefined\b|\bNaN\b|\[object \w+\]|\bnull\b/g;
    const found = [textOf(page().documentElement), ...attributes].flatMap(
      (words) => words.match(leftover) ?? [],
    );
    expect(found.filter((word) => !contentTexts.includes(word))).toEqual([]);
  });

  if (file !== "404.html")
    it("declares its address", () => {
      const route = builtRoutes[htmlFiles.indexOf(file)] ?? "";
      expect(canonicalOf(page())).toBe(addressOf(route));
    });
});
