import { badPath, builtRoutes } from "../builtRoutes";
import { oneVisit, open, phone } from "../visit";
import { targetIssues } from "./accessibility";
import { callBar, coveredControls } from "./coveredControls";

/** The first view of a page on a small and on a large phone. */
const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
] as const;

const visit = oneVisit({ ...phone, deviceScaleFactor: 1 });

test.each([...builtRoutes, badPath])(
  "%s shows the call bar at first, and nothing else covers a control",
  async (path) => {
    const { page } = await visit();
    await page.setViewportSize(screens[0]);
    await open(page, path);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const foot = await page
        .locator(callBar)
        .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
      expect(foot).toBe(viewport.height);
      expect({ viewport, covered: await coveredControls(page) }).toEqual({ viewport, covered: [] });
      // This check includes the page further down.
      expect(await targetIssues(page)).toEqual([]);
    }
  },
);
