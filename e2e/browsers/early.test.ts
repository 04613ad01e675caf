import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { confirmation } from "../content";
import { isInView } from "../inPage";
import { scripts } from "../journeys/firstView";
import {
  whenHydrated,
  desktop,
  hold,
  placeOf,
  requiredFields,
  scrollTop,
  valuesOf,
} from "../visit";
import { narrow, newPage } from "./visit";

// Actions of visitors before the scripts have arrived.

const typed = { name: "Pat", phone: "410", zip: "21014", message: "The north wall." };

const field = (page: Page, name: string, form = "#quote") => page.locator(`${form} [name=${name}]`);

/** Opens an address, and holds its scripts back until `awaken` is called. */
async function openEarly(page: Page, path: string) {
  const { release } = await hold(page, scripts);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return {
    awaken: async () => {
      release();
      await whenHydrated(page);
    },
  };
}

it("keeps early typing in both forms, and opens a question", async () => {
  const page = await newPage(narrow);
  const { awaken } = await openEarly(page, "/services/wells");
  await field(page, "name").fill(typed.name);
  await field(page, "phone").fill(typed.phone);
  await field(page, "zip").fill("21001");
  // The values of the later form win.
  await field(page, "zip", "#quote-again").fill(typed.zip);
  await field(page, "message", "#quote-again").fill(typed.message);
  const question = page.locator("[aria-labelledby='faqs-title'] details").first();
  await question.locator("summary").click();
  expect(await page.locator("#mobile-menu").count()).toBe(0);
  await awaken();
  await eventually(() => valuesOf(page, "#quote"), Object.values(typed));
  await eventually(() => valuesOf(page, "#quote-again"), Object.values(typed));
  expect(await question.getAttribute("open")).not.toBeNull();
});

it("submits a form once the scripts have arrived, and does not leave the page", async () => {
  const page = await newPage(desktop);
  const { awaken } = await openEarly(page, "/");
  const required = await requiredFields(page);
  for (const each of required) await each.fill("1");
  await page.locator("#quote button[type=submit]").click();
  for (const each of required) expect(await each.inputValue()).toBe("1");
  await awaken();
  const [title = ""] = confirmation.short;
  await page.getByRole("status").getByText(title).waitFor();
  expect(placeOf(page)).toBe("/");
});

it("stays where the visitor has scrolled from a linked place", async () => {
  const page = await newPage(narrow);
  const { awaken } = await openEarly(page, "/services/wells#quote-again");
  await eventually(() => isInView(page, "#quote-again"), true);
  const linked = await scrollTop(page);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, -1000);
  // Fonts that arrive late change the heights above the linked part, so the scroll position is not exact.
  const isFarAbove = async () => (await scrollTop(page)) < linked - 500;
  await eventually(isFarAbove, true);
  await awaken();
  expect(await isFarAbove()).toBe(true);
});

it("opens the reason of a hotspot at once, and closes it later", async () => {
  const page = await newPage(narrow);
  const { awaken } = await openEarly(page, "/services/wells");
  await page.locator("figure a[href='#reason-1']").click();
  await page.locator("#reason-1 > p").waitFor();
  await awaken();
  await page.locator("#reason-1 > summary").click();
  await eventually(() => page.locator("#reason-1 > p").isVisible(), false);
});

it("opens the menu of a phone once the scripts have arrived", async () => {
  const page = await newPage(narrow);
  const { awaken } = await openEarly(page, "/about");
  await page.locator('[aria-controls="mobile-menu"]').click();
  await awaken();
  await page.locator("#mobile-menu").waitFor();
});

it("follows a link of the menu and a category", async () => {
  const page = await newPage(desktop);
  const { awaken } = await openEarly(page, "/about");
  await page.locator("header nav a[href='/projects']").click();
  await eventually(async () => placeOf(page), "/projects");
  await page.locator("main nav a[href='/projects?category=Saunas']").click();
  await eventually(async () => placeOf(page), "/projects?category=Saunas");
  await awaken();
  await eventually(() => page.locator(".cards > li").count(), 2);
});
