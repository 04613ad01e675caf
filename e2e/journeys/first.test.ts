import type { Page } from "playwright-core";
import { eventually } from "../eventually";
import { builtRoutes } from "../builtRoutes";
import { confirmation, phoneLink, site } from "../content";
import { awake, desktop, hold, newVisit, open, phone, placeOf } from "../visit";

const scripts = /\.js(\?|$)/;

const values = async (page: Page, id: string) =>
  page
    .locator(`#${id} form`)
    .locator("input, select, textarea")
    .evaluateAll((fields) => fields.map((item) => (item as HTMLInputElement).value));

const fill = (page: Page, id: string, name: string, value: string) =>
  page.locator(`#${id} form [name="${name}"]`).fill(value);

const fonts = /\.woff2(\?|$)/;

const fontsShown = (page: Page) =>
  eventually(
    () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) =>
              ["Bitter", "Public Sans"].includes(family.replaceAll('"', "")) && status === "loaded",
          ).length,
      ),
    2,
  );

/** Once the page is laid out and painted, which is when a browser asks for pictures further down. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** How many of the page's bands the browser need not lay out while they are out of view. */
const notLaidOut = (page: Page) =>
  page
    .locator("section")
    .evaluateAll(
      (bands) =>
        bands.filter((band) => getComputedStyle(band).contentVisibility !== "visible").length,
    );

