/** @jest-environment jsdom */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileOf, hrefsOf, one, readDocument, readPage, textsOf } from "../document";
import { builtRoutes } from "../builtRoutes";
import { site } from "../content";
import { siteDir } from "../site";

// The structured data of every page agrees with the text of the page, whatever the content.

type Part = Record<string, unknown> & { "@type": string; "@id": string };
type Found = Record<string, { types: string[]; errors: unknown[] }>;

/** The questions of a page. Other disclosures on the page are no questions. */
const questions = 'section[aria-labelledby="faqs-title"] details';

const selector = 'script[type="application/ld+json"]';
const graphOf = (page: Document) =>
  (JSON.parse(one(page, selector).textContent ?? "") as { "@graph": Part[] })["@graph"];

const partOf = (page: Document, ...types: string[]) =>
  graphOf(page).find((node) => types.includes(node["@type"]));

/** A text as a page shows it: several spaces become one. */
const asShown = (text: string) => text.replace(/\s+/g, " ").trim();

const isGroup = (value: unknown): value is Part => value !== null && typeof value === "object";

/** Every value in a graph, at any depth. */
const valuesIn = (value: unknown): unknown[] =>
  isGroup(value) ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];

describe("structured data", () => {
  it("passes the validator on every page", () => {
    const files = builtRoutes.map((route) => join(siteDir, fileOf(route)));
    const command = ["e2e/live/validateData.mjs", ...files];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const found = JSON.parse(stdout) as Found;
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      expect({ file, errors: found[file]?.errors }).toEqual({ file, errors: [] });
      expect(found[file]?.types).toEqual(expect.arrayContaining(["WebSite"]));
    }
  });

  it("is not on the 404 page", () => {
    expect(readDocument("404.html").querySelector(selector)).toBeNull();
  });
});

describe.each(builtRoutes)("the structured data of %s", (route) => {
  const page = () => readPage(route);

  it("has the page's own address and service, and no rating", () => {
    const [canonical] = hrefsOf(page(), 'link[rel="canonical"]');
    expect(partOf(page(), "WebPage", "FAQPage")).toMatchObject({ "@id": canonical });
    const service = partOf(page(), "Service");
    expect(service !== undefined).toBe(/^\/(services|locations)\//.test(route));
    if (service) {
      expect(service.provider).toEqual({ "@id": `${site.url}/#business` });
      // The service's name is the heading of a town page, and the last breadcrumb of a service page.
      const names = textsOf(page(), 'h1, nav[aria-label="Breadcrumbs"] [aria-current]');
      expect(names).toContain(asShown(String(service.name)));
    }
    const types = valuesIn(graphOf(page())).map((value) => isGroup(value) && value["@type"]);
    expect(types.filter((type) => /Rating|Review/.test(String(type)))).toEqual([]);
  });

  it("names each part once, refers only to its parts, and leaves nothing empty", () => {
    const ids = graphOf(page()).map((part) => part["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const values = valuesIn(graphOf(page()));
    const references = values.filter(isGroup).filter((part) => Object.keys(part).join() === "@id");
    expect(references.length).toBeGreaterThan(1);
    expect(references.filter((part) => !ids.includes(part["@id"]))).toEqual([]);
    expect(values.filter((value) => value === null || value === "")).toEqual([]);
  });

  it("repeats exactly the visible questions and answers", () => {
    const faqs = (partOf(page(), "FAQPage")?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(faqs.map(({ name }) => asShown(name))).toEqual(
      textsOf(page(), `${questions} > summary`),
    );
    expect(faqs.map(({ acceptedAnswer }) => asShown(acceptedAnswer.text))).toEqual(
      textsOf(page(), `${questions} > summary + p`),
    );
  });

  it("repeats the visible breadcrumbs and their links", () => {
    const items = (partOf(page(), "BreadcrumbList")?.itemListElement ?? []) as {
      name: string;
      item: string;
    }[];
    const seen = 'nav[aria-label="Breadcrumbs"] li';
    // The last breadcrumb is the page itself, and no link. A single breadcrumb is not in the structured data.
    const links = hrefsOf(page(), `${seen} a`);
    const names = links.length > 0 ? textsOf(page(), seen) : [];
    expect(items.map(({ name }) => asShown(name))).toEqual(names);
    const above = site.navigation.filter(({ link }) => link === "/services");
    if (/^\/(services|locations)\//.test(route))
      expect(links).toEqual(above.map(({ link }) => link));
    expect(items.map(({ item }) => item)).toEqual(
      items.length > 0 ? [...links, route].map((path) => site.url + path) : [],
    );
  });
});
