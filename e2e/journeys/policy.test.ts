import { whenHydrated, newVisit, origin, rewrite } from "../visit";

const injected =
  "<script>window.injected = 'inline'</script>" +
  '<script type="module">window.injected = "module"</script>' +
  '<img src="/none.png" alt="" onerror="window.injected = \'handler\'">' +
  '<script src="https://elsewhere.example/script.js"></script>' +
  "<iframe srcdoc=\"<script>parent.injected = 'frame'</script>\"></iframe>";

// live/policy.test.ts reads the policy of all pages, and e2e/browsers records what the policy blocks.
it("foreign code at the beginning of a page does not run", async () => {
  const { page, problems } = await newVisit();
  await rewrite(page, `${origin()}/services/wells`, (html) =>
    html.replace(/<body[^>]*>/, (body) => body + injected),
  );
  await page.goto("/services/wells");
  await whenHydrated(page);
  const blocked = problems.filter((problem) => problem.includes("Content Security Policy"));
  for (const what of ["inline script", "inline event handler", "elsewhere.example/script.js"])
    expect(blocked.join("\n")).toContain(what);
  expect(blocked.length).toBeGreaterThan(4);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
