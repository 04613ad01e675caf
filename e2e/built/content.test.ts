/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtRoutes } from "../builtRoutes";
import { site } from "../content";
import { sectionOf, hrefsOf, one, readPage, textOf, textsOf } from "../document";
import { contentDir, siteDir } from "../site";

// These tests prove that Gatsby makes pages from content files, and puts them into menus and lists. The tests
// of components test the parts of a page.

type Service = { address: string; menu?: { order: number } };

const read = (file: string): unknown => JSON.parse(readFileSync(join(contentDir, file), "utf8"));
const namesIn = (folder: string) =>
  readdirSync(join(contentDir, folder)).map((file) => file.replace(/\.json$/, ""));

const services = namesIn("services").map((name) => read(`services/${name}.json`) as Service);

it("the menu has the services with a menu entry, in order, and last those without a number", () => {
  const inMenu = services
    .filter(({ menu }) => menu)
    .sort((a, b) => (a.menu?.order ?? 100) - (b.menu?.order ?? 100));
  expect(inMenu.map(({ menu }) => menu?.order)).toContain(undefined);
  expect(inMenu.length).toBeGreaterThan(2);
  const menu = one(readPage("/about"), "#services-menu");
  expect(hrefsOf(menu)).toEqual(["/services", ...inMenu.map(({ address }) => address)]);
});

describe("a file in data/locations", () => {
  const town = "/locations/hell-s-half-acre-md";

  it("is a page, with the town for search engines", () => {
    expect(builtRoutes).toContain(town);
    expect(textOf(one(readPage(town), "h1"))).toBe("Four feet of soil, or nineteen");
    const data = one(readPage(town), 'script[type*="ld+json"]').textContent ?? "";
    const areaServed = { "@type": "City", name: "Hell’s Half Acre, VT" };
    expect((JSON.parse(data) as { "@graph": object[] })["@graph"]).toContainEqual(
      expect.objectContaining({ "@type": "Service", areaServed }),
    );
  });

  it("is linked from every list of towns; the other towns do not change", () => {
    const linksOf = (route: string, name: string) =>
      hrefsOf(sectionOf(readPage(route), name)).filter((href) => href.startsWith("/locations/"));
    // Each town in this list is a link, even without a page, as on the specification's page about windows.
    expect(linksOf("/services/wells", "cities").length).toBeGreaterThan(20);
    expect(linksOf("/services/wells", "cities")).toContain(town);
    for (const route of ["/", "/services", "/services/cellars"])
      expect([route, linksOf(route, "areas")]).toEqual([route, [town]]);
  });
});

it.each([
  ["testimonials", "figcaption b", "name"],
  ["projects", ".cards h2", "title"],
])(
  "all %s on the site are on their page, beginning with those that it names",
  (collection, selector, field) => {
    const entryOf = (file: string) =>
      read(`${collection}/${file}.json`) as Record<string, string | boolean>;
    const nameOf = (file: string) => entryOf(file)[field];
    const isOnSite = (file: string) => entryOf(file).hidden !== true;
    const { order } = read(`pages/${collection}.json`) as { order: string[] };
    const named = order.filter(isOnSite);
    const shown = textsOf(one(readPage(`/${collection}`), "main"), selector);
    expect(shown.slice(0, named.length)).toEqual(named.map(nameOf));
    expect(new Set(shown)).toEqual(new Set(namesIn(collection).filter(isOnSite).map(nameOf)));
    expect(shown.length).toBeGreaterThan(named.length);
  },
);

it("without a delivery in site.json, no form has an address to send to, and the privacy paragraph says so", () => {
  expect(site.delivery).toBeUndefined();
  const contact = readPage("/contact");
  expect(textsOf(one(contact, "#privacy"), "p").at(-1)).toBe(
    `The forms are idle & send nothing: ring ${site.phone.number} or write to ${site.email.address}.`,
  );
  expect(contact.querySelector('[name="_gotcha"]')).toBeNull();
  expect(existsSync(join(siteDir, "__forms.html"))).toBe(false);
});
