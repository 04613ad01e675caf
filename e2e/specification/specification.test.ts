/** @jest-environment jsdom */
import { builtRoutes } from "../builtRoutes";
import { areas, callBar, confirmation, contentTexts, emailLink, phoneLink, site } from "../content";
import {
  hrefsOf,
  one,
  readDocument,
  readPage as page,
  sectionOf,
  textOf,
  textsOf,
} from "../document";

// The specification's rules for the sample that ships, which an owner's content need not meet.

/** The service pages with two quote forms. */
const quoteServices = ["siding", "decks", "kitchens", "bathrooms"].map(
  (name) => `/services/${name}`,
);

/** Every route of the specification that has a page. */
const routes = [
  ...["/", "/about", "/projects", "/testimonials", "/contact", "/services"],
  ...["/services/windows-doors", "/services/windows", "/services/sunrooms"],
  ...quoteServices,
];

/** The trust badges of all pages with a form, and the cards about doors. */
const badges = ["Since 1975", "Licensed & insured", "Family-owned"];
const doors = ["Entry doors", "Windows", "Patio and sliding doors", "Storm doors"];

const townsOf = (county: string) =>
  areas.counties.find(({ name }) => name === county)?.towns?.map(({ name }) => name) ?? [];

/** The towns of both counties in areas.json. The specification does not name them. */
const towns = {
  "Baltimore County": townsOf("Baltimore County"),
  "Harford County": townsOf("Harford County"),
};

const main = (route: string) => one(page(route), "main");
const section = (route: string, name: string) => sectionOf(page(route), name);
const count = (within: ParentNode, selector: string) => within.querySelectorAll(selector).length;

/** The texts and addresses of links. Links of the Services menu also have a description. */
const linksOf = (within: ParentNode) =>
  [...within.querySelectorAll("a")].map((link) => [
    textOf(link.querySelector("b") ?? link),
    link.getAttribute("href"),
  ]);

