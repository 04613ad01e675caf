import { eventually } from "../../test/eventually";
import { desktop, newVisit, open, phone } from "../visit";

test("a tapped question looks as it did before, since no mouse is over it", async () => {
  const { page } = await newVisit(phone);
  await open(page, "/services/wells");
  const question = page.locator("[aria-labelledby='faqs-title'] summary").first();
  const color = () => question.evaluate((element) => getComputedStyle(element).color);
  const before = await color();
  await question.tap();
  // The browser keeps the state after the tap.
  await eventually(() => question.evaluate((element) => element.matches(":hover")), true);
  expect(await color()).toBe(before);
});

test("a pressed category looks different from one that the mouse is only over", async () => {
  const { page } = await newVisit({ ...desktop, reducedMotion: "reduce" });
  await open(page, "/projects");
  const category = page.locator("main nav a:not([aria-current])").first();
  const color = () => category.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await color();
  await category.hover();
  const hovered = await color();
  await page.mouse.down();
  expect(new Set([before, hovered, await color()]).size).toBe(3);
});
