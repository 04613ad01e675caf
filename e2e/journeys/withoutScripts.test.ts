import { eventually } from "../../test/eventually";
import { builtRoutes } from "../builtRoutes";
import { navigationLabel, phoneLink } from "../content";
import { desktop, newVisit, newVisitAt, phone, placeOf } from "../visit";
import { fonts } from "./firstView";

describe("without scripts", () => {
  const bare = { javaScriptEnabled: false };

  it("every page is readable, and every picture visible", async () => {
    const { page, requests, problems } = await newVisit(bare);
    let pictures = 0;
    for (const route of builtRoutes) {
      await page.goto(route);
      const questions = page.locator("details");
      if ((await questions.count()) > 0) {
        await questions.first().locator("summary").click();
        expect(await questions.first().getAttribute("open")).not.toBeNull();
      }
      const hidden = await page.evaluate(() => {
        for (const question of document.querySelectorAll("details")) question.open = true;
        const parts = document.querySelectorAll("h1, main section, details > p, main img");
        const isSeen = (part: Element) =>
          part.checkVisibility({ visibilityProperty: true }) && part.clientHeight > 0;
        return [...parts].filter((part) => !isSeen(part)).map((part) => part.outerHTML);
      });
      expect(hidden).toEqual([]);
      expect(await page.locator("main section:has(h1)").count()).toBe(1);
      pictures += await page.locator("main img").count();
    }
    expect(pictures).toBeGreaterThan(20);
    expect(requests.filter((url) => fonts.test(url)).length).toBeGreaterThan(1);
    expect(problems).toEqual([]);
  });

  it.each(["/contact", "/services/wells"])(
    "the forms of %s say to call, and send nothing",
    async (route) => {
      const { page, requests } = await newVisit(bare);
      await page.goto(route);
      const forms = page.locator("form");
      expect(await forms.count()).toBe(route === "/services/wells" ? 2 : 1);
      for (const form of await forms.all()) {
        const call = form.locator(`a[href="${phoneLink}"]`).first();
        expect(await call.isVisible()).toBe(true);
        for (const field of await form.locator("input:visible").all())
          await field.fill("secret@home.example");
        for (const choice of await form.locator("select").all())
          await choice.selectOption({ index: 1 });
        const before = requests.length;
        await form.locator('[name="name"]').press("Enter");
        await form.locator("button[type=submit]").click();
        // A sent form would change the address, or add a request with the typed words.
        expect(placeOf(page)).toBe(route);
        expect(requests.slice(before).filter((url) => /\?|secret/.test(url))).toEqual([]);
      }
    },
  );

  it("the Services menu opens for the mouse and the keyboard", async () => {
    const { page } = await newVisit(bare);
    await page.goto("/about");
    const panel = page.locator("#services-menu");
    await eventually(() => panel.isVisible(), false);
    await page.getByRole("button", { name: navigationLabel("/services") }).hover();
    await eventually(() => panel.isVisible(), true);
    await page.mouse.move(640, 600);
    await eventually(() => panel.isVisible(), false);
    await page.getByRole("button", { name: navigationLabel("/services") }).focus();
    await eventually(() => panel.isVisible(), true);
    await page.keyboard.press("Tab");
    await eventually(() => panel.isVisible(), true);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/services");
  });

  it("the header ends at the same edge as with scripts", async () => {
    const ends = [];
    for (const options of [desktop, { ...desktop, ...bare }]) {
      const { page } = await newVisit(options);
      await page.goto("/about");
      const edge = await page.getByRole("banner").locator('a[href$="#quote"]').last().boundingBox();
      ends.push(edge && edge.x + edge.width);
    }
    expect(ends[1]).toBe(ends[0]);
  });

  it("the phone menu links to the footer's links", async () => {
    const { page } = await newVisit({ ...phone, ...bare });
    await page.goto("/about");
    const button = page.getByRole("button", { name: "Menu" });
    expect(await button.count()).toBe(0);
    await page.getByRole("link", { name: "Menu", exact: true }).tap();
    await page.waitForURL("**/about#site-links");
    await page.locator("#site-links").locator('a[href="/projects"]').tap();
    await page.waitForURL("**/projects");
  });
});

it("with forced colors, only a title that opens a list looks like a link", async () => {
  const { page } = await newVisitAt("/services/wells", { ...desktop, forcedColors: "active" });
  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf("main details.disclosure h3")).toBe(await colorOf("main h2"));
});

it("with forced colors, the chosen category keeps its color under the mouse", async () => {
  const { page } = await newVisitAt("/projects", { ...desktop, forcedColors: "active" });
  const chosen = page.locator("nav [aria-current=true]");
  const background = () => chosen.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.mouse.move(0, 0);
  const before = await background();
  await chosen.hover();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await background()).toBe(before);
});

it("with forced colors, the icon of the open menu shows only its cross", async () => {
  const { page } = await newVisitAt("/services/wells", { ...phone, forcedColors: "active" });
  const button = page.locator(".menu-button");
  await button.tap();
  const bars = () => button.locator("i").evaluate((icon) => getComputedStyle(icon).borderTopColor);
  await eventually(bars, "rgba(0, 0, 0, 0)");
});

// src/ui/motion.test.tsx tests the parts that scripts move.
it("with reduced motion, the menu of a phone does not slide", async () => {
  const { page } = await newVisitAt("/services/wells", { ...phone, reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("#mobile-menu").waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
