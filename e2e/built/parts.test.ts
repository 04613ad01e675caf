/** @jest-environment jsdom */
import { business, towns } from "../facts";
import { quoteServices, routes } from "../routes";
import { band, hrefsOf, one, readDocument, readPage, textOf, textsOf } from "./page";

const main = (route: string) => one(readPage(route), "main");
const page = readPage;
const count = (within: ParentNode, selector: string) => within.querySelectorAll(selector).length;

/** The towns of a page's areas block, by county. */
const townsOn = (route: string) =>
  Object.fromEntries(
    [...band(page(route), "areas").querySelectorAll("h3")]
      .filter((county) => county.nextElementSibling?.localName === "ul")
      .map((county) => [
        county.firstChild?.textContent,
        textsOf(county.nextElementSibling as Element, "li"),
      ]),
  );

function expectTestimonials(within: Element, expected: number) {
  const figures = [...within.querySelectorAll("figure")];
  expect(figures).toHaveLength(expected);
  for (const figure of figures) {
    expect(textOf(one(figure, "blockquote")).length).toBeGreaterThan(40);
    expect(one(figure, "svg").getAttribute("aria-label")).toMatch(/^[1-5] out of 5 stars$/);
    expect(textOf(one(figure, "figcaption"))).toMatch(/\S+.*· \S+/);
  }
}

function expectFaqs(within: Element, expected: number) {
  expect(count(within, "details")).toBe(expected);
  expect(new Set(textsOf(within, "details > summary")).size).toBe(expected);
  for (const answer of textsOf(within, "details > summary + *"))
    expect(answer.length).toBeGreaterThan(40);
}

function expectQuoteForm(section: Element) {
  const fields = [...section.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ["name", "text", true],
    ["phone", "tel", true],
    ["zip", "text", true],
    ["message", "textarea", false],
  ]);
  expectNoOtherRule(section);
}

function expectNoOtherRule(section: Element) {
  const rules = "[pattern], [minlength], [maxlength], [min], [max], [action]";
  expect(count(section, rules)).toBe(0);
  expect(count(section, 'input:not([value=""])')).toBe(0);
  expect(one(section, "form").getAttribute("method")).toBe("dialog");
}

/** Every figure that reads as an amount of money. */
const pricesOn = (route: string) =>
  new Set(textOf(one(page(route), "body")).match(/\$\s?[\d,]+|\b[\d,]+ dollars?\b/gi) ?? []);

describe("the home page", () => {
  it("has the hero with a quote form and four trust badges, 500+ projects among them", () => {
    const hero = band(page("/"), "page");
    expectQuoteForm(one(hero, "#quote"));
    expect(textsOf(hero, ".badges b")).toEqual([
      "Since 1975",
      "Licensed & insured",
      "Family-owned",
      "500+ projects",
    ]);
  });

  it("has four service cards", () => {
    const cards = [...band(page("/"), "services").querySelectorAll("article")];
    expect(cards.map((card) => hrefsOf(card))).toEqual([
      ["/services/siding"],
      ["/services/decks"],
      ["/services/kitchens"],
      ["/services/windows"],
    ]);
    for (const card of cards) {
      expect(count(card, "img")).toBe(1);
      expect(textOf(one(card, "p")).length).toBeGreaterThan(20);
    }
  });

  it("has three testimonials, four FAQs and a closing call to action", () => {
    expectTestimonials(band(page("/"), "testimonials"), 3);
    expectFaqs(band(page("/"), "faqs"), 4);
    expect(hrefsOf(band(page("/"), "closing"))).toEqual([business.phoneLink, "#quote"]);
  });
});

describe("the towns", () => {
  it("are 13 of Baltimore County and 10 of Harford County", () => {
    expect(new Set(towns["Baltimore County"]).size).toBe(13);
    expect(new Set(towns["Harford County"]).size).toBe(10);
  });

  it.each(["/", ...quoteServices])("stand on %s, by county", (route) => {
    expect(townsOn(route)).toEqual(towns);
    expect(textsOf(band(page(route), "areas"), "h3")).toContain("Cecil County");
  });
});

