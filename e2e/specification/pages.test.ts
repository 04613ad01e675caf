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
  quoteServices,
  towns,
  townsOn,
} from "./sample";

describeSample("the home page", () => {
  it("has the hero with a quote form and four trust badges, 500+ projects among them", () => {
    const hero = sectionOf(page("/"), "page");
    expectQuoteForm(one(hero, "#quote"));
    expect(textsOf(hero, ".badges b")).toEqual([
      "Since 1975",
      "Licensed & insured",
      "Family-owned",
      "500+ projects",
    ]);
  });

  it("has four service cards", () => {
    const cards = [...sectionOf(page("/"), "services").querySelectorAll(".cards > li")];
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
    expectTestimonials(sectionOf(page("/"), "testimonials"), 3);
    expectFaqs(sectionOf(page("/"), "faqs"), 4);
    expect(hrefsOf(sectionOf(page("/"), "closing"))).toEqual([business.phoneLink, "#quote"]);
  });
});

describeSample("the towns", () => {
  it("are 13 of Baltimore County and 10 of Harford County", () => {
    expect(new Set(towns["Baltimore County"]).size).toBe(13);
    expect(new Set(towns["Harford County"]).size).toBe(10);
  });

  it.each(["/", ...quoteServices])("are on %s, by county", (route) => {
    expect(townsOn(route)).toEqual(towns);
    expect(textsOf(sectionOf(page(route), "areas"), "h3")).toContain("Cecil County");
  });
});

describeSample("the about page", () => {
  it("has the story, six reasons, the four values and a closing call to action", () => {
    expect(count(sectionOf(page("/about"), "story"), "p")).toBeGreaterThanOrEqual(3);
    expect(new Set(textsOf(sectionOf(page("/about"), "reasons"), "li h3")).size).toBe(6);
    expect(textsOf(sectionOf(page("/about"), "values"), "h3")).toEqual([
      "Integrity",
      "Quality",
      "Community",
      "Reliability",
    ]);
    expect(hrefsOf(sectionOf(page("/about"), "closing"))).toEqual([
      business.phoneLink,
      "/contact#quote",
    ]);
  });
});

describeSample("the projects page", () => {
  it("has six projects and four stats", () => {
    const projects = [...main("/projects").querySelectorAll(".cards > li")];
    expect(projects).toHaveLength(6);
    for (const project of projects) {
      expect(textOf(one(project, "h2"))).not.toBe("");
      expect(count(project, "img")).toBe(1);
    }
    const stats = sectionOf(page("/projects"), "page");
    expect(textsOf(stats, "dt")).toEqual(["Established", "Projects", "Satisfaction", "Counties"]);
    expect(textsOf(stats, "dd")).toEqual(["1975", "1000+", "100%", "3"]);
  });
});

describeSample("the testimonials page", () => {
  it("has six with stars", () => {
    const figures = [...main("/testimonials").querySelectorAll("figure")].filter((figure) =>
      figure.querySelector("blockquote"),
    );
    expect(figures).toHaveLength(6);
    for (const figure of figures)
      expect(one(figure, "svg").getAttribute("aria-label")).toMatch(/^[1-5] out of 5 stars$/);
  });
});
