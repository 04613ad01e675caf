import type { Locator, Page } from "playwright-core";
import { eventually } from "../eventually";
import { confirmation, navigationLabel, site } from "../content";
import { awake, newVisit, open, phone, placeOf, scrollTop } from "../visit";

const words = site.quoteForm;
const form = (page: Page, id: string) => page.locator(`#${id} form`);
const field = (within: Locator, label: string | RegExp) => within.getByLabel(label);
const send = (within: Locator) => within.getByRole("button", { name: words.submit });
const slip = (page: Page) => page.getByRole("status");
const slipTexts = async (page: Page) => slip(page).locator("p").allTextContents();

const shortValues = async (page: Page, id: string) =>
  form(page, id)
    .locator("input, textarea")
    .evaluateAll((fields) => fields.map((item) => (item as HTMLInputElement).value));

const invalidField = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isInvalid = activeElement instanceof HTMLInputElement && !activeElement.validity.valid;
    return isInvalid ? activeElement.name : null;
  });

/**
 * True if a request could be the visitor's: it is no script, no picture and no prefetched page
 * data.
 */
const isOfVisitor = (url: string) => !/\.(js|svg|webp|avif)$|\/page-data\//.test(url);

describe.each([
  ["on a wide screen", undefined],
  ["on a phone", phone],
])("a homeowner %s", (_, screen) => {
  it("finds a service from the home page, and asks for a quote in both forms", async () => {
    const { page, problems, requests } = await newVisit(screen);
    await open(page, "/");
    await page
      .getByRole("main")
      .getByRole("listitem")
      .locator('a[href="/services/wells"]')
      .first()
      .click();
    await page.waitForURL("**/services/wells");
    await page.getByRole("heading", { level: 1, name: /^Wells that don’t go dry/ }).waitFor();
    await eventually(() => scrollTop(page), 0);

    // All texts are there.
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.length).toBeGreaterThanOrEqual(8);

    await page.waitForLoadState("networkidle");
    const before = page.url();
    requests.length = 0;
    const hero = form(page, "quote");
    await field(hero, words.name).fill("Pat Doe");
    await field(hero, words.phone).fill("no rule but being filled in");
    await field(hero, words.zip).fill("21014");
    await eventually(
      () => shortValues(page, "quote-again"),
      ["Pat Doe", "no rule but being filled in", "21014", ""],
    );
    await send(hero).click();
    await eventually(() => slipTexts(page), [...confirmation.short]);
    await eventually(() => shortValues(page, "quote"), ["", "", "", ""]);
    expect(await shortValues(page, "quote-again")).toEqual(["", "", "", ""]);

    await slip(page).getByRole("button", { name: words.dismiss }).click();
    await slip(page).locator("p").first().waitFor({ state: "detached" });

    const second = form(page, "quote-again");
    await field(second, words.name).fill("Pat Doe");
    await field(second, words.phone).fill("410 555 0100");
    await field(second, words.zip).fill("21014");
    await second.locator("textarea").fill("The north wall.");
    await send(second).click();
    await eventually(() => slipTexts(page), [...confirmation.short]);
    await eventually(() => shortValues(page, "quote"), ["", "", "", ""]);

    // Nothing of it was sent; the only request is for the motion of the confirmation.
    expect(page.url()).toBe(before);
    expect(requests.filter(isOfVisitor)).toEqual([]);
    expect(requests.filter((url) => /[?&]|Pat|21014/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
  });
});

it("sends the full form of the contact page", async () => {
  const { page, problems, requests } = await newVisit();
  await open(page, "/contact");
  await page.waitForLoadState("networkidle");
  const full = form(page, "quote");
  const service = field(full, words.service);
  expect(await service.inputValue()).toBe("");
  await field(full, words.fullName).fill("Pat Doe");
  await field(full, words.phone).fill("410 555 0100");
  await field(full, words.email).fill("not an address");
  await send(full).click();
  await eventually(() => invalidField(page), "email");
  await field(full, words.email).fill("pat@home.example");
  await send(full).click();
  expect(await service.evaluate((select) => select.matches(":invalid"))).toBe(true);
  expect(await slipTexts(page)).toEqual([]);
  await service.selectOption({ label: "Άλλο" });
  expect(await service.inputValue()).toBe("else");
  requests.length = 0;
  await send(full).click();
  await eventually(() => slipTexts(page), [...confirmation.full]);
  await eventually(
    () =>
      full
        .locator("input, select, textarea")
        .evaluateAll((fields) => fields.map((item) => (item as HTMLInputElement).value)),
    ["", "", "", "", ""],
  );
  expect(requests.filter(isOfVisitor)).toEqual([]);
  expect(placeOf(page)).toBe("/contact");
  expect(problems).toEqual([]);
});

/** Fills in and submits the home page's form with the keyboard. */
async function sendFromKeyboard(page: Page): Promise<void> {
  const quote = form(page, "quote");
  await field(quote, words.name).fill("Pat");
  await field(quote, words.phone).fill("1");
  await field(quote, words.zip).fill("2");
  await field(quote, words.zip).press("Enter");
  await slip(page).locator("p").first().waitFor();
}

it("shows the confirmation until it is closed", async () => {
  const { page } = await newVisit();
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(5000);
  await awake(page);
  await sendFromKeyboard(page);
  await page.clock.fastForward("01:00:00");
  expect(await slipTexts(page)).toEqual([...confirmation.short]);
});

it.each(["button", "Escape"])(
  "closes the confirmation by its %s, and gives the focus back",
  async (by) => {
    const { page } = await newVisit();
    await open(page, "/");
    await sendFromKeyboard(page);
    const isOnButton = () =>
      send(form(page, "quote")).evaluate((button) => button === document.activeElement);
    expect(await isOnButton()).toBe(true);
    const close = slip(page).getByRole("button", { name: words.dismiss });
    await close.focus();
    await page.keyboard.press(by === "button" ? "Enter" : by);
    await eventually(() => slipTexts(page), []);
    expect(await isOnButton()).toBe(true);
  },
);

it("removes the confirmation when its page closes", async () => {
  const { page } = await newVisit();
  await open(page, "/contact");
  const full = form(page, "quote");
  await field(full, words.fullName).fill("Pat");
  await field(full, words.phone).fill("1");
  await field(full, words.email).fill("a@b");
  await field(full, words.service).selectOption("walls & more");
  await send(full).click();
  await eventually(() => slipTexts(page), [...confirmation.full]);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: navigationLabel("/about") })
    .click();
  await page.waitForURL("**/about");
  await eventually(() => slipTexts(page), []);
});
