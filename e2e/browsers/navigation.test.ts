import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { callBar, navigationLabel } from "../content";
import { hiddenFocus, isInView, whenFocused } from "../inPage";
import { drawn } from "../journeys/firstView";
import { whenHydrated, desktop, newVisitAt, origin, placeOf, scrollTop } from "../visit";
import { narrow, newPageAt } from "./visit";

const whenAt = (page: Page, place: string) => eventually(async () => placeOf(page), place);

/** Scrolls until the page stays there, because a followed link may still be scrolling the page. */
const scrollFarDown = async (page: Page) => {
  const scroll = () => page.evaluate(() => scrollTo(0, 2000)).then(() => scrollTop(page));
  await eventually(scroll, 2000);
};

/** A town without a page. */
const badPath = "/locations/cold-hollow-md";

it("an address without a page shows the 404 page after a city link, and a way home", async () => {
  const { page, problems } = await newVisitAt("/services/wells");
  await page.getByRole("link", { name: "Cold Hollow", exact: true }).click();
  await page.waitForURL(`**${badPath}`);
  await page.getByRole("heading", { level: 1, name: "We’ve not dug here" }).waitFor();
  // The console has the browser's own message about the status, and our message with the path.
  const own = `error: 404: there is no page at ${badPath} (`;
  await eventually(async () => problems.filter((problem) => problem.startsWith(own)).length, 1);
  expect(problems).toContain(`404: ${origin()}${badPath}`);
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  await page.getByRole("link", { name: "Back up" }).click();
  await page.waitForURL(`${origin()}/`);
  await page.locator("#quote form").waitFor();
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
});

it("an address whose question mark is encoded leads to the page that it means", async () => {
  const { page } = await newVisitAt("/");
  await page.goto(`${origin()}/services/wells%3Ffrom=mail`);
  await page.waitForURL(`${origin()}/services/wells?from=mail`);
  await page.locator("#quote form").waitFor();
});

describe("questions", () => {
  const questions = "[aria-labelledby='faqs-title'] details";
  const isOpen = async (page: Page, selector = questions) =>
    (await page.locator(selector).first().getAttribute("open")) !== null;

  it("open by a click and by keys", async () => {
    const page = await newPageAt("/services/wells", desktop);
    expect(await isOpen(page)).toBe(false);
    await page.locator(`${questions} summary`).first().click();
    await eventually(() => isOpen(page), true);
    await page.keyboard.press("Enter");
    await eventually(() => isOpen(page), false);
    await page.keyboard.press("Space");
    await eventually(() => isOpen(page), true);
  });

  it("open if the address names them", async () => {
    const [second, third] = ["#question-2", "#question-3"];
    const page = await newPageAt(`/services/wells${third}`, narrow);
    await eventually(() => isOpen(page, third), true);
    await eventually(() => isInView(page, third), true);
    expect(await isOpen(page, second)).toBe(false);
    await page.evaluate((hash) => (location.hash = hash), second);
    await eventually(() => isOpen(page, second), true);
    await eventually(() => isInView(page, second), true);
  });
});

it("goes to the quote form of the page, back without scrolling, and up by a link to the page", async () => {
  const page = await newPageAt("/services/wells", desktop);
  const button = page.locator("header [data-kind=quote]");
  const link = page.getByRole("contentinfo").locator('a[href="/services/wells"]').first();
  await button.click();
  await whenAt(page, "/services/wells#quote");
  await eventually(() => isInView(page, "#quote"), true);
  // The browser has scrolled to the form at once. Gatsby scrolls again in the next frame.
  await drawn(page);
  await scrollFarDown(page);
  // The bar at the top stays in view.
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.goBack();
  await whenAt(page, "/services/wells");
  await drawn(page);
  expect(await scrollTop(page)).toBe(2000);
  await link.click();
  await eventually(() => scrollTop(page), 0);
  await button.click();
  await whenAt(page, "/services/wells#quote");
  await scrollFarDown(page);
  await link.click();
  await whenAt(page, "/services/wells");
  await eventually(() => scrollTop(page), 0);
});

it("goes to the quote form of the contact page", async () => {
  const page = await newPageAt("/about", narrow);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator(`${callBar} [data-kind=quote]`).click();
  await whenAt(page, "/contact#quote");
  await eventually(() => isInView(page, "#quote"), true);
});

it("filters the projects, and goes back and forward between categories", async () => {
  const page = await newPageAt("/projects", desktop);
  const projects = () => page.locator(".cards > li").count();
  const all = await projects();
  const saunas = page.locator("main nav a[href='/projects?category=Saunas']");
  await saunas.click();
  await eventually(projects, 2);
  expect(placeOf(page)).toBe("/projects?category=Saunas");
  expect(await saunas.getAttribute("aria-current")).toBe("true");
  // A second click on the chosen category adds nothing to the history.
  await saunas.click();
  await page.goBack();
  await eventually(projects, all);
  await page.goForward();
  await eventually(projects, 2);
});

it("goes back and forward between pages, and to an earlier document", async () => {
  const page = await newPageAt("/about", desktop);
  const title = () => page.getByRole("heading", { level: 1 }).textContent();
  const about = await title();
  const footer = page.getByRole("contentinfo");
  // Every page starts at its top.
  const scrollDown = async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await eventually(() => scrollTop(page), 1500);
  };
  await footer.locator("a[href='/testimonials']").click();
  await whenAt(page, "/testimonials");
  await eventually(() => scrollTop(page), 0);
  await scrollDown();
  await page.goBack();
  await whenAt(page, "/about");
  await eventually(title, about);
  await eventually(() => scrollTop(page), 0);
  await scrollDown();
  await page.goForward();
  await whenAt(page, "/testimonials");
  await eventually(() => scrollTop(page), 0);
  await page.goto("/robots.txt");
  await page.goBack();
  await whenAt(page, "/testimonials");
  await whenHydrated(page);
  await footer.locator("a[href='/about']").click();
  await eventually(title, about);
});

it("skips the header with the skip link", async () => {
  const page = await newPageAt("/about", desktop);
  await page.keyboard.press("Tab");
  const skipLink = "a[href='#main']";
  await whenFocused(page, skipLink);
  const isSeen = () =>
    page.locator(skipLink).evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return left >= 0 && top >= 0 && document.elementFromPoint(left + 5, top + 5) === link;
    });
  await eventually(isSeen, true);
  await page.keyboard.press("Enter");
  await whenAt(page, "/about#main");
  await page.keyboard.press("Tab");
  await whenFocused(page, "#main *, footer *");
});

it.each([desktop, narrow])("keeps the focus visible: %o", async (screen) => {
  const page = await newPageAt("/services/wells", screen);
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    // The page may scroll smoothly.
    await eventually(() => hiddenFocus(page), "");
  }
  await whenFocused(page, "main *, footer *");
});

it("an invalid fragment does not break the page", async () => {
  const page = await newPageAt("/services/wells#100%");
  expect(placeOf(page)).toBe("/services/wells");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await page.evaluate(() => (location.hash = "#%ff"));
  await whenAt(page, "/services/wells");
  // A blank page would have no links.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: navigationLabel("/contact") })
    .click();
  await page.waitForURL("**/contact");
  await page.locator("#quote form").waitFor();
});
