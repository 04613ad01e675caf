// Follows links of a page in a browser, each as a visitor who has just come, and prints as JSON what
// the visitor reads then, and whether the browser had to load a whole page for it. A process of its
// own, for Playwright does not run where jest plays a browser itself.
import { chromium } from "playwright-core";

const [origin, from, ...links] = process.argv.slice(2);
const browser = await chromium.connect(process.env.BROWSER_ENDPOINT);
const found = {};
for (const link of links) {
  const page = await browser.newPage();
  await page.goto(origin + from);
  await page.locator("#mobile-menu").waitFor({ state: "attached" });
  const before = await page.locator("h1").innerText();
  await page.evaluate(() => (globalThis.stayed = true));
  await page.locator(`main a[href="${link}"]`).click();
  await page.waitForURL(origin + link);
  const heading = page.locator("h1").filter({ hasNotText: before });
  await heading.waitFor();
  found[link] = {
    heading: await heading.innerText(),
    reloaded: !(await page.evaluate(() => globalThis.stayed === true)),
  };
  await page.close();
}
await browser.close();
console.log(JSON.stringify(found));
