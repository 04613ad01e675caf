import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { allPages } from "../routes";
import { desktop, newVisit, open, phone } from "../visit";

const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

/** What axe finds on the page as it stands, one line a finding. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: "tag", values },
      }) as Promise<AxeResults>,
    standards,
  );
  expect(results.passes.length).toBeGreaterThan(20);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
    ),
  );
}

/** Waits until nothing fades or slides any more. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

describe.each([
  ["on a wide screen", desktop],
  ["on a phone", phone],
])("%s", (_, screen) => {
  it.each(allPages)("axe finds nothing on %s", async (path) => {
    const { page } = await newVisit(screen);
    await open(page, path);
    // Closed questions are part of the page, too.
    await page.evaluate(() => {
      for (const item of document.querySelectorAll("details")) item.open = true;
    });
    expect(await findings(page)).toEqual([]);
  });
});

it("axe finds nothing with the Services menu open", async () => {
  const { page } = await newVisit();
  await open(page, "/services/decks");
  await page.getByRole("button", { name: "Services" }).click();
  await page.locator("#services-menu").waitFor();
  await settled(page);
  expect(await findings(page)).toEqual([]);
});

it("axe finds nothing with the phone menu open", async () => {
  const { page } = await newVisit(phone);
  await open(page, "/services/decks");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("#mobile-menu").waitFor();
  await settled(page);
  expect(await findings(page)).toEqual([]);
});

it.each(["/services/windows", "/projects"])(
  "axe finds nothing with the pictures of %s full screen",
  async (path) => {
    for (const screen of [desktop, phone]) {
      const { page } = await newVisit(screen);
      await open(page, path);
      const pictures = page.locator("main a[href^='/static/']");
      await pictures.nth(1).click();
      await page.getByRole("dialog").waitFor();
      await settled(page);
      expect(await findings(page)).toEqual([]);
    }
  },
);

describe.each([
  ["on a wide screen", desktop],
  ["on a phone", phone],
])("with a confirmation %s", (_, screen) => {
  it("axe finds nothing", async () => {
    const { page } = await newVisit(screen);
    await open(page, "/services/decks");
    for (const name of ["name", "phone", "zip"])
      await page.locator(`#quote [name="${name}"]`).fill("1");
    await page.locator("#quote button[type=submit]").click();
    await page.getByRole("status").locator("p").first().waitFor();
    await settled(page);
    expect(await findings(page)).toEqual([]);
  });
});
