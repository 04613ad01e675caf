import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { eventually } from "../../test/eventually";
import { navigationLabel, site } from "../content";
import { whenFocused } from "../inPage";
import { accessibilityIssues } from "../live/accessibility";
import { desktop, newVisitAt, phone, requiredFields } from "../visit";

// The parts that open on a page, and the way by keyboard. live/visit.test.ts checks the pages
// themselves.

/** No motion, because a part that still fades in has too little contrast. */
const still = { reducedMotion: "reduce" as const };

const expectNoIssues = async (page: Page) => expect(await accessibilityIssues(page)).toEqual([]);

it("axe finds nothing with the Services menu of a wide screen", async () => {
  const { page } = await newVisitAt("/services/wells", { ...desktop, ...still });
  await page.getByRole("button", { name: navigationLabel("/services") }).click();
  await page.locator("#services-menu").waitFor();
  await expectNoIssues(page);
});

it("axe finds nothing with a phone's menu, a picture or a confirmation", async () => {
  const { page } = await newVisitAt("/services/wells", { ...phone, ...still });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#mobile-menu").waitFor();
  await expectNoIssues(page);

  await page.keyboard.press("Escape");
  await page.locator("main a[href^='/static/']").nth(1).click();
  await page.getByRole("dialog").waitFor();
  await expectNoIssues(page);

  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (const field of await requiredFields(page)) await field.fill("1");
  await page.locator("#quote button[type=submit]").click();
  await page.getByRole("status").locator("p").first().waitFor();
  await expectNoIssues(page);
});

/** The contrast of an element's focus ring with the gap between element and ring. */
async function ringContrast(page: Page, element: Locator): Promise<number> {
  await element.focus();
  const { x, y, width, height } = (await element.boundingBox()) as DOMRect;
  // The gap at the right side is 3 px wide, and so is the ring.
  const clip = { x: Math.round(x + width), y: Math.round(y + height / 2), width: 6, height: 1 };
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminance = (at: number) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
      const value = (data[3 * at + channel] ?? 0) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  const [gap, ring] = [luminance(1), luminance(4)];
  return Math.max(ring, gap) / Math.min(ring, gap);
}

it("the focus ring stands out around a hotspot and around the arrow at the first picture", async () => {
  const { page } = await newVisitAt("/services/wells", { ...desktop, ...still });
  await page.keyboard.press("Tab");
  for (const hotspot of await page.locator("picture ~ a").all())
    expect(await ringContrast(page, hotspot)).toBeGreaterThan(3);
  await page.locator('section[aria-labelledby="gallery-title"] a').first().press("Enter");
  const previous = page.getByRole("dialog").getByRole("button", { name: site.viewer.previous });
  expect(await ringContrast(page, previous)).toBeGreaterThan(3);
});

it("a link to a part of another page leads the keyboard there", async () => {
  const { page } = await newVisitAt("/about");
  await page.locator("header [data-kind=quote]").press("Enter");
  await whenFocused(page, "#quote");
  await page.keyboard.press("Tab");
  await whenFocused(page, "#quote [name=name]");
});

it("screen readers announce a new page, but nothing after the choice of a category", async () => {
  const { page } = await newVisitAt("/projects");
  const announced = () => page.locator("[aria-live=assertive]").allTextContents();
  await page.locator("main nav a[href='/projects?category=Saunas']").click();
  await page.locator("main nav a[aria-current][href$=Saunas]").waitFor();
  await page.locator("#gatsby-announcer").filter({ hasText: /./ }).waitFor({ state: "attached" });
  expect(await announced()).toEqual([]);
  await page.getByRole("contentinfo").locator("a[href='/about']").click();
  await eventually(announced, ["Navigated to Three sisters & a winch"]);
});
