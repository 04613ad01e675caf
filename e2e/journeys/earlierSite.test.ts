import type { RequestListener } from "node:http";
import type { Page } from "playwright-core";
import { earlierWorkers } from "../../src/content/earlierWorkers";
import { siteHandler } from "../../publisher/server/http/siteHandler";
import { eventually } from "../../test/eventually";
import { startServer, type RunningServer } from "../../test/httpServer";
import { siteDir } from "../site";
import { newVisit } from "../visit";

// An earlier website at the same domain may have left a service worker or redirects in a visitor's browser.

const earlierTitle = "The earlier website";

/** A worker that answers a request from its cache, if the cache has an answer. */
const cacheFirst = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(answer(event.request)));
async function answer(request) {
  const cache = await caches.open("pages");
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  await cache.put(request, fresh.clone());
  return fresh;
}`;

/** A worker that answers from its cache, and keeps the website's answer for the next request. */
const oneVisitBehind = cacheFirst.replace(
  "if (kept) return kept;",
  "if (kept) { fetch(request).then((fresh) => cache.put(request, fresh)); return kept; }",
);

/** The earlier website, with a service worker at an address. */
const earlierSite =
  (worker: string, script: string): RequestListener =>
  ({ url }, response) => {
    const isWorker = url === worker;
    response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
    response.setHeader("Cache-Control", isWorker ? "max-age=86400" : "no-cache");
    response.end(
      isWorker
        ? script
        : `<title>${earlierTitle}</title><script>navigator.serviceWorker.register("${worker}")</script>`,
    );
  };

let server: RunningServer;
let website: RequestListener;

beforeAll(async () => {
  server = await startServer((request, response) => website(request, response));
});
afterAll(() => server.close());

/** Puts this website in the place of the earlier website. */
function replaceWebsite(): void {
  const handler = siteHandler({ pagesDir: siteDir, assetsDir: siteDir });
  website = (request, response) => void handler(request, response);
}

/** A visitor of the earlier website returns once this website has replaced it. */
async function returned(worker: string, script: string): Promise<Page> {
  website = earlierSite(worker, script);
  const { page } = await newVisit();
  await page.goto(server.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // After this visit, the worker has the page in its cache.
  await page.reload();
  expect(await page.title()).toBe(earlierTitle);
  replaceWebsite();
  await page.goto(server.origin);
  return page;
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

it.each(earlierWorkers)("a worker that keeps the earlier website goes: %s", async (name) => {
  const page = await returned(`/${name}`, cacheFirst);
  // The browser looks for a new worker. The new worker loads the page again.
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await registrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${server.origin}/about`);
  expect(await page.title()).not.toBe(earlierTitle);
});

it("a worker of any name goes once it lets a page through", async () => {
  const page = await returned("/worker.js?v=7", oneVisitBehind);
  await eventually(async () => {
    await page.goto(server.origin);
    return page.title();
  }, expect.not.stringContaining(earlierTitle));
  await eventually(() => registrations(page), 0);
});

it.each(["/about/", "/about.html"])(
  "a kept redirect from /about to %s is no endless loop",
  async (target) => {
    website = ({ url }, response) => {
      if (url === target) return response.end(earlierTitle);
      response.writeHead(301, { location: target, "cache-control": "max-age=86400" }).end();
    };
    const { page } = await newVisit();
    await page.goto(`${server.origin}/about`);
    await page.getByText(earlierTitle).waitFor();
    replaceWebsite();
    await page.goto(`${server.origin}/about`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(page.url()).toBe(`${server.origin}/about`);
  },
);
