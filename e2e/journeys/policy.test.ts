import type { Page } from "playwright-core";
import { navigationLabel } from "../content";
import { awake, newVisit, open, origin } from "../visit";

const injected =
  "<script>window.injected = 'inline'</script>" +
  '<script type="module">window.injected = "module"</script>' +
  '<img src="/none.png" alt="" onerror="window.injected = \'handler\'">' +
  '<script src="https://elsewhere.example/script.js"></script>' +
  "<iframe srcdoc=\"<script>parent.injected = 'frame'</script>\"></iframe>";

/** Serves the pages with foreign code at the beginning of their body. */
const inject = (page: Page) =>
  page.route(
    (url) => url.origin === origin() && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<body[^>]*>/, (body) => body + injected);
      await route.fulfill({ response, body: html });
    },
  );

/** Records everything that the policy blocks. */
const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });

const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

const injectedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { injected?: string }).injected);

// live/policy.test.ts checks that all pages have the same policy.
it("injected code does not run", async () => {
  const { page } = await newVisit();
  await watchViolations(page);
  await inject(page);
  await page.goto("/services/wells");
  await awake(page);
  const violations = await violationsOf(page);
  const inline = violations.filter((text) => text === "script-src-elem: inline");
  expect(inline.length).toBeGreaterThan(1);
  expect(violations).toContain("script-src-attr: inline");
  expect(violations).toContain("script-src-elem: https://elsewhere.example/script.js");
  expect(await injectedOf(page)).toBeUndefined();
});

it("text cannot become code", async () => {
  const { page } = await newVisit();
  await open(page, "/about");
  // It runs later, since the policy does not apply to the tests' own calls.
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          const make = (globalThis as unknown as { eval: (code: string) => unknown }).eval;
          try {
            resolve(make("1 + 1"));
          } catch (error) {
            resolve((error as Error).name);
          }
        }),
      ),
  );
  expect(outcome).toBe("EvalError");
});

it("parts that load late obey the policy, too", async () => {
  const { page, problems } = await newVisit();
  await watchViolations(page);
  await open(page, "/services/wells");
  await page.getByRole("button", { name: navigationLabel("/services") }).click();
  for (const name of ["name", "phone", "zip"])
    await page.locator(`#quote [name="${name}"]`).fill("1");
  await page.locator("#quote button[type=submit]").click();
  await page.getByRole("status").locator("p").first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  // The first page's policy stays in force.
  await page.locator('main a[href="/services/walls"]').first().click();
  await page.waitForURL("**/services/walls");
  await page.locator("#offerings-title").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});
