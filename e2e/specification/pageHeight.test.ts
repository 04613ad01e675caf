import { builtRoutes } from "../builtRoutes";
import { newVisit, open, phone } from "../visit";

// The rule is only for the sample, because an owner may write more.

test("no service page of the sample is too long for a phone", async () => {
  // With a phone's device pixels, the browser would draw four times as much for nothing.
  const { page } = await newVisit({ ...phone, deviceScaleFactor: 1 });
  const heights: [path: string, height: number][] = [];
  for (const path of builtRoutes.filter((route) => route.startsWith("/services/"))) {
    await open(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    heights.push([path, height]);
  }
  expect(heights).toHaveLength(7);
  expect(heights.filter(([, height]) => height > 8000)).toEqual([]);
});
