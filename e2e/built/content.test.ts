/** @jest-environment jsdom */
import { get } from "node:http";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles, builtRoutes } from "../builtRoutes";
import { phoneLink, site } from "../content";
import { sectionOf, hrefsOf, one, readDocument, readPage, textOf, textsOf } from "../document";
import { contentDir, originVariable, siteDir } from "../site";

// Each content file adds its page, and its place in a menu or a list.

type Service = {
  name: string;
  address: string;
  menu?: { label: string; order: number };
  hero: { title: string; quoteForm?: object };
  process?: { heading: string };
  secondQuote?: object;
};
type Named = { order: string[] };

const read = (file: string): unknown => JSON.parse(readFileSync(join(contentDir, file), "utf8"));
const namesIn = (folder: string) =>
  readdirSync(join(contentDir, folder)).map((file) => file.replace(/\.json$/, ""));

const services = namesIn("services").map((name) => read(`services/${name}.json`) as Service);
const files = [...builtFiles, "404.html"];

describe.each(services)("the service $name", (service) => {
  const page = () => readPage(service.address);

  it("is a page, with exactly the parts in its file", () => {
    expect(textOf(one(page(), "h1"))).toBe(service.hero.title);
    const forms = [service.hero.quoteForm, service.secondQuote].filter(Boolean);
    expect(page().querySelectorAll("main form")).toHaveLength(forms.length);
    expect(page().querySelectorAll('section[aria-labelledby="process-title"]')).toHaveLength(
      service.process ? 1 : 0,
    );
    if (service.process)
      expect(textsOf(one(page(), "main"), "h2")).toContain(service.process.heading);
  });

  it("has a button that links to its own quote form, or else to the contact page's", () => {
    const links = [...page().querySelectorAll("a")].filter(
      (link) => textOf(link) === site.buttons.quote,
    );
    const form = service.hero.quoteForm || service.secondQuote ? "#quote" : "/contact#quote";
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set([form]));
  });
});

it.each(files)("the menu of %s has the services with a menu entry, in order", (file) => {
  const inMenu = services
    .filter(({ menu }) => menu)
    .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
  expect(inMenu.length).toBeGreaterThan(2);
  const menu = one(readDocument(file), "#services-menu");
  expect(hrefsOf(menu)).toEqual(["/services", ...inMenu.map(({ address }) => address)]);
  expect(textsOf(menu, "b")).toEqual([
    site.allServicesLabel,
    ...inMenu.map(({ menu: entry }) => entry?.label),
  ]);
});

describe("a file in data/locations", () => {
  const town = "/locations/hell-s-half-acre-md";
  const page = () => readPage(town);
  type Part = Record<string, unknown>;
  const part = (type: string) =>
    (JSON.parse(one(page(), 'script[type*="ld+json"]').textContent ?? "") as { "@graph": Part[] })[
      "@graph"
    ].find((node) => node["@type"] === type);

  it("is the page that the town's links open", () => {
    expect(builtRoutes).toContain(town);
    expect(textsOf(one(page(), "main"), "h1, h2")).toEqual([
      "Four feet of soil, or nineteen",
      "What lies under it",
      "The well that wasn’t",
      "Asked in Hell’s Half Acre",
      "Mind the foundation",
    ]);
    const crumbs = textsOf(page(), 'nav[aria-label="Breadcrumbs"] li');
    expect(crumbs.at(-1)).toBe("Hell’s Half Acre");
  });

  it("is linked from every list of towns; the other towns do not change", () => {
    const linksOf = (route: string, name: string) =>
      hrefsOf(sectionOf(readPage(route), name)).filter((href) => href.startsWith("/locations/"));
    // As on the specification's windows page, each town in this list is a link, even without a page.
    expect(linksOf("/services/wells", "cities").length).toBeGreaterThan(20);
    expect(linksOf("/services/wells", "cities")).toContain(town);
    for (const route of ["/", "/services", "/services/cellars"])
      expect([route, linksOf(route, "areas")]).toEqual([route, [town]]);
  });

  it("names the town for search engines", () => {
    expect(part("Service")).toMatchObject({
      areaServed: { "@type": "City", name: "Hell’s Half Acre, VT" },
    });
    expect(part("BreadcrumbList")).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ name: "Hell’s Half Acre", item: site.url + town }),
      ]) as unknown,
    });
  });
});

describe("a redirect in site.json", () => {
  const answer = (path: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      get(`${process.env[originVariable("test")]}${path}`, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      }).on("error", reject);
    });

  it.each([
    ["/brunnen.html", "/services/wells"],
    ["/brunnen.html/", "/services/wells"],
    ["/brunnen.html?a=b", "/services/wells?a=b"],
    ["/Old/Letters", "/contact#quote"],
  ])("redirects %s to %s", async (from, to) => {
    expect(await answer(from)).toEqual([301, to]);
  });
});

describe("an entry that no list names", () => {
  it.each([
    ["testimonials", "figcaption b", "name"],
    ["projects", ".cards h2", "title"],
  ])("comes after the listed %s", (collection, selector, field) => {
    const entryOf = (file: string) =>
      read(`${collection}/${file}.json`) as Record<string, string | boolean>;
    const nameOf = (file: string) => entryOf(file)[field];
    const isOnSite = (file: string) => entryOf(file).offSite !== true;
    const order = (read(`pages/${collection}.json`) as Named).order.filter(isOnSite);
    const shown = textsOf(one(readPage(`/${collection}`), "main"), selector);
    expect(shown.slice(0, order.length)).toEqual(order.map(nameOf));
    expect(new Set(shown)).toEqual(new Set(namesIn(collection).filter(isOnSite).map(nameOf)));
    expect(shown.length).toBeGreaterThan(order.length);
  });
});

describe("without a delivery in site.json", () => {
  it("no form has an address to send to, and the privacy paragraph says so", () => {
    expect(site.delivery).toBeUndefined();
    const contact = readPage("/contact");
    expect(textsOf(one(contact, "#privacy"), "p").at(-1)).toBe(
      `The forms are idle & send nothing: ring ${site.phone.number} or write to ${site.email.address}.`,
    );
    expect(contact.querySelector('[name="_gotcha"]')).toBeNull();
    expect(existsSync(join(siteDir, "__forms.html"))).toBe(false);
  });
});

describe("the footer of every page", () => {
  it.each(files)(
    "lists all services, the counties, the license and the phone number: %s",
    (file) => {
      const footer = one(readDocument(file), "footer");
      const listed = one(footer, 'nav[aria-labelledby="services-heading"]');
      expect(textsOf(listed, "a")).toEqual(site.services.map(({ name }) => name));
      const addressOf = (name?: string) =>
        name ? (read(`services/${name}.json`) as Service).address : "/contact";
      expect(hrefsOf(listed)).toEqual(site.services.map(({ page }) => addressOf(page)));
      expect(hrefsOf(footer)).toContain(phoneLink);
      const { counties } = read("areas.json") as { counties: { name: string }[] };
      for (const fact of [site.license.number, ...counties.map(({ name }) => name)])
        expect(textOf(footer)).toContain(fact);
    },
  );
});