/** The names of a form's fields. src/quote/forms.test.tsx tests the rules of the fields. */
const fieldsOf = (form: Element) =>
  [...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name"));

const quoteFields = ["name", "phone", "zip", "message"];

function expectTestimonials(within: Element, expected: number) {
  const figures = [...within.querySelectorAll("figure:has(blockquote)")];
  expect(figures).toHaveLength(expected);
  for (const figure of figures) {
    expect(textOf(one(figure, "blockquote")).length).toBeGreaterThan(40);
    expect(one(figure, "svg").getAttribute("aria-label")).toMatch(/^[1-5] out of 5 stars$/);
    expect(textOf(one(figure, "figcaption"))).toMatch(/\S+.*· \S+/);
  }
}

describe("the pages", () => {
  it("are those of the specification", () => {
    expect([...builtRoutes].sort()).toEqual([...routes].sort());
  });

  it.each<[route: string, section: string, count: number, selector: string]>([
    ["/", "faqs", 4, "details"],
    ["/about", "reasons", 6, "li h3"],
    ["/services/windows", "benefits", 5, "li h3"],
    ["/services/windows", "process", 4, "ol > li"],
    ["/services/windows", "gallery", 6, "img"],
    ["/services/windows", "faqs", 8, "details"],
    ["/services/sunrooms", "gallery", 10, "img"],
    ["/services/sunrooms", "offerings", 3, ".cards > li"],
    ["/services/siding", "faqs", 5, "details"],
    ...quoteServices
      .slice(1)
      .map((route): [string, string, number, string] => [route, "faqs", 8, "details"]),
    ...quoteServices.flatMap((route): [string, string, number, string][] => [
      [route, "reasons", 6, "li h3"],
      [route, "process", 5, "ol > li"],
    ]),
  ])("%s has in its %s %d different %s", (route, name, expected, selector) => {
    const found = [...section(route, name).querySelectorAll(selector)];
    const words = found.map((each) => each.getAttribute("src") ?? textOf(each));
    expect(found).toHaveLength(expected);
    expect(new Set(words).size).toBe(expected);
    // The words are the question and the answer.
    if (selector === "details") for (const text of words) expect(text.length).toBeGreaterThan(60);
  });

  it.each([
    ["/about", "story", "p"],
    ["/services/windows-doors", "benefits", "ul > li"],
    ["/services/sunrooms", "benefits", "ul > li"],
    ...quoteServices.map((route) => [route, "pricing", "ul > li"]),
  ])("%s has in its %s at least three %s", (route = "", name = "", selector = "") => {
    expect(count(section(route, name), selector)).toBeGreaterThanOrEqual(3);
  });

  it.each<[route: string, section: string, selector: string, texts: string[]]>([
    ["/", "page", ".badges b", [...badges, "500+ projects"]],
    ["/about", "values", "h3", ["Integrity", "Quality", "Community", "Reliability"]],
    ["/projects", "page", "dt", ["Established", "Projects", "Satisfaction", "Counties"]],
    ["/projects", "page", "dd", ["1975", "1000+", "100%", "3"]],
    ["/services/windows-doors", "offerings", ".cards > li h3", doors],
  ])("%s has in its %s as %s: %j", (route, name, selector, texts) => {
    expect(textsOf(section(route, name), selector)).toEqual(texts);
  });

  it.each<[route: string, section: string, facts: string[]]>([
    ["/contact", "page", ["Abingdon & Aberdeen, Maryland", "Monday–Friday 8am–6pm"]],
    ["/contact", "page", ["Saturday 9am–4pm", "Sunday closed"]],
    ["/services/windows", "pricing", ["$400–$1,200"]],
    ["/services/windows", "", ["15–30%", "20 years to lifetime", "materials"]],
    ["/services/windows", "", ["5 years", "workmanship", "1–3 days"]],
    ["/services/siding", "pricing", ["5–10 days"]],
    ["/services/decks", "pricing", ["1–2 weeks"]],
    ["/services/kitchens", "pricing", ["4–8 weeks"]],
    ["/services/bathrooms", "pricing", ["2–4 weeks"]],
  ])("%s says in its %s: %j", (route, name, facts) => {
    const text = textOf(name ? section(route, name) : main(route));
    for (const fact of facts) expect(text).toContain(fact);
  });

  it.each(["/services/windows", ...quoteServices])("%s says when work starts", (route) => {
    const text = textOf(section(route, "process"));
    expect(text).toContain("Work starts within 1–2 weeks after permit approval.");
  });

  it.each([
    ["/", "#quote"],
    ["/about", "/contact#quote"],
    ["/services/windows-doors", "/contact#quote"],
    ["/services/windows", "/contact#quote"],
  ])("%s closes with a call to action", (route, quote) => {
    expect(hrefsOf(section(route, "call-to-action"))).toEqual([phoneLink, quote]);
  });

  it.each(routes)("the only prices are the windows' $400–$1,200: %s", (route) => {
    const text = textOf(one(page(route), "body"));
    const prices = text.match(/\$\s?[\d,]+|\b[\d,]+ dollars?\b/gi) ?? [];
    // The tape on the windows page has a number in its middle, too.
    const allowed = route === "/services/windows" ? ["$400", "$800", "$1,200"] : ["$400", "$1,200"];
    expect(prices.filter((price) => !allowed.includes(price))).toEqual([]);
  });
});

describe.each([...routes, "404"])("the layout of %s", (route) => {
  const document = () => (route === "404" ? readDocument("404.html") : page(route));

  it("has the navigation, with the Services menu", () => {
    const nav = one(document(), 'nav[aria-label="Main"]');
    expect(linksOf(nav)).toEqual([
      ["Home", "/"],
      ["About", "/about"],
      ["All Services", "/services"],
      ["Siding", "/services/siding"],
      ["Windows & Doors", "/services/windows"],
      ["Decks", "/services/decks"],
      ["Kitchens", "/services/kitchens"],
      ["Bathrooms", "/services/bathrooms"],
      ["Projects", "/projects"],
      ["Testimonials", "/testimonials"],
      ["Contact", "/contact"],
    ]);
    expect(textsOf(nav, "button")).toEqual(["Services"]);
  });

  it("has the base in its header, and links to call and to request a quote", () => {
    const quote = document().querySelector("#quote") ? "#quote" : "/contact#quote";
    expect(textOf(one(document(), "header"))).toContain("Abingdon & Aberdeen, Maryland");
    expect(linksOf(one(document(), callBar))).toEqual([
      ["Call", phoneLink],
      ["Free Quote", quote],
    ]);
    const others = linksOf(document()).filter(([text]) => text === "Free Quote");
    expect(new Set(others.map(([, href]) => href))).toEqual(new Set([quote]));
  });

  it("has contact, quick links, seven services and the areas in the footer", () => {
    const footer = one(document(), "footer");
    expect(hrefsOf(footer)).toEqual(expect.arrayContaining([phoneLink, emailLink]));
    expect(linksOf(one(footer, 'nav[aria-labelledby="services-heading"]'))).toEqual([
      ["Siding", "/services/siding"],
      ["Decks", "/services/decks"],
      ["Kitchen remodeling", "/services/kitchens"],
      ["Bathroom remodeling", "/services/bathrooms"],
      ["Windows and doors", "/services/windows-doors"],
      ["Sunrooms and awnings", "/services/sunrooms"],
      ["Roofing and gutters", "/contact"],
    ]);
    expect(hrefsOf(one(footer, 'nav[aria-labelledby="links-heading"]'))).toEqual(
      expect.arrayContaining(["/", "/about", "/services", "/projects", "/testimonials"]),
    );
    for (const fact of ["Abingdon & Aberdeen", "Harford", "Cecil", "Baltimore County"])
      expect(textOf(footer)).toContain(fact);
    expect(textOf(footer)).toContain(site.license.number);
  });
});

describe("the home page", () => {
  it("has cards of four services, each with a picture and text", () => {
    const cards = [...section("/", "services").querySelectorAll(".cards > li")];
    expect(cards.flatMap((card) => hrefsOf(card))).toEqual([
      "/services/siding",
      "/services/decks",
      "/services/kitchens",
      "/services/windows",
    ]);
    for (const card of cards) {
      expect(count(card, "img")).toBe(1);
      expect(textOf(one(card, "p")).length).toBeGreaterThan(20);
    }
  });

  it("has three testimonials", () => expectTestimonials(section("/", "testimonials"), 3));
});

describe("the towns", () => {
  it("are 13 of Baltimore County and 10 of Harford County", () => {
    expect(new Set(towns["Baltimore County"]).size).toBe(13);
    expect(new Set(towns["Harford County"]).size).toBe(10);
  });

  it.each(["/", "/services", ...quoteServices])("are on %s, by county", (route) => {
    const counties = [...section(route, "areas").querySelectorAll("details")];
    expect(
      Object.fromEntries(counties.map((each) => [textOf(one(each, "h3")), textsOf(each, "li")])),
    ).toEqual(towns);
    expect(textsOf(section(route, "areas"), "h3")).toContain("Cecil County");
  });

  it("have 24 city pages to which the windows page links, with plain links", () => {
    const all = [...towns["Baltimore County"], ...towns["Harford County"], "Baltimore"];
    const links = hrefsOf(section("/services/windows", "cities"));
    expect(links).toEqual(
      all.map((town) => `/locations/${town.toLowerCase().replace(/ /g, "-")}-md`),
    );
    expect(new Set(links).size).toBe(24);
    for (const known of ["baltimore", "towson", "bel-air", "havre-de-grace"])
      expect(links).toContain(`/locations/${known}-md`);
  });
});

it("the projects page has six projects, each with a picture", () => {
  const projects = [...main("/projects").querySelectorAll(".cards > li")];
  expect(projects).toHaveLength(6);
  for (const project of projects) {
    expect(textOf(one(project, "h2"))).not.toBe("");
    expect(count(project, "img")).toBe(1);
  }
});

it("the testimonials page has six with stars", () => expectTestimonials(main("/testimonials"), 6));

describe("the services page", () => {
  it("has five blocks with benefits and a Learn More link", () => {
    const blocks = [...main("/services").querySelectorAll(".cards > li")];
    const links = blocks.map((block) => one(block, "a"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/services/siding",
      "/services/decks",
      "/services/kitchens",
      "/services/bathrooms",
      "/services/windows-doors",
    ]);
    // The service's name follows the visible words.
    const names = links.map(textOf);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^Learn More about \S+/);
    expect(links.map((link) => link.firstChild?.textContent)).toEqual(Array(5).fill("Learn More"));
    for (const block of blocks) expect(count(block, "ul > li")).toBeGreaterThanOrEqual(3);
  });
});

