import type { Page } from "playwright-core";
import { compileLoader } from "../../plugins/gatsby-plugin-first-load/compileLoader";
import { policyFor } from "../../plugins/gatsby-plugin-first-load/pagePolicy";
import { formService, status, type Answer } from "../../test/formService";
import { eventually } from "../../test/eventually";
import { confirmation, phoneLink, site as business } from "../content";
import { newVisit, open, origin, placeOf, rewrite, valuesOf } from "../visit";

// The built site, changed as if site.json had a delivery, and a form service on this machine.
// editor/npmStart.test.ts builds a site with a delivery.

const path = "/services/wells";
const typed = { name: "Pat O’Neil", phone: "410 555 0100", zip: "21014", message: "A & B\nC" };

const service = formService();

/** The address of the service. */
const address = () => `${service.origin}/f/abc`;

const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/;

/**
 * Visits the site in the form that a build with a delivery has.
 * @param allowed the address that the policy of the page allows
 */
async function visitDelivering(allowed = address()) {
  const visit = await newVisit();
  const { page, context } = visit;
  // A browser treats a rewritten document as coming from another network, so requests to this machine need a
  // permission. Older browsers do not know this permission.
  await context.grantPermissions(["local-network-access"]).catch(() => undefined);
  const delivery = JSON.stringify({ address: address(), formName: "quote" });
  await rewrite(page, /\/page-data\/sq\/d\//, (data) =>
    data.replace(/"delivery":(null|{[^}]*})/, `"delivery":${delivery}`),
  );
  await rewrite(page, origin() + path, (html) =>
    html
      .replace(/<button type="submit"/g, '<input name="_gotcha" aria-hidden="true"/>$&')
      .replace(policyTag, `$1${policyFor(compileLoader(), allowed)}`),
  );
  await open(page, path);
  return visit;
}

const form = (page: Page) => page.locator("#quote form");
const button = (page: Page) => form(page).getByRole("button");
const slip = (page: Page) => page.getByRole("status");
const slipTexts = (page: Page) => slip(page).locator("p").allTextContents();
const hasFocus = (page: Page) => button(page).evaluate((it) => it === document.activeElement);

/** The values in both forms. The last value of a form is the honeypot's. */
const values = (page: Page) =>
  Promise.all(["#quote", "#quote-again"].map((form) => valuesOf(page, form)));

async function send(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await form(page).locator(`[name="${name}"]`).fill(value);
  await button(page).click();
}

const kept = Array(2).fill([...Object.values(typed), ""]) as string[][];
const empty = kept.map((form) => form.map(() => ""));
const failure = [
  business.quoteForm.failedTitle,
  `${business.quoteForm.failedKept} ${business.quoteForm.failedCall} ${business.phone.number}`,
];

async function expectFailure(page: Page): Promise<void> {
  await slip(page).getByRole("link").waitFor();
  await eventually(() => slipTexts(page), failure);
  expect(await slip(page).getByRole("link").getAttribute("href")).toBe(phoneLink);
  expect(await values(page)).toEqual(kept);
  expect(await hasFocus(page)).toBe(true);
}

it("a slow service gets time, and one request as typed, and the request is confirmed", async () => {
  let accept = () => undefined as unknown;
  service.answer = (response) => (accept = () => status(200)(response));
  const { page, context, problems } = await visitDelivering();
  await context.addCookies([{ name: "known", value: "1", url: address() }]);
  await send(page);
  await eventually(async () => service.requests.length, 1);
  expect(await slipTexts(page)).toEqual([business.quoteForm.sending]);
  for (const id of ["quote", "quote-again"])
    expect(await page.locator(`#${id} button`).textContent()).toBe(business.quoteForm.sending);
  expect(await hasFocus(page)).toBe(true);
  await page.keyboard.press("Enter");
  // An impatient visitor clicks at once. The test's own click would wait until the button is enabled.
  await page.locator("#quote-again button").evaluate((it) => (it as HTMLElement).click());
  await page.locator("#quote-again [name=message]").press("x");
  expect(await values(page)).toEqual(kept);
  accept();
  await eventually(() => slipTexts(page), [...confirmation.short]);
  expect(await values(page)).toEqual(empty);
  expect(service.requests).toHaveLength(1);
  expect([...new URLSearchParams(service.requests[0]?.body)]).toEqual([
    ["form-name", "quote"],
    ...Object.entries(typed),
    ["_gotcha", ""],
    ["page", path],
  ]);
  expect(service.requests[0]?.headers).not.toHaveProperty("cookie");
  expect(placeOf(page)).toBe(path);
  expect(problems).toEqual([`other host: ${address()}`]);
});

// src/quote/deliver.test.ts tests the other answers, the time limit, and the bots.
it("the form keeps every word, and offers the phone number, until a service accepts", async () => {
  const { page } = await visitDelivering();
  const answers: Answer[] = [
    // This redirect would send all typed words elsewhere.
    status(307, { Location: "/thanks" }),
    // This service does not allow the site to read its answer.
    (response) => void response.writeHead(200).end(),
  ];
  for (const [index, answer] of answers.entries()) {
    service.answer = answer;
    await send(page);
    await eventually(async () => service.requests.length, index + 1);
    await expectFailure(page);
  }
  service.answer = status(200);
  await page.keyboard.press("Enter");
  await eventually(() => slipTexts(page), [...confirmation.short]);
  expect(await values(page)).toEqual(empty);
  expect(service.requests.map(({ url }) => url)).not.toContain("/thanks");
});

it("without a network for the script that sends it, it also fails", async () => {
  const { page } = await visitDelivering();
  await page.context().setOffline(true);
  await send(page);
  await expectFailure(page);
});

it("a page whose policy allows no delivery sends nothing", async () => {
  service.answer = status(200);
  const { page, problems } = await visitDelivering("https://elsewhere.example/f");
  await send(page);
  await expectFailure(page);
  expect(service.requests).toEqual([]);
  expect(problems.join("\n")).toMatch(/Content Security Policy/);
});
