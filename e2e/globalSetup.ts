import { findBrowser } from "../tools/browser";
import { serveFolder } from "../tools/serveFolder";
import type { SiteName } from "../test/builtSites";
import { isBuilt, originVariable, sites } from "./site";

/** Serves the built sites, and finds a browser, once for all tests. */
export default async function globalSetup(): Promise<void> {
  for (const name of (Object.keys(sites) as SiteName[]).filter(isBuilt)) {
    const { server, origin } = await serveFolder(sites[name].folder);
    // The server must not keep the process running after the tests.
    server.unref();
    process.env[originVariable(name)] = origin;
  }
  // The browser from npm is unpacked now, because two workers must not unpack it together.
  findBrowser();
}
