import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { builtSites, type SiteName } from "../test/builtSites";

type Site = {
  /** The folder of the built site. */
  folder: string;
  /** The folder of the site's content. */
  content: string;
  /** The command that builds the site. */
  command: string;
};

// By default, the tests of data/ visit the site that `npm run build` has built. `npm test` builds a copy of its
// own, and names the copy in SITE_DIR.
export const sites: Readonly<Record<SiteName, Site>> = {
  data: {
    ...builtSites.data,
    folder: resolve(process.env.SITE_DIR ?? "public"),
    command: "npm run build",
  },
  test: {
    ...builtSites.test,
    command: "npm run build:test-site",
  },
};

declare global {
  /** The site for the tests of a jest project; jest.config.js sets it. */
  var siteName: SiteName | undefined;
}

/** The name of the site under test. Programs outside of Jest use the site of data/. */
export const siteName: SiteName = globalThis.siteName ?? "data";

/** The folders of the site under test and of its content. */
export const { folder: siteDir, content: contentDir } = sites[siteName];

/** The name of the environment variable that holds a site's origin while tests run. */
export const originVariable = (name: SiteName) => `SITE_ORIGIN_${name.toUpperCase()}`;

export const isBuilt = (name: SiteName) => existsSync(join(sites[name].folder, "index.html"));
