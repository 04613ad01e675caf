import { confirmation } from "../content";
import { eventually } from "../../test/eventually";
import { serve, type Served } from "./server";
import { Site } from "./site";
import { desktop, phone, type Visitor } from "./visitor";

/** Journeys before the scripts have arrived. */
export function earlyJourneys(visitor: () => Visitor): void {
  let served: Served;
  let site: Site;

  beforeEach(async () => {
    served = await serve({ holdsScripts: true });
    site = new Site(visitor(), served.origin);
  });
  afterEach(() => served.close());

  const awaken = async () => {
    served.releaseScripts();
    await site.isAwake();
  };

  it("keeps early typing in both forms, and opens a question", async () => {
    await site.goto("/services/wells", phone);
    await site.fill("#quote [name=name]", "Pat");
    await site.fill("#quote [name=phone]", "410");
    await site.fill("#quote [name=zip]", "21001");
    // The later form wins.
    await site.fill("#quote-again [name=zip]", "21014");
    await site.fill("#quote-again [name=message]", "The north wall.");
    const question = "[aria-labelledby='faqs-title'] details";
    await site.click(`${question} summary`);
    expect(await site.count("#mobile-menu")).toBe(0);
    await awaken();
    const both = ["Pat", "410", "21014", "The north wall."];
    await eventually(() => site.values("#quote"), both);
    await eventually(() => site.values("#quote-again"), both);
    expect(await site.isOpen(question)).toBe(true);
    expect(await site.problems()).toEqual([]);
  });

  it("submits a form once the scripts have arrived, and does not leave the page", async () => {
    await site.goto("/", desktop);
    for (const name of ["name", "phone", "zip"]) await site.fill(`#quote [name=${name}]`, "1");
    await site.click("#quote button[type=submit]");
    expect(await site.values("#quote")).toEqual(["1", "1", "1", ""]);
    await awaken();
    const [title = ""] = confirmation.short;
    await eventually(async () => (await site.textOf("[role=status]"))?.includes(title), true);
    expect(await site.place()).toBe("/");
    expect(await site.problems()).toEqual([]);
  });

  it("stays where the visitor has scrolled from a linked place", async () => {
    await site.goto("/services/wells#quote-again", phone);
    await site.visitor.run(() => window.scrollTo(0, 700));
    await awaken();
    // Fonts that arrive change the heights above by some pixels.
    expect(await site.scrollTop()).toBeCloseTo(700, -2);
  });

  it("opens the menu of a phone once the scripts have arrived", async () => {
    await site.goto("/about", phone);
    await site.click('[aria-controls="mobile-menu"]');
    await awaken();
    await eventually(() => site.isShown("#mobile-menu"), true);
  });

  it("follows a link of the menu and a category", async () => {
    await site.goto("/about", desktop);
    await site.click("header nav a[href='/projects']");
    await eventually(site.place, "/projects");
    await site.click("main nav a[href='/projects?category=Saunas']");
    await eventually(site.place, "/projects?category=Saunas");
    await awaken();
    await eventually(() => site.count(".cards > li"), 2);
    expect(await site.problems()).toEqual([]);
  });
}
