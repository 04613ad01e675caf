import type { BrowserContext, Page } from "playwright-core";
import { journeysIn } from "./journeys";
import type { RunningBrowser, Visitor } from "./visitor";

const visitorOf = (page: Page): Visitor => ({
  goto: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
  run: (what, ...args) => page.evaluate(`(${what.toString()})(...${JSON.stringify(args)})`),
  pointAt: (x, y) => page.mouse.move(x, y),
  clickAt: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (size) => page.setViewportSize(size),
});

async function start(): Promise<RunningBrowser> {
  const browser = await sharedBrowser();
  let context: BrowserContext | undefined;
  const close = async () => await context?.close();
  const newVisitor = async () => {
    await close();
    context = await browser.newContext();
    return visitorOf(await context.newPage());
  };
  return { newVisitor, close };
}

journeysIn({ name: "Chromium", missing: undefined, start });
