import type { Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { confirmation } from "../content";
import { isInView, whenFocused } from "../inPage";
import { desktop, placeOf, valuesOf } from "../visit";
import { narrow, newPageAt } from "./visit";

const field = (page: Page, name: string) => page.locator(`#quote [name="${name}"]`);

const submit = (page: Page) => page.locator("#quote button[type=submit]");

/** The lines of the confirmation. */
const said = (page: Page) => page.getByRole("status").locator("p").allTextContents();

it("requests a quote with the short form", async () => {
  const page = await newPageAt("/services/wells", desktop);
  for (const [index, name] of ["name", "phone", "zip"].entries()) {
    await submit(page).hover();
    // Browsers count quick presses at one place as double clicks.
    await page.mouse.down({ clickCount: index + 1 });
    await page.mouse.up({ clickCount: index + 1 });
    await whenFocused(page, `#quote-${name}:invalid`);
    expect(await said(page)).toEqual([]);
    await page.keyboard.type(`my ${name}`);
  }
  // Both forms of the page have the same values.
  await eventually(() => valuesOf(page, "#quote-again"), ["my name", "my phone", "my zip", ""]);
  // Screen readers announce words only in a region that existed before.
  expect(await page.getByRole("status").count()).toBe(1);
  await page.keyboard.press("Enter");
  await eventually(() => said(page), [...confirmation.short]);
  // A focused field would keep a phone's keyboard open.
  await whenFocused(page, "#quote button[type=submit]");
  await eventually(() => valuesOf(page, "#quote"), ["", "", "", ""]);
  await page.keyboard.press("Escape");
  await eventually(() => said(page), []);
  expect(placeOf(page)).toBe("/services/wells");
});

it("shows a missing field with its label, and asks for a quote on the contact page", async () => {
  const page = await newPageAt("/contact", narrow);
  await submit(page).evaluate((button) => button.scrollIntoView({ block: "center" }));
  await submit(page).click();
  await whenFocused(page, "#quote-name:invalid");
  await eventually(() => isInView(page, "label[for=quote-name]"), true);
  await field(page, "name").pressSequentially("Pat");
  await field(page, "phone").pressSequentially("1");
  await field(page, "email").pressSequentially("pat");
  await submit(page).click();
  await whenFocused(page, "#quote-email:invalid");
  await page.keyboard.press("End");
  await page.keyboard.type("@home.example");
  await field(page, "service").selectOption("else");
  await field(page, "message").pressSequentially("The north wall.");
  await submit(page).click();
  await eventually(() => said(page), [...confirmation.full]);
  await eventually(() => valuesOf(page, "#quote"), ["", "", "", "", ""]);
});

it("keeps what a password manager writes into fields without telling the page", async () => {
  const page = await newPageAt("/contact", desktop);
  await field(page, "name").evaluate((each: HTMLInputElement) => (each.value = "Pat"));
  await field(page, "phone").evaluate((each: HTMLInputElement) => (each.value = "410"));
  await field(page, "email").pressSequentially("pat@home.example");
  await field(page, "service").selectOption("else");
  await eventually(() => valuesOf(page, "#quote"), ["Pat", "410", "pat@home.example", "else", ""]);
  await submit(page).click();
  await eventually(() => said(page), [...confirmation.full]);
  await eventually(() => valuesOf(page, "#quote"), ["", "", "", "", ""]);
});
