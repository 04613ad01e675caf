// Fills in and sends the first form of a page in a browser, and prints as JSON what the visitor is
// told, what the form holds then, and everything that should not happen. A process of its own, for
// Playwright does not run where jest plays a browser itself.
import { chromium } from "playwright-core";

const [address] = process.argv.slice(2);
const browser = await chromium.connect(process.env.BROWSER_ENDPOINT);
const page = await browser.newPage();
const faults = [];
page.on("console", (message) => faults.push(message.text()));
page.on("pageerror", (error) => faults.push(error.message));
await page.goto(address);
await page.locator("#mobile-menu").waitFor({ state: "attached" });
const form = page.locator("#quote form");
for (const name of ["name", "phone", "zip"]) await form.locator(`[name="${name}"]`).fill("Pat");
await form.getByRole("button").click();
const told = page.getByRole("status").locator("p");
await told.nth(1).waitFor();
const left = await form
  .locator("input, textarea")
  .evaluateAll((fields) => fields.map(({ value }) => value).join(""));
console.log(JSON.stringify({ told: await told.allTextContents(), left, faults }));
await browser.close();
