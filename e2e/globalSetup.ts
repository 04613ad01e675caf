import { findBrowser } from "../tools/browser";
import { serveFolder } from "../tools/serveFolder";
import type { SiteName } from "../test/builtSites";
import { isBuilt, originVariable, sites } from "./site";

/** Serves the built sites, and finds a browser, once for all tests. */
export default async function globalSetup(): Promise<void> {
  for (const name of (Object.keys(sites) as SiteName[]).filter(isBuilt)) {
    const { server, origin } = await serveFolder(sites[name].folder);
    // It must not keep the process after the tests.
    server.unref();
    process.env[originVariable(name)] = origin;
  }
  // This unpacks the browser from npm before two workers could do it together.
  findBrowser();
}
