import type { Locator } from "playwright-core";
import { desktop, newVisitAt, phone } from "../visit";

/** A desktop with a mouse. Without motion, colors change at once. */
const mouse = { ...desktop, reducedMotion: "reduce" as const };

const colorsOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
    return [color, backgroundColor, borderTopColor].join();
  });

test("a tapped question looks as it did before, since no mouse is over it", async () => {
  const { page, context } = await newVisitAt("/services/wells", phone);
  const selector = "[aria-labelledby='faqs-title'] summary";
  const question = page.locator(selector).first();
  const before = await colorsOf(question);
  // After a tap, browsers keep `:hover`. Chromium drops it when parts move, so the test forces it.
  const client = await context.newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  await client.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
  expect(await question.evaluate((element) => element.matches(":hover"))).toBe(true);
  expect(await colorsOf(question)).toBe(before);
});

test("a pressed category looks different from one that the mouse is only over", async () => {
  const { page } = await newVisitAt("/projects", mouse);
  const category = page.locator("main nav a:not([aria-current])").first();
  const before = await colorsOf(category);
  await category.hover();
  const hovered = await colorsOf(category);
  await page.mouse.down();
  expect(new Set([before, hovered, await colorsOf(category)]).size).toBe(3);
});

test("the arrow before the first picture does not react to the mouse", async () => {
  const { page } = await newVisitAt("/services/wells", mouse);
  await page.locator("section[aria-labelledby='gallery-title'] a").first().click();
  const arrow = page.getByRole("dialog").locator("[aria-disabled=true]");
  await arrow.waitFor();
  const before = await colorsOf(arrow);
  await arrow.hover({ force: true });
  expect(await colorsOf(arrow)).toBe(before);
});
