import type { Page } from "playwright-core";
import { awake, newVisit, origin } from "../visit";

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

// live/policy.test.ts reads the policy of all pages, and e2e/browsers records what it blocks.
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
