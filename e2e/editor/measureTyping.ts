// Prints how long the editor takes until it is ready, and how long each typed key takes until it is on the
// screen and on the page. The keys go into the largest form: first as it opens, then with every part open. Run
// this script on a machine that does nothing else.

import type { Page } from "playwright-core";
import { startBrowser } from "../../tools/browser";
import { appPath } from "./page";
import { startEditor } from "./server";

const keys = 100;

type Times = { screen: number[]; page: number[] };

/** Opens every part of the form, also parts within other parts. */
async function openAll(page: Page): Promise<void> {
  const closed = page.locator('form button[aria-expanded="false"]');
  for (let rounds = 0; rounds < 6 && (await closed.count()) > 0; rounds++)
    await closed.evaluateAll((all) => {
      for (const each of all) (each as HTMLElement).click();
    });
}

/** Waits until the page shows its pictures, and the browser has nothing to do. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () => {
          const images = [...(document.querySelector("iframe")?.contentDocument?.images ?? [])];
          const isShown = ({ complete, src }: HTMLImageElement) =>
            complete && !src.startsWith("data:");
          if (images.every(isShown)) window.requestIdleCallback(() => done());
          else window.setTimeout(look, 100);
        };
        look();
      }),
  );

/** Types into the focused field. A script in the page measures the time that each key takes, in ms. */
async function type(page: Page): Promise<Times> {
  await page.evaluate(() => {
    const times: Times = { screen: [], page: [] };
    Object.assign(window, { times });
    const afterPaint = (done: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    let pressed = 0;
    document.addEventListener(
      "keydown",
      () => {
        const start = performance.now();
        pressed = start;
        afterPaint(() => times.screen.push(performance.now() - start));
      },
      { capture: true },
    );
    const shown = document.querySelector("iframe")?.contentDocument;
    if (!shown) throw new Error("The page has no frame.");
    let last = 0;
    new MutationObserver(() => {
      if (pressed === last) return;
      last = pressed;
      const start = pressed;
      afterPaint(() => times.page.push(performance.now() - start));
    }).observe(shown.body, { characterData: true, childList: true, subtree: true });
  });
  for (let count = 0; count < keys; count++) {
    await page.keyboard.press("abcdefghij".charAt(count % 10));
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (window as unknown as { times: Times }).times);
}

function words(label: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${label}: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms of ${sorted.length}`;
}

async function main(): Promise<void> {
  const server = await startEditor("data");
  const browser = await startBrowser();
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await server.letIn(context);
  // tsx names functions with this helper, which pages lack.
  await context.addInitScript("globalThis.__name = (named) => named");
  const page = await context.newPage();
  const address = `${server.origin}${appPath}#/edit/services/windows`;
  // The first visit waits until the server has bundled the scripts.
  await page.goto(address);
  await page.getByLabel("Name", { exact: true }).waitFor();
  const start = Date.now();
  await page.reload();
  await page.getByLabel("Name", { exact: true }).waitFor();
  console.log(`Ready to type: ${Date.now() - start} ms`);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  for (const isOpen of [false, true]) {
    if (isOpen) await openAll(page);
    await settled(page);
    const count = await page.locator("form").locator("input, textarea, select, button").count();
    await page.getByLabel("Name", { exact: true }).first().focus();
    const times = await type(page);
    console.log(`${isOpen ? "All parts open" : "As it opens"}, ${count} controls`);
    console.log(words("  on the screen", times.screen));
    console.log(words("  on the page", times.page));
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
