import { badPath, builtRoutes } from "../builtRoutes";
import { newVisit, open, phone } from "../visit";
import { targetIssues } from "./accessibility";
import { coveredControls } from "./coveredControls";

/** What a small phone and a large one show of a page before anybody scrolls. */
const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
];

test.each([...builtRoutes, badPath])("nothing covers a control of %s at first", async (path) => {
  for (const viewport of screens) {
    const { page } = await newVisit({ ...phone, deviceScaleFactor: 1, viewport });
    await open(page, path);
    expect({ viewport, covered: await coveredControls(page) }).toEqual({ viewport, covered: [] });
    // And of the page further down, what waits there to be shown.
    expect(await targetIssues(page)).toEqual([]);
  }
});