describe("the about page", () => {
  it("has the story, six reasons, the four values and a closing call to action", () => {
    expect(count(band(page("/about"), "story"), "p")).toBeGreaterThanOrEqual(3);
    expect(new Set(textsOf(band(page("/about"), "reasons"), "li h3")).size).toBe(6);
    expect(textsOf(band(page("/about"), "values"), "h3")).toEqual([
      "Integrity",
      "Quality",
      "Community",
      "Reliability",
    ]);
    expect(hrefsOf(band(page("/about"), "closing"))).toEqual([
      business.phoneLink,
      "/contact#quote",
    ]);
  });
});

describe("the services page", () => {
  it("has five blocks with benefits and a Learn More link", () => {
    const blocks = [...main("/services").querySelectorAll("article")];
    const links = blocks.map((block) => one(block, "a"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/services/siding",
      "/services/decks",
      "/services/kitchens",
      "/services/bathrooms",
      "/services/windows-doors",
    ]);
    const names = links.map(textOf);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^Learn More about \S+/);
    // That is what one sees; the rest is for those who hear the link alone.
    expect(links.map((link) => link.firstChild?.textContent)).toEqual(Array(5).fill("Learn More"));
    for (const block of blocks) expect(count(block, "ul > li")).toBeGreaterThanOrEqual(3);
  });

  it("has the areas served", () => {
    expect(textsOf(band(page("/services"), "areas"), "h3").map((name) => name.split(" C")[0]))
      // Harford, Cecil and Baltimore, in whichever order.
      .toEqual(expect.arrayContaining(["Harford", "Cecil", "Baltimore"]));
  });
});

describe("the windows and doors page", () => {
  it("has benefits, four named cards and a call to action", () => {
    const doors = page("/services/windows-doors");
    expect(count(band(doors, "benefits"), "li")).toBeGreaterThanOrEqual(3);
    const cards = textsOf(band(doors, "offerings"), "article h3");
    expect(cards).toEqual(["Entry doors", "Windows", "Patio and sliding doors", "Storm doors"]);
    expect(hrefsOf(band(doors, "closing"))).toEqual([business.phoneLink, "/contact#quote"]);
  });
});

describe("the windows page", () => {
  const windows = () => page("/services/windows");

  it("has five benefits, four steps, six pictures, eight FAQs and a call to action", () => {
    expect(new Set(textsOf(band(windows(), "benefits"), "li h3")).size).toBe(5);
    expect(count(band(windows(), "process"), "ol > li")).toBe(4);
    const pictures = [...band(windows(), "gallery").querySelectorAll("img")];
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(6);
    expectFaqs(band(windows(), "faqs"), 8);
    expect(hrefsOf(band(windows(), "closing"))).toEqual([business.phoneLink, "/contact#quote"]);
  });

  it("explains the cost with its figures and states savings and warranties", () => {
    expect(textOf(band(windows(), "pricing"))).toContain("$400–$1,200");
    const text = textOf(main("/services/windows"));
    expect(text).toContain("15–30%");
    expect(text).toMatch(/20 years to lifetime/);
    expect(text).toMatch(/5 years/);
    expect(text).toMatch(/materials/);
    expect(text).toMatch(/workmanship/);
  });

  it("links to 24 city pages, with plain links", () => {
    const links = hrefsOf(band(windows(), "cities"));
    const addressOf = (town: string) => `/locations/${town.toLowerCase().replace(/ /g, "-")}-md`;
    expect(links).toEqual(
      [...towns["Baltimore County"], ...towns["Harford County"], "Baltimore"].map(addressOf),
    );
    expect(new Set(links).size).toBe(24);
    for (const known of ["baltimore", "towson", "bel-air", "havre-de-grace"])
      expect(links).toContain(`/locations/${known}-md`);
  });
});

describe("the sunrooms page", () => {
  it("has benefits, ten pictures and three offering cards", () => {
    const sunrooms = page("/services/sunrooms");
    expect(count(band(sunrooms, "benefits"), "li")).toBeGreaterThanOrEqual(3);
    const pictures = [...band(sunrooms, "gallery").querySelectorAll("img")];
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(10);
    expect(count(band(sunrooms, "offerings"), "article")).toBe(3);
  });
});

