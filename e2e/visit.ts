import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { gate } from "../test/gate";
import { site } from "./content";
import { contextOfTest, type ContextUse } from "./contextOfTest";
import { originVariable, siteDir, siteName, sites } from "./site";

/** The origin at which the site is served while the tests run. */
export const origin = () => {
  const served = process.env[originVariable(siteName)];
  if (!served)
    throw new Error(
      `There is no built site in ${siteDir}. Run "${sites[siteName].command}" first.`,
    );
  return served;
};

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** A visitor with one page, who records everything that should not happen. */
export type Visit = {
  page: Page;
  context: BrowserContext;
  /** The console messages, failed requests and requests to other hosts so far. */
  problems: string[];
  /** The requests so far, by address. */
  requests: string[];
};

const delivery = site.delivery?.address;

/** A new visitor, who leaves at the end of the test. */
export async function newVisit(
  options: BrowserContextOptions = desktop,
  use?: ContextUse,
): Promise<Visit> {
  const context = await contextOfTest({ baseURL: origin(), ...options }, use);
  // Tests must send nothing to the owner's form service.
  if (delivery)
    await context.route(delivery, (route) =>
      route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" } }),
    );
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    problems.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A request that the visitor aborted is not a failure.
    if (!/aborted|cancelled/i.test(request.failure()?.errorText ?? ""))
      problems.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (request.url() === delivery) return;
    requests.push(request.url());
    if (!request.url().startsWith(`${origin()}/`)) problems.push(`other host: ${request.url()}`);
  });
  return { page, context, problems, requests };
}

/** Waits until React has hydrated the page. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.locator("#mobile-menu").waitFor({ state: "attached" });
}

/** Opens an address, and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
}

/** A new visitor at an address, once the page is hydrated. */
export async function newVisitAt(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await newVisit(options);
  await open(visit.page, path);
  return visit;
}

/** Changes the text of each answer from an address. */
export const rewrite = (page: Page, url: string | RegExp, change: (text: string) => string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/**
 * A gate for requests. Requests that match wait until the gate opens.
 * @param sent a text that the body of a waiting request contains; by default, the body does not matter
 * @returns `release`, which opens the gate
 */
export async function hold(page: Page, pattern: RegExp, sent = "") {
  const { open: release, passed } = gate();
  await page.route(pattern, async (route) => {
    if ((route.request().postData() ?? "").includes(sent)) await passed;
    await route.continue();
  });
  return { release };
}

/** The required fields of a quote form. src/quote/forms.test.tsx lists the required fields. */
export const requiredFields = (page: Page, section = "#quote") =>
  page.locator(`${section} [required]`).all();

/** The values in a form's fields. */
export const valuesOf = (page: Page, form: string) =>
  page
    .locator(`${form} :is(input, select, textarea)`)
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));

/** The current path, query and fragment. */
export const placeOf = (page: Page) => page.url().slice(origin().length);

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
