import type { BrowserContextOptions, Page } from "playwright-core";
import { site } from "../content";
import { eventually } from "../../test/eventually";
import { newVisitAt, phone, placeOf } from "../visit";

// src/ui/ImageWithHotspots.test.tsx walks by keys.

const card = (page: Page) => page.getByRole("dialog");
const number = (page: Page, is: number) =>
  page.locator("picture ~ a").filter({ hasText: String(is) });

/**
 * The state of a walk after all motion: whether the hotspot is uncovered and has its usual size, whether the
 * card is in the window, whether the page scrolls sideways, and how many controls of the card are too small.
 */
const settled = (page: Page, is: number) =>
  number(page, is).evaluate(async (hotspot: HTMLElement) => {
    const figure = hotspot.closest("figure") as HTMLElement;
    await Promise.all(figure.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const { left, top, width, height } = hotspot.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const controls = [...figure.querySelectorAll("[role=dialog] :is(a, button)")];
    const edges = figure.querySelector("[role=dialog]")?.getBoundingClientRect() ?? new DOMRect();
    return {
      isSeen: found === hotspot,
      isOfItsSize: Math.abs(width - hotspot.offsetWidth) < 1,
      isCardInWindow: edges.left >= 0 && edges.right <= innerWidth,
      isPageWide: document.documentElement.scrollWidth > innerWidth,
      small: controls.filter((each) => each.getBoundingClientRect().height < 43.9).length,
    };
  });

const good = { isSeen: true, isOfItsSize: true, isCardInWindow: true, isPageWide: false, small: 0 };

const small = { ...phone, viewport: { width: 320, height: 568 } };
const tablet = { viewport: { width: 768, height: 1024 } };
const wide = { viewport: { width: 1440, height: 900 } };

const nextButton = (page: Page) => card(page).getByRole("button", { name: site.walk.next });
/**
 * The distance in px from the top of the card to its way on: the button to the next hotspot, or at the end the
 * link to the form.
 */
const placeOfWay = (page: Page) =>
  card(page)
    .locator("[data-kind]")
    .evaluate((way: HTMLElement) => way.offsetTop);

// On a phone, the home page's cards have the most links. On a tablet, a service's picture is cropped.
test.each<[path: string, name: string, screen: BrowserContextOptions]>([
  ["/", "a small phone", small],
  ["/services/wells", "a tablet", tablet],
  ["/", "a desk", wide],
  ["/services/wells", "a desk", wide],
])("a hotspot of %s zooms in on its place, on %s", async (path, _, screen) => {
  const { page, problems } = await newVisitAt(path, screen);
  const widthOf = async () => (await page.locator("main img").first().boundingBox())?.width ?? 0;
  const whole = await widthOf();
  await number(page, 1).click();
  await card(page).waitFor();
  await eventually(() => settled(page, 1), good);
  expect(await widthOf()).toBeCloseTo(whole * 2, 0);
  const place = await placeOfWay(page);
  await nextButton(page).click();
  await eventually(() => settled(page, 2), good);
  // The button stays at its place, so that taps in a row hit it.
  expect(await placeOfWay(page)).toBe(place);
  await page.keyboard.press("Escape");
  await card(page).waitFor({ state: "detached" });
  await eventually(widthOf, whole);
  expect(problems).toEqual([]);
});

test("the card loads at the first use of a hotspot, and the whole photograph prints", async () => {
  const { page, requests } = await newVisitAt("/services/wells");
  await page.waitForLoadState("networkidle");
  // Meanwhile, Gatsby may prefetch the data and the templates of other pages.
  const scripts = () => requests.filter((url) => /\/(?!component---)[^/]*\.js$/.test(url)).length;
  const before = scripts();
  await number(page, 1).focus();
  await eventually(async () => scripts() > before, true);
  await number(page, 1).click();
  await card(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await card(page).isVisible()).toBe(false);
  const picture = page.locator("main img").first();
  const scale = () => picture.evaluate((it) => getComputedStyle(it.closest("div") ?? it).scale);
  await eventually(scale, "none");
});

test("the walk ends with the drawing over the photograph, and the way to the form", async () => {
  const { page, problems } = await newVisitAt("/services/wells", phone);
  await page.locator("picture ~ a").last().tap();
  await nextButton(page).tap();
  // The number has gone to the same part of the drawing.
  const moved = () =>
    number(page, 1).evaluate((it) => it.getAnimations().length === 0 && it.style.left);
  await eventually(async () => String(await moved()).includes("cqw"), true);
  await page.locator("main figure svg path").first().waitFor();
  expect(await page.locator("main figure img").first().isVisible()).toBe(true);
  await card(page).getByRole("link").tap();
  await card(page).waitFor({ state: "detached" });
  expect(placeOf(page)).toBe("/services/wells#quote");
  expect(problems).toEqual([]);
});

test("a hotspot opens its reason where no motion is wanted, and a tap closes it", async () => {
  const { page } = await newVisitAt("/services/wells", { ...phone, reducedMotion: "reduce" });
  await number(page, 1).tap();
  expect(placeOf(page)).toBe("/services/wells#reason-1");
  expect(await card(page).count()).toBe(0);
  await page.locator("#reason-1 > summary").tap();
  await eventually(() => page.locator("#reason-1 > p").isVisible(), false);
});

test("the drawing at the end of the walk leaves the form beside it whole", async () => {
  const { page } = await newVisitAt("/services/wells");
  await page.locator("picture ~ a").last().click();
  await nextButton(page).click();
  await page.locator("main figure svg path").first().waitFor();
  const covered = await page.locator("#quote").evaluate((form) => {
    form.scrollIntoView({ block: "end" });
    const { left, right, bottom } = form.getBoundingClientRect();
    return [left + 3, right - 3].filter(
      (x) => !form.contains(document.elementFromPoint(x, bottom - 9)),
    );
  });
  expect(covered).toEqual([]);
});
