import { eventually } from "../../test/eventually";
import { newVisit, open, phone } from "../visit";

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