describe.each(quoteServices)("%s", (route) => {
  it("has the hero with the quote form, and a second form", () => {
    expectQuoteForm(one(band(page(route), "page"), "#quote"));
    expectQuoteForm(one(band(page(route), "second-quote"), "#quote-again"));
    expect(count(main(route), "form")).toBe(2);
  });

  it("has six reasons, the trust badges without the 500+, and two testimonials", () => {
    expect(new Set(textsOf(band(page(route), "reasons"), "li h3")).size).toBe(6);
    expect(textsOf(main(route), ".badges b")).toEqual([
      "Since 1975",
      "Licensed & insured",
      "Family-owned",
    ]);
    expectTestimonials(band(page(route), "testimonials"), 2);
  });

  it("has five steps, the pricing explanation and the FAQs", () => {
    const steps = [...band(page(route), "process").querySelectorAll("ol > li")];
    expect(steps).toHaveLength(5);
    for (const step of steps) expect(textOf(one(step, "p")).length).toBeGreaterThan(20);
    expect(count(band(page(route), "pricing"), "ul > li")).toBeGreaterThanOrEqual(3);
    expectFaqs(band(page(route), "faqs"), route === "/services/siding" ? 5 : 8);
  });

  it("leads to related services", () => {
    const links = hrefsOf(band(page(route), "related"));
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) {
      expect(link).toMatch(/^\/services\/./);
      expect(link).not.toBe(route);
    }
  });
});

describe("durations and permits", () => {
  it.each([
    ["/services/windows", "1–3 days", "process"],
    ["/services/siding", "5–10 days", "pricing"],
    ["/services/decks", "1–2 weeks", "pricing"],
    ["/services/kitchens", "4–8 weeks", "pricing"],
    ["/services/bathrooms", "2–4 weeks", "pricing"],
  ])("%s says %s", (route, duration, block) => {
    expect(textOf(main(route))).toContain(duration);
    if (block === "pricing") expect(textOf(band(page(route), block))).toContain(duration);
  });

  it.each(["/services/windows", ...quoteServices])("%s says when work starts", (route) => {
    expect(textOf(band(page(route), "process"))).toContain(
      "Work starts within 1–2 weeks after permit approval.",
    );
  });
});

describe("the projects page", () => {
  it("has six projects and four stats", () => {
    const projects = [...main("/projects").querySelectorAll("article")];
    expect(projects).toHaveLength(6);
    for (const project of projects) {
      expect(textOf(one(project, "h2"))).not.toBe("");
      expect(count(project, "img")).toBe(1);
    }
    const stats = band(page("/projects"), "page");
    expect(textsOf(stats, "dt")).toEqual(["Established", "Projects", "Satisfaction", "Counties"]);
    expect(textsOf(stats, "dd")).toEqual(["1975", "1000+", "100%", "3"]);
  });
});

describe("the testimonials page", () => {
  it("has six with stars", () => {
    const figures = [...main("/testimonials").querySelectorAll("figure")].filter((figure) =>
      figure.querySelector("blockquote"),
    );
    expect(figures).toHaveLength(6);
    for (const figure of figures)
      expect(one(figure, "svg").getAttribute("aria-label")).toMatch(/^[1-5] out of 5 stars$/);
  });
});