describe.each(quoteServices)("%s", (route) => {
  it("has a second form, with the same fields", () => {
    expect(fieldsOf(one(section(route, "repeat-quote"), "#quote-again"))).toEqual(quoteFields);
    expect(count(main(route), "form")).toBe(2);
  });

  it("has the trust badges without the 500+, and two testimonials", () => {
    expect(textsOf(main(route), ".badges b")).toEqual(badges);
    expectTestimonials(section(route, "testimonials"), 2);
  });

  it("describes each step, and links to related services", () => {
    for (const text of textsOf(section(route, "process"), "ol > li p"))
      expect(text.length).toBeGreaterThan(20);
    const links = hrefsOf(section(route, "related"));
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.filter((link) => !/^\/services\/./.test(link) || link === route)).toEqual([]);
  });
});

describe("the contact page", () => {
  it("has links to call and to write", () => {
    const links = hrefsOf(section("/contact", "page"));
    expect(links).toEqual(expect.arrayContaining([phoneLink, emailLink]));
  });

  it("has the full form, with the choice of services", () => {
    const form = one(page("/contact"), "#quote");
    expect(fieldsOf(form)).toEqual(["name", "phone", "email", "service", "message"]);
    const [, ...choices] = form.querySelectorAll("option");
    expect(choices.map((choice) => `${choice.value}: ${textOf(choice)}`)).toEqual([
      "siding: Siding & Decks",
      "kitchen: Kitchen Remodeling",
      "bathroom: Bathroom Remodeling",
      "windows: Windows & Doors",
      "roofing: Roofing & Gutters",
      "other: Other",
    ]);
  });
});

