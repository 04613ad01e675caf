import { spawnSync } from "node:child_process";
import type { SiteName } from "../../test/builtSites";
import { isBuilt, sites } from "../site";

// The oldest browsers in package.json's browserslist have every feature that the published files use, or work
// without that feature. The test reads both sites at once, because most of their scripts are equal.

const builtFolders = (Object.keys(sites) as SiteName[])
  .filter(isBuilt)
  .map((name) => sites[name].folder);

/** Features that some of the oldest browsers lack, and the effect on their visitors. */
const fallbacks: Record<string, string> = {
  "css css-autofill": "An autofilled field has the browser's own background.",
  "css css-subgrid":
    "Before Chrome 117, the columns of heads and of the services page are as wide as their text, and the texts of steps begin below their own titles.",
  "css css-content-visibility": "Sections are laid out at once, and not only when they are near.",
  "css css-resize": "On phones, the message's field keeps its size and scrolls.",
  "css css-paged-media": "The printed page has the browser's own margins.",
  "css css-has": "In print, a heading may be on another page than its text.",
  "js navigator.scheduling()": "React checks for it, and uses its own clock without it.",
  "js requestIdleCallback": "Without it, a page hydrates after a short time.",
};

it("uses no feature that the oldest browsers need and lack", () => {
  const command = ["e2e/built/unsupportedFeatures.mjs", ...builtFolders];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    // The lock file fixes the data of browserslist. A warning that the data is old must not fail the test.
    env: { ...process.env, BROWSERSLIST_IGNORE_OLD_DATA: "1" },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  // The program finds each feature with a fallback, so it would also find any other feature.
  const found = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(found).sort()).toEqual(Object.keys(fallbacks).sort());
});
