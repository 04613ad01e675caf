/** @jest-environment jsdom */
import { readdirSync } from "node:fs";
import { HtmlValidate, type RuleConfig } from "html-validate";
import { business } from "../facts";
import { routes } from "../routes";
import { siteDir } from "../site";
import { fileOf, one, readDocument, readHtml, textOf } from "./page";

const files = [...routes.map(fileOf), "404.html"];

// Everything in html-validate's standard set holds, except for what says why.
const rules: RuleConfig = {};
const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules });

const content = (page: Document, selector: string) =>
  one(page, selector).getAttribute("content") ?? "";

describe("the built pages", () => {
  it("are those of the specification", () => {
    const built = readdirSync(siteDir, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter(
        (path) =>
          path.endsWith(".html") && !/^((_gatsby|admin|page-data|~partytown)\/|__forms)/.test(path),
      );
    expect(built.sort()).toEqual([...files].sort());
  });

  it("have titles and descriptions that differ", () => {
    const pages = files.map(readDocument);
    const titles = pages.map((page) => textOf(one(page, "head > title")));
    const descriptions = pages.map((page) => content(page, 'meta[name="description"]'));
    for (const texts of [titles, descriptions]) {
      expect(new Set(texts).size).toBe(files.length);
      for (const text of texts) expect(text.length).toBeGreaterThan(10);
    }
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(60);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155);
  });
});

describe.each(files)("%s", (file) => {
  const page = () => readDocument(file);

  it("is valid HTML", () => {
    const report = validator.validateStringSync(readHtml(file));
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
    );
    expect(faults).toEqual([]);
  });

  it("says its language", () => {
    expect(page().documentElement.lang).toBe("en-US");
  });

  it("has one h1 and no heading that skips a level", () => {
    const headings = [...page().querySelectorAll("h1, h2, h3, h4, h5, h6")];
    const levels = headings.map(({ localName }) => Number(localName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const outline = levels.slice(levels.indexOf(1));
    expect(outline.filter((level, index) => level > (outline[index - 1] ?? 1) + 1)).toEqual([]);
    for (const heading of headings) expect(textOf(heading)).not.toBe("");
  });

  it("has an alternative text and its size for every picture, none twice", () => {
    const pictures = [...page().querySelectorAll("img")];
    for (const picture of pictures) {
      expect(picture.alt.length).toBeGreaterThan(15);
      expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
    }
    const sources = pictures.map((picture) => picture.getAttribute("src"));
    expect(new Set(sources).size).toBe(sources.length);
  });

  it("holds no leftover of its making", () => {
    const text = textOf(one(page(), "html"));
    const attributes = [...page().querySelectorAll("[alt], [aria-label], meta[content]")].flatMap(
      (item) => ["alt", "aria-label", "content"].map((name) => item.getAttribute(name) ?? ""),
    );
    const leftover =
      /\{\w*\}|[Ll]orem|[Ii]psum|TODO|FIXME|TBD|undefined|\bNaN\b|\[object|\bnull\b|[Pp]laceholder/;
    for (const words of [text, ...attributes]) expect(words).not.toMatch(leftover);
  });
});

describe("search engines", () => {
  it.each(routes)("find the address of %s without a trailing slash", (route) => {
    const canonical = one(readDocument(fileOf(route)), 'link[rel="canonical"]');
    expect((canonical.getAttribute("href") ?? "").replace(/\/$/, "")).toBe(
      business.url + (route === "/" ? "" : route),
    );
  });

  it("leave the 404 page out", () => {
    expect(content(readDocument("404.html"), 'meta[name="robots"]')).toMatch(/noindex/);
    expect(readDocument("404.html").querySelector('link[rel="canonical"]')).toBeNull();
  });
});