describe("fonts and scripts", () => {
  it("leave the network to the first view, until the visitor's first move", async () => {
    const { page, requests } = await newVisit(phone);
    const pictures = await hold(page, /\.(avif|webp)(\?|$)/);
    const asked = (what: RegExp) => requests.filter((url) => what.test(url)).length;
    await page.goto("/services/wells", { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await drawn(page);
    expect([asked(scripts), asked(fonts)]).toEqual([0, 0]);
    // Of the pictures the first alone, though a browser would ask for all that are near.
    expect(asked(/\.(avif|webp)(\?|$)/)).toBe(1);
    await page.keyboard.press("Tab");
    await awake(page);
    expect(asked(scripts)).toBeGreaterThan(3);
    await fontsShown(page);
    expect(asked(fonts)).toBe(2);
    await eventually(() => Promise.resolve(asked(/\.webp(\?|$)/) > 0), true);
    pictures.release();
  });

  it("come one after the other when nobody moves, and everything is laid out", async () => {
    const { page, requests } = await newVisit(phone);
    const { release } = await hold(page, /\.(avif|webp)(\?|$)/);
    await page.goto("/services/wells", { waitUntil: "domcontentloaded" });
    expect(await notLaidOut(page)).toBeGreaterThan(3);
    release();
    await awake(page);
    await fontsShown(page);
    expect(await notLaidOut(page)).toBe(0);
    const first = (what: RegExp) => requests.findIndex((url) => what.test(url));
    const inTurn = [/\.avif/, /\.woff2/, /\.webp/].map(first);
    expect(inTurn).toEqual([...inTurn].sort((a, b) => a - b));
    expect(first(scripts)).toBeGreaterThan(first(fonts));
  });

  const question =
    "#what-happens-if-the-water-that-comes-up-on-the-first-day-is-brown-or-smells-of-the-marsh-or-is-gone-again-by-the-second-week-of-august";
  const topOf = (page: Page) =>
    page.locator(question).evaluate((item) => Math.round(item.getBoundingClientRect().top));

  it("leave a phone at the part that the address names", async () => {
    const { page } = await newVisit(phone);
    await page.goto(`/services/wells${question}`);
    const named = await topOf(page);
    expect(named).toBeGreaterThan(0);
    expect(named).toBeLessThan(200);
    await awake(page);
    expect(await topOf(page)).toBe(named);
  });

  it("leave a phone where it was, on a reload", async () => {
    const { page } = await newVisit(phone);
    await open(page, "/services/wells");
    await page.locator(question).scrollIntoViewIfNeeded();
    const before = await topOf(page);
    await page.reload();
    await awake(page);
    await eventually(() => topOf(page), before);
  });

  it("are not what the styles of a wide screen wait for", async () => {
    const { page } = await newVisit(desktop);
    const { release } = await hold(page, /\.(avif|webp|js)(\?|$)/);
    await page.goto("/services/wells", { waitUntil: "domcontentloaded" });
    await eventually(() => page.getByRole("navigation", { name: "Main" }).isVisible(), true);
    release();
  });

  it("are asked for without a move, once the first view is there", async () => {
    const { page } = await newVisit(phone);
    await page.goto("/services/wells");
    await fontsShown(page);
    await awake(page);
  });
});

describe("scripts that arrive late", () => {
  it("take over what was typed into both forms; the last entry wins", async () => {
    const { page, faults } = await newVisit(phone);
    const { release } = await hold(page, scripts);
    await page.goto("/services/wells", { waitUntil: "commit" });
    await fill(page, "quote", "name", "Pat");
    await fill(page, "quote", "phone", "410 555 0100");
    await fill(page, "quote-again", "name", "Pat Doe");
    await fill(page, "quote-again", "message", "The north wall.");
    expect(await values(page, "quote")).toEqual(["Pat", "410 555 0100", "", ""]);
    release();
    await awake(page);
    const both = ["Pat Doe", "410 555 0100", "", "The north wall."];
    await eventually(() => values(page, "quote"), both);
    await eventually(() => values(page, "quote-again"), both);
    // From here on it is one state.
    await fill(page, "quote", "zip", "21014");
    await eventually(
      () => values(page, "quote-again"),
      ["Pat Doe", "410 555 0100", "21014", "The north wall."],
    );
    await page.locator("#quote-again form button[type=submit]").click();
    await eventually(
      () => page.getByRole("status").locator("p").allTextContents(),
      [...confirmation.short],
    );
    await eventually(() => values(page, "quote"), ["", "", "", ""]);
    expect(faults).toEqual([]);
  });

  it("take over what was typed and chosen on the contact page", async () => {
    const { page, faults } = await newVisit();
    const { release } = await hold(page, scripts);
    await page.goto("/contact", { waitUntil: "commit" });
    await fill(page, "quote", "name", "Pat");
    await page.locator('#quote [name="service"]').selectOption("walls & more");
    release();
    await awake(page);
    expect(await values(page, "quote")).toEqual(["Pat", "", "", "walls & more", ""]);
    expect(faults).toEqual([]);
  });

  it("leave a submission before them without effect, and what was typed in its place", async () => {
    const { page, requests } = await newVisit();
    const { release } = await hold(page, scripts);
    await page.goto("/", { waitUntil: "commit" });
    await fill(page, "quote", "name", "Pat");
    await fill(page, "quote", "phone", "1");
    await fill(page, "quote", "zip", "2");
    await page.locator("#quote form button[type=submit]").click();
    expect(placeOf(page)).toBe("/");
    expect(await values(page, "quote")).toEqual(["Pat", "1", "2", ""]);
    release();
    await awake(page);
    expect(placeOf(page)).toBe("/");
    expect(await values(page, "quote")).toEqual(["Pat", "1", "2", ""]);
    expect(requests.filter((url) => /[?&]/.test(url))).toEqual([]);
  });

  it("leave the first view complete and in its place", async () => {
    const { page, faults } = await newVisit(phone);
    const late = await hold(page, /\.(js|avif|webp|jpg|png)(\?|$)/);
    await page.goto("/services/wells", { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    const layout = () =>
      page
        .locator("section, footer, h1, h2, form, figure")
        .evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().top + scrollY)),
        );
    await page.keyboard.press("Shift");
    await fontsShown(page);
    await eventually(() => notLaidOut(page), 0);
    const before = await layout();
    expect(before.length).toBeGreaterThan(20);
    late.release();
    await awake(page);
    await page.waitForLoadState("networkidle");
    expect(await layout()).toEqual(before);
    expect(faults).toEqual([]);
  });
});

describe("without scripts", () => {
  const bare = { javaScriptEnabled: false };

  it("every page can be read, and every picture seen", async () => {
    const { page, requests, faults } = await newVisit(bare);
    let pictures = 0;
    for (const route of builtRoutes) {
      await page.goto(route);
      expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
      const bands = page.locator("main > section, main section.band");
      expect(await bands.count()).toBeGreaterThan(0);
      for (const band of await bands.all()) expect(await band.isVisible()).toBe(true);
      // Closed questions open without scripts.
      const closed = page.locator("details:not([open]) > summary");
      for (let count = await closed.count(); count > 0; count--) await closed.first().click();
      expect(await closed.count()).toBe(0);
      for (const answer of await page.locator("details > p").all())
        expect(await answer.isVisible()).toBe(true);
      const shown = await page
        .locator("main img")
        .evaluateAll((all) => all.map((picture) => picture.checkVisibility()));
      expect(shown).not.toContain(false);
      pictures += shown.length;
    }
    expect(pictures).toBeGreaterThan(20);
    expect(requests.filter((url) => fonts.test(url)).length).toBeGreaterThan(1);
    expect(faults).toEqual([]);
  });

  it.each(["/", "/contact", "/services/saunas", "/services/wells"])(
    "the forms of %s say to call, and send nothing",
    async (route) => {
      const { page, requests } = await newVisit(bare);
      await page.goto(route);
      const forms = page.locator("form");
      expect(await forms.count()).toBe(route === "/services/wells" ? 2 : 1);
      for (const form of await forms.all()) {
        const call = form.locator(`a[href="${phoneLink}"]`).first();
        expect(await call.isVisible()).toBe(true);
        for (const name of ["name", "phone", "zip"])
          if (await form.locator(`[name="${name}"]`).count())
            await form.locator(`[name="${name}"]`).fill("secret");
        if (route === "/contact") {
          await form.locator('[name="email"]').fill("secret@home.example");
          await form.locator('[name="service"]').selectOption("else");
        }
        const before = requests.length;
        await form.locator('[name="name"]').press("Enter");
        await form.locator("button[type=submit]").click();
        // Another page is fetched after it: whatever the form had sent would have come before.
        expect(placeOf(page)).toBe(route);
        expect(requests.slice(before).filter((url) => /\?|secret/.test(url))).toEqual([]);
      }
    },
  );

  it("the Services menu opens under the mouse and to the keyboard", async () => {
    const { page } = await newVisit(bare);
    await page.goto("/about");
    const panel = page.locator("#services-menu");
    await eventually(() => panel.isVisible(), false);
    await page.getByRole("button", { name: site.navigation[1]?.label }).hover();
    await eventually(() => panel.isVisible(), true);
    await page.mouse.move(640, 600);
    await eventually(() => panel.isVisible(), false);
    await page.getByRole("button", { name: site.navigation[1]?.label }).focus();
    await eventually(() => panel.isVisible(), true);
    await page.keyboard.press("Tab");
    await eventually(() => panel.isVisible(), true);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/services");
  });

  it("the phone menu leads to the links of the footer", async () => {
    const { page } = await newVisit({ ...phone, ...bare });
    await page.goto("/about");
    const button = page.getByRole("button", { name: "Menu" });
    expect(await button.count()).toBe(0);
    await page.getByRole("link", { name: "Menu", exact: true }).tap();
    await page.waitForURL("**/about#site-links");
    await page.locator("#site-links").locator('a[href="/projects"]').tap();
    await page.waitForURL("**/projects");
  });

  it("pictures of a gallery lead to their large files", async () => {
    const { page } = await newVisit(bare);
    await page.goto("/services/wells");
    const gallery = page.getByRole("region").filter({ has: page.locator("#gallery-title") });
    const links = gallery.getByRole("link");
    expect(await links.count()).toBe(3);
    for (const link of await links.all())
      expect(await link.getAttribute("href")).toMatch(/^\/static\/.+\.(webp|jpe?g|avif)$/);
  });
});

it("with reduced motion nothing moves", async () => {
  const { page } = await newVisit({ ...phone, reducedMotion: "reduce" });
  await open(page, "/services/wells");
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.getByRole("button", { name: "Menu" }).tap();
  expect(await moving()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await moving()).toBe(0);
  for (const name of ["name", "phone", "zip"]) await fill(page, "quote", name, "1");
  await page.locator("#quote form button[type=submit]").click();
  const slip = page.getByRole("status").locator("p").first();
  await slip.waitFor();
  expect(await moving()).toBe(0);
  const opacity = await slip.evaluate((text) => {
    let lowest = 1;
    for (let item: Element | null = text; item; item = item.parentElement)
      lowest = Math.min(lowest, Number(getComputedStyle(item).opacity));
    return lowest;
  });
  expect(opacity).toBe(1);
  const smooth = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  );
  expect(smooth).toBe("auto");
});
