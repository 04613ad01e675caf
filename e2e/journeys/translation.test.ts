import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { site } from "../content";
import { whenFocused } from "../inPage";
import {
  whenHydrated,
  hold,
  newVisit,
  newVisitAt,
  phone,
  requiredFields,
  valuesOf,
} from "../visit";
import { scripts } from "./firstView";

/** Puts each text into an element of its own, like a browser that translates the page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateIn = (part: Node) => {
      const texts = document.createNodeIterator(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest("font, script, style, noscript")) continue;
        const font = document.createElement("font");
        font.textContent = text.textContent;
        text.parentNode?.replaceChild(font, text);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, subtree: true });
  });

it.each(["/services/wells", "/contact"])(
  "keeps what a visitor of %s has done before its scripts arrive",
  async (route) => {
    const { page } = await newVisit(phone);
    const { release } = await hold(page, scripts);
    await page.goto(route);
    for (const field of await requiredFields(page))
      if ((await field.evaluate((each) => each.localName)) === "select")
        await field.selectOption({ index: 1 });
      else await field.fill("pat@home.example");
    const values = await valuesOf(page, "#quote");
    for (const question of await page.locator("main summary").all()) await question.click();
    const open = page.locator("details[open]");
    const questions = await open.count();
    await page.locator("#quote [name=name]").focus();
    await translate(page);
    release();
    await whenHydrated(page);
    expect(await valuesOf(page, "#quote")).toEqual(values);
    expect(await open.count()).toBe(questions);
    await whenFocused(page, "#quote [name=name]");
  },
);

it("sends the form that a visitor sent before its scripts arrive", async () => {
  const { page } = await newVisit(phone);
  const { release } = await hold(page, scripts);
  await page.goto("/services/wells");
  for (const field of await requiredFields(page)) await field.fill("21014");
  await page.getByRole("button", { name: site.quoteForm.submit }).first().click();
  await translate(page);
  release();
  await page.getByRole("status").getByText(site.quoteForm.confirmation).waitFor();
});

it("shows the current words of a walk", async () => {
  const { page } = await newVisitAt("/services/wells");
  await translate(page);
  await page.locator("picture ~ a").first().click();
  await page.getByRole("dialog").getByRole("button", { name: site.walk.next }).click();
  const text = await page.locator("#reason-2 p").textContent();
  await eventually(() => page.locator("#walk-text").textContent(), text);
});

it("shows the current words of the viewer", async () => {
  const { page } = await newVisitAt("/services/wells");
  await translate(page);
  const pictures = page.locator("section[aria-labelledby='gallery-title'] a");
  await pictures.first().click();
  await page.getByRole("dialog").getByRole("button", { name: site.viewer.next }).click();
  const caption = await pictures.nth(1).locator("img").getAttribute("alt");
  await eventually(() => page.locator("#viewer-caption").textContent(), `2 of 3 ${caption}`);
});

it("shows the current number of projects", async () => {
  const { page } = await newVisitAt("/projects");
  await translate(page);
  await page.locator("main nav a[href='/projects?category=Saunas']").click();
  const count = page.locator("main nav [role=status]");
  await eventually(async () => /^2 /.test((await count.textContent()) ?? ""), true);
});