describe("the quote forms", () => {
  it("are only on the home, service and contact pages", () => {
    const withForm = routes.filter((route) => page(route).querySelector("form"));
    expect(new Set(withForm)).toEqual(new Set(["/", "/contact", ...quoteServices]));
  });

  it.each(["/", ...quoteServices])("are short in the hero of %s", (route) => {
    expect(fieldsOf(one(section(route, "page"), "#quote"))).toEqual(quoteFields);
  });

  // journeys/quote.test.ts proves that a form shows the content's texts.
  it("confirm word for word as in the specification", () => {
    expect(confirmation).toEqual({
      short: ["Quote Request Received!", "We'll contact you within 24 hours."],
      full: ["Thank you! We'll contact you within 24 hours."],
    });
  });
});

it("the 404 page has its text, a link home, the phone number and four popular pages", () => {
  const lost = one(readDocument("404.html"), "main");
  expect(textOf(one(lost, "h1"))).toBe("Oops! Page not found");
  const home = linksOf(lost).filter(([text]) => text === "Return to Home");
  expect(home).toEqual([["Return to Home", "/"]]);
  expect(hrefsOf(lost)).toContain(phoneLink);
  expect(count(lost, "nav li a")).toBe(4);
});

it("the sample's texts contain no leftover of the build", () => {
  expect(contentTexts).not.toMatch(/[Ll]orem|[Ii]psum|TODO|FIXME|TBD|[Pp]laceholder/);
});
