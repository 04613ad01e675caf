import { badPath, builtRoutes } from "../builtRoutes";
import { eventually } from "../eventually";
import { siteName } from "../site";
import { oneVisit, open, phone } from "../visit";
import { targetIssues } from "./accessibility";
import { coveredControls } from "./coveredControls";

/** What a small phone and a large one show of a page before anybody scrolls. */
const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
] as const;

// What stands at the foot of a phone before anybody scrolls depends on the content. Where that is the
// tests' own, nothing may lie under the call bar; an owner's may.
const mayCover = siteName === "test" ? "nothing" : 'nav[aria-label="Call or quote"]';

const visit = oneVisit({ ...phone, deviceScaleFactor: 1 });

test.each([...builtRoutes, badPath])("nothing covers a control of %s at first", async (path) => {
  const { page } = await visit();
  await page.setViewportSize(screens[0]);
  await open(page, path);
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    // What follows the size of the screen, like the call bar, takes a moment.
    await eventually(async () => ({ viewport, covered: await coveredControls(page, mayCover) }), {
      viewport,
      covered: [],
    });
    // And of the page further down, what waits there to be shown.
    expect(await targetIssues(page)).toEqual([]);
  }
});
