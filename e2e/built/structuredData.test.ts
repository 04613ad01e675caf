/** @jest-environment jsdom */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { business } from "../facts";
import { routes } from "../routes";
import { siteDir } from "../site";
import { fileOf, hrefsOf, one, readDocument, readHtml, readPage, textsOf } from "./page";

type Node = Record<string, unknown> & { "@type": string; "@id": string };
type Found = Record<string, { types: string[]; errors: unknown[] }>;

const selector = 'script[type="application/ld+json"]';
const graphOf = (page: Document) =>
  (JSON.parse(one(page, selector).textContent ?? "") as { "@graph": Node[] })["@graph"];

const partOf = (page: Document, ...types: string[]) =>
  graphOf(page).find((node) => types.includes(node["@type"]));

describe("structured data", () => {
  it("passes the validator on every page", () => {
    const files = routes.map((route) => join(siteDir, fileOf(route)));
    const command = ["e2e/built/validateData.mjs", ...files];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const found = JSON.parse(stdout) as Found;
    for (const file of files) {
      expect({ file, errors: found[file]?.errors }).toEqual({ file, errors: [] });
      expect(found[file]?.types).toEqual(expect.arrayContaining(["WebSite"]));
    }
  });

  it("is left out of the page for lost visitors", () => {
    expect(readDocument("404.html").querySelector(selector)).toBeNull();
  });
});

describe.each(routes)("the structured data of %s", (route) => {
  const page = () => readPage(route);

  it("stands on the page's own address and shows no rating", () => {
    const [canonical] = hrefsOf(page(), 'link[rel="canonical"]');
    expect(partOf(page(), "WebPage", "FAQPage")).toMatchObject({
      "@id": canonical,
    });
    expect(JSON.stringify(graphOf(page()))).not.toMatch(/"(Aggregate)?Rating"|"Review"/);
  });

  it("repeats the questions and answers that are read, and no others", () => {
    const faqs = (partOf(page(), "FAQPage")?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(faqs.map(({ name }) => name)).toEqual(textsOf(page(), "main details > summary"));
    expect(faqs.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
      textsOf(page(), "main details > p"),
    );
  });

  it("repeats the breadcrumbs that are seen, and leads where they lead", () => {
    const items = (partOf(page(), "BreadcrumbList")?.itemListElement ?? []) as {
      name: string;
      item: string;
    }[];
    const seen = 'nav[aria-label="Breadcrumbs"] li';
    expect(items.map(({ name }) => name)).toEqual(textsOf(page(), seen));
    // The last one is the page itself, and no link.
    const links = hrefsOf(page(), `${seen} a`);
    expect(items.map(({ item }) => item)).toEqual(
      items.length > 0 ? [...links, route].map((path) => business.url + path) : [],
    );
  });

  it("holds no sign that could end its script or begin another", () => {
    const html = readHtml(fileOf(route));
    const [, script] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(script ?? "")).toEqual({
      "@context": "https://schema.org",
      "@graph": graphOf(page()),
    });
    expect(script).not.toContain("<");
  });
});
