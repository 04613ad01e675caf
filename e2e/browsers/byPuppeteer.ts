import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import type { RunningBrowser, Visitor } from "./visitor";

function visitorOf(page: Page): Visitor {
  const ready = { waitUntil: "domcontentloaded" } as const;
  return {
    goto: async (address) => void (await page.goto(address, ready)),
    run: (what, ...args) => page.evaluate(what as (...each: unknown[]) => never, ...args),
    pointAt: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
  };
}

/** Starts Firefox, which speaks WebDriver BiDi itself, or Chromium. */
export async function startByPuppeteer(options: LaunchOptions): Promise<RunningBrowser> {
  const browser = await puppeteer.launch(options);
  let page: Page | undefined;
  return {
    name: await browser.version(),
    newVisitor: async () => {
      await page?.close();
      page = await browser.newPage();
      return visitorOf(page);
    },
    close: () => browser.close(),
  };
}
