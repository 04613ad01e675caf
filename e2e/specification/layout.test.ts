/** @jest-environment jsdom */
import { sectionOf, hrefsOf, one, readDocument, textOf, textsOf } from "../document";
import {
  business,
  count,
  describeSample,
  expectNoOtherRule,
  page,
  quoteServices,
  routes,
} from "./sample";

describeSample.each([...routes, "404"])("the layout of %s", (route) => {
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

  it("has links to call, to write, and to request a quote", () => {
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

describeSample("the quote forms", () => {
  it("are only on the home, service and contact pages", () => {
    const withForm = routes.filter((route) => page(route).querySelector("form"));
    expect(new Set(withForm)).toEqual(new Set(["/", "/contact", ...quoteServices]));
  });
});

describeSample("the contact page", () => {
  it("has the details and the hours", () => {
    const contact = sectionOf(page("/contact"), "page");
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

describeSample("the 404 page", () => {
  it("has its text, a link home, the phone number and four popular pages", () => {
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