describe("the contact page", () => {
  it("has the details and the hours", () => {
    const contact = band(page("/contact"), "page");
    expect(hrefsOf(contact)).toEqual(
      expect.arrayContaining([business.phoneLink, business.emailLink]),
    );
    const text = textOf(contact);
    expect(text).toContain("Abingdon & Aberdeen, Maryland");
    expect(text).toContain("Monday–Friday 8am–6pm");
    expect(text).toContain("Saturday 9am–4pm");
    expect(text).toContain("Sunday closed");
  });

  it("has the full form, whose service choice starts empty", () => {
    const form = one(page("/contact"), "#quote");
    const fields = [...form.querySelectorAll<HTMLInputElement>("input, textarea, select")];
    expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
      ["name", "text", true],
      ["phone", "tel", true],
      ["email", "email", true],
      ["service", "select-one", true],
      ["message", "textarea", false],
    ]);
    expectNoOtherRule(form);
    const choices = [...form.querySelectorAll("option")];
    expect(choices[0]?.value).toBe("");
    expect(choices.slice(1).map((choice) => `${choice.value}: ${textOf(choice)}`)).toEqual([
      "siding: Siding & Decks",
      "kitchen: Kitchen Remodeling",
      "bathroom: Bathroom Remodeling",
      "windows: Windows & Doors",
      "roofing: Roofing & Gutters",
      "other: Other",
    ]);
    expect(count(form, 'option[selected]:not([value=""])')).toBe(0);
  });
});

describe("the 404 page", () => {
  it("has its text, the way home, the phone number and four popular pages", () => {
    const lost = one(readDocument("404.html"), "main");
    expect(textOf(one(lost, "h1"))).toBe("Oops! Page not found");
    const home = [...lost.querySelectorAll("a")].filter(
      (link) => textOf(link) === "Return to Home",
    );
    expect(home.map((link) => link.getAttribute("href"))).toEqual(["/"]);
    expect(hrefsOf(lost)).toContain(business.phoneLink);
    expect(count(lost, "nav li a")).toBe(4);
  });
});

describe("the quote forms", () => {
  it("stand on the home, service and contact pages only", () => {
    const withForm = routes.filter((route) => page(route).querySelector("form"));
    expect(new Set(withForm)).toEqual(new Set(["/", "/contact", ...quoteServices]));
  });
});

describe.each([...routes, "404"])("the layout of %s", (route) => {
  const document = () => (route === "404" ? readDocument("404.html") : page(route));

  it("has the navigation, with the Services menu", () => {
    const nav = one(document(), 'nav[aria-label="Main"]');
    const links = [...nav.querySelectorAll("a")].map((link) => [
      textOf(link.querySelector("b") ?? link),
      link.getAttribute("href"),
    ]);
    expect(links).toEqual([
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

  it("calls, writes, and asks for a quote", () => {
    const hasForm = document().querySelector("#quote") !== null;
    const quote = hasForm ? "#quote" : "/contact#quote";
    const header = one(document(), "header");
    expect(hrefsOf(header)).toEqual(
      expect.arrayContaining([business.phoneLink, quote, business.emailLink]),
    );
    expect(textOf(header)).toContain("Abingdon & Aberdeen, Maryland");
    const bar = one(document(), 'nav[aria-label="Call or quote"]');
    expect(hrefsOf(bar)).toEqual([business.phoneLink, quote]);
    expect(textsOf(bar, "a")).toEqual(["Call", "Free Quote"]);
    for (const link of document().querySelectorAll("a"))
      if (textOf(link) === "Free Quote") expect(link.getAttribute("href")).toBe(quote);
  });

  it("has contact, quick links, seven services and the areas in the footer", () => {
    const footer = one(document(), "footer");
    expect(hrefsOf(footer)).toEqual(
      expect.arrayContaining([business.phoneLink, business.emailLink]),
    );
    const services = one(footer, 'nav[aria-labelledby="services-heading"]');
    const links = [...services.querySelectorAll("a")].map((link) => [
      textOf(link),
      link.getAttribute("href"),
    ]);
    expect(links).toEqual([
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
    const text = textOf(footer);
    for (const fact of ["Abingdon & Aberdeen", "Harford County", "Cecil County", business.license])
      expect(text).toContain(fact);
    expect(text).toContain("Baltimore County");
  });
});

describe("prices", () => {
  it("are the windows' $400–$1,200, and no other", () => {
    expect(pricesOn("/services/windows")).toEqual(new Set(["$400", "$1,200"]));
    for (const route of routes)
      expect([...pricesOn(route)].filter((price) => !["$400", "$1,200"].includes(price))).toEqual(
        [],
      );
  });
});
