/** @jest-environment jsdom */
import { sectionOf, hrefsOf, one, textOf, textsOf } from "../document";
import {
  business,
  count,
  describeSample,
  expectFaqs,
  expectQuoteForm,
  expectTestimonials,
  main,
  page,
  pricesOn,
  quoteServices,
  routes,
  towns,
} from "./sample";

describeSample("the services page", () => {
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
    const names = links.map(textOf);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^Learn More about \S+/);
    // The service's name follows the visible words.
    expect(links.map((link) => link.firstChild?.textContent)).toEqual(Array(5).fill("Learn More"));
    for (const block of blocks) expect(count(block, "ul > li")).toBeGreaterThanOrEqual(3);
  });

  it("has the areas served", () => {
    expect(textsOf(sectionOf(page("/services"), "areas"), "h3").map((name) => name.split(" C")[0]))
      // Harford, Cecil and Baltimore, in any order.
      .toEqual(expect.arrayContaining(["Harford", "Cecil", "Baltimore"]));
  });
});

describeSample("the windows and doors page", () => {
  it("has benefits, four named cards and a call to action", () => {
    const doors = page("/services/windows-doors");
    expect(count(sectionOf(doors, "benefits"), "li")).toBeGreaterThanOrEqual(3);
    const cards = textsOf(sectionOf(doors, "offerings"), ".cards > li h3");
    expect(cards).toEqual(["Entry doors", "Windows", "Patio and sliding doors", "Storm doors"]);
    expect(hrefsOf(sectionOf(doors, "closing"))).toEqual([business.phoneLink, "/contact#quote"]);
  });
});

describeSample("the windows page", () => {
  const windows = () => page("/services/windows");

  it("has five benefits, four steps, six pictures, eight FAQs and a call to action", () => {
    expect(new Set(textsOf(sectionOf(windows(), "benefits"), "li h3")).size).toBe(5);
    expect(count(sectionOf(windows(), "process"), "ol > li")).toBe(4);
    const pictures = [...sectionOf(windows(), "gallery").querySelectorAll("img")];
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(6);
    expectFaqs(sectionOf(windows(), "faqs"), 8);
    expect(hrefsOf(sectionOf(windows(), "closing"))).toEqual([
      business.phoneLink,
      "/contact#quote",
    ]);
  });

  it("explains the cost with its figures and states savings and warranties", () => {
    expect(textOf(sectionOf(windows(), "pricing"))).toContain("$400–$1,200");
    const text = textOf(main("/services/windows"));
    expect(text).toContain("15–30%");
    expect(text).toMatch(/20 years to lifetime/);
    expect(text).toMatch(/5 years/);
    expect(text).toMatch(/materials/);
    expect(text).toMatch(/workmanship/);
  });

  it("links to 24 city pages, with plain links", () => {
    const links = hrefsOf(sectionOf(windows(), "cities"));
    const addressOf = (town: string) => `/locations/${town.toLowerCase().replace(/ /g, "-")}-md`;
    expect(links).toEqual(
      [...towns["Baltimore County"], ...towns["Harford County"], "Baltimore"].map(addressOf),
    );
    expect(new Set(links).size).toBe(24);
    for (const known of ["baltimore", "towson", "bel-air", "havre-de-grace"])
      expect(links).toContain(`/locations/${known}-md`);
  });
});

describeSample("the sunrooms page", () => {
  it("has benefits, ten pictures and three offering cards", () => {
    const sunrooms = page("/services/sunrooms");
    expect(count(sectionOf(sunrooms, "benefits"), "li")).toBeGreaterThanOrEqual(3);
    const pictures = [...sectionOf(sunrooms, "gallery").querySelectorAll("img")];
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(10);
    expect(count(sectionOf(sunrooms, "offerings"), ".cards > li")).toBe(3);
  });
});

describeSample.each(quoteServices)("%s", (route) => {
  it("has the hero with the quote form, and a second form", () => {
    expectQuoteForm(one(sectionOf(page(route), "page"), "#quote"));
    expectQuoteForm(one(sectionOf(page(route), "second-quote"), "#quote-again"));
    expect(count(main(route), "form")).toBe(2);
  });

  it("has six reasons, the trust badges without the 500+, and two testimonials", () => {
    expect(new Set(textsOf(sectionOf(page(route), "reasons"), "li h3")).size).toBe(6);
    expect(textsOf(main(route), ".badges b")).toEqual([
      "Since 1975",
      "Licensed & insured",
      "Family-owned",
    ]);
    expectTestimonials(sectionOf(page(route), "testimonials"), 2);
  });

  it("has five steps, the pricing explanation and the FAQs", () => {
    const steps = [...sectionOf(page(route), "process").querySelectorAll("ol > li")];
    expect(steps).toHaveLength(5);
    for (const step of steps) expect(textOf(one(step, "p")).length).toBeGreaterThan(20);
    expect(count(sectionOf(page(route), "pricing"), "ul > li")).toBeGreaterThanOrEqual(3);
    expectFaqs(sectionOf(page(route), "faqs"), route === "/services/siding" ? 5 : 8);
  });

  it("links to related services", () => {
    const links = hrefsOf(sectionOf(page(route), "related"));
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) {
      expect(link).toMatch(/^\/services\/./);
      expect(link).not.toBe(route);
    }
  });
});

describeSample("durations and permits", () => {
  it.each([
    ["/services/windows", "1–3 days", "process"],
    ["/services/siding", "5–10 days", "pricing"],
    ["/services/decks", "1–2 weeks", "pricing"],
    ["/services/kitchens", "4–8 weeks", "pricing"],
    ["/services/bathrooms", "2–4 weeks", "pricing"],
  ])("%s says %s", (route, duration, block) => {
    expect(textOf(main(route))).toContain(duration);
    if (block === "pricing") expect(textOf(sectionOf(page(route), block))).toContain(duration);
  });

  it.each(["/services/windows", ...quoteServices])("%s says when work starts", (route) => {
    expect(textOf(sectionOf(page(route), "process"))).toContain(
      "Work starts within 1–2 weeks after permit approval.",
    );
  });
});

describeSample("prices", () => {
  it("are the windows' $400–$1,200, and no other", () => {
    // The tape on the windows page has a number in its middle, too.
    expect(pricesOn("/services/windows")).toEqual(new Set(["$400", "$800", "$1,200"]));
    const others = routes.filter((route) => route !== "/services/windows");
    for (const route of others)
      expect([...pricesOn(route)].filter((price) => !["$400", "$1,200"].includes(price))).toEqual(
        [],
      );
  });
});
