import type { BrowserContextOptions } from "playwright-core";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { siteHandler } from "../../publisher/server/http/siteHandler";
import { startServer, type RunningServer } from "../../test/httpServer";
import { readHtml } from "../document";
import { eventually } from "../../test/eventually";
import { gate } from "../../test/gate";
import { siteDir } from "../site";
import { watch, watchedOn } from "../live/loading";
import { whenHydrated, desktop, hold, newVisit, open, phone, placeOf } from "../visit";
import { fonts, photographs } from "./firstView";

const pieces = 150;

/** A pause that is long enough for the browser to show a piece before the next piece. */
const pauseMs = 20;

/**
 * Sends a page piece by piece, as a slow network does.
 * @param middle the promise that the second half waits for
 */
async function sendSlowly(response: ServerResponse, html: string, middle: Promise<void>) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const [head = "", body = ""] = html.split(/(?=<body)/);
  response.write(head);
  const tags = body.split(/(?<=>)/);
  const size = Math.ceil(tags.length / pieces);
  for (let at = 0; at < tags.length; at += size) {
    if (at > tags.length / 2) await middle;
    response.write(tags.slice(at, at + size).join(""));
    await wait(pauseMs);
  }
  response.end();
}

/**
 * Serves the built site with one more page, at "/slow", that arrives slowly.
 * @param middle the promise that the second half of the page waits for
 */
function serveSlowly(file: string, middle = Promise.resolve()): Promise<RunningServer> {
  const html = readHtml(file);
  const handler = siteHandler({ pagesDir: siteDir, assetsDir: siteDir });
  return startServer((request, response) => {
    if (request.url === "/slow") void sendSlowly(response, html, middle);
    else void handler(request, response);
  });
}

// A page with a form beside the photograph, a page with the photograph alone, and a page with one section.
// Every page shows its header, its footer and each section once they have arrived.
const files = ["index.html", "services/hedges.html", "404.html"];

/** The layout shifts while a page arrives. */
async function shiftsOf(address: string, screen: BrowserContextOptions) {
  const { page } = await newVisit(screen);
  await watch(page);
  // Fonts arrive at different times on each machine.
  await page.route(fonts, (route) => route.abort());
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  return (await watchedOn(page)).shifts;
}

it.each(files)("nothing of %s moves while it arrives over a slow network", async (file) => {
  const server = await serveSlowly(file);
  try {
    const shifts = [phone, desktop].map((screen) => shiftsOf(`${server.origin}/slow`, screen));
    expect(await Promise.all(shifts)).toEqual([[], []]);
  } finally {
    await server.close();
  }
});

it("a visitor who presses a key while a page arrives gets the whole page", async () => {
  const middle = gate();
  const server = await serveSlowly("services/wells.html", middle.passed);
  try {
    const { page } = await newVisit(phone);
    // The page never finishes loading.
    await hold(page, photographs);
    await page.goto(`${server.origin}/slow`, { waitUntil: "commit" });
    await page.locator("h1").waitFor();
    await page.keyboard.press("Shift");
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
    middle.open();
    await whenHydrated(page);
    // The page tells Gatsby its own path, whatever its address.
    await eventually(async () => new URL(page.url()).pathname, "/services/wells");
  } finally {
    await server.close();
  }
});

it("shows that a page is on its way, and opens the one that is chosen last", async () => {
  const { page } = await newVisit();
  // The gate must exist before Gatsby prefetches the page.
  const { release } = await hold(page, /page-data\/about\//);
  await open(page, "/services/wells");
  const choose = (path: string) =>
    page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().click();
  const showsBar = () =>
    page.evaluate(
      () => parseFloat(getComputedStyle(document.documentElement, "::before").scale) > 0,
    );
  await choose("/about");
  await eventually(showsBar, true);
  await choose("/projects");
  await page.waitForURL("**/projects");
  expect(await showsBar()).toBe(false);
  release();
  await page.evaluate(() => window.___loader.loadPage("/about").then(() => undefined));
  expect(placeOf(page)).toBe("/projects");
});
