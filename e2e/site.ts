import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { builtSites, type SiteName } from "../test/builtSites";

type Site = {
  /** The folder of the built site. */
  folder: string;
  /** What it is built from. */
  content: string;
  /** The command that builds it. */
  command: string;
};

// The content of a push is tried on what `npm run build` has made of it, and `npm test` names the
// site that it has built.
export const sites: Readonly<Record<SiteName, Site>> = {
  data: {
    ...builtSites.data,
    folder: resolve(process.env.SITE_DIR ?? "public"),
    command: "npm run build",
  },
  test: {
    ...builtSites.test,
    folder: resolve(process.env.TEST_SITE_DIR ?? builtSites.test.folder),
    command: "npm run build:test-site",
  },
};

declare global {
  /** The site that the tests of a jest project visit; jest.config.js sets it. */
  var siteName: SiteName | undefined;
}

/** The name of the site under test; for programs outside of jest, that of data/. */
export const siteName: SiteName = globalThis.siteName ?? "data";

/** The folder of the site under test, and of the content it is built from. */
export const { folder: siteDir, content: contentDir } = sites[siteName];

/** The environment variable that holds the address of a site while tests run. */
export const originVariable = (name: SiteName) => `SITE_ORIGIN_${name.toUpperCase()}`;

export const isBuilt = (name: SiteName) => existsSync(join(sites[name].folder, "index.html"));
