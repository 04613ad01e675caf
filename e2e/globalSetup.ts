import type { Server } from "node:http";
import { findBrowser } from "../tools/browser";
import { serveFolder } from "../tools/serveFolder";
import type { SiteName } from "../test/builtSites";
import { isBuilt, originVariable, sites } from "./site";

declare global {
  var servers: Server[] | undefined;
}

/** Serves the built sites, and finds a browser, once for all tests. */
export default async function globalSetup(): Promise<void> {
  const servers: Server[] = [];
  for (const name of (Object.keys(sites) as SiteName[]).filter(isBuilt)) {
    const { server, origin } = await serveFolder(sites[name].folder);
    servers.push(server);
    process.env[originVariable(name)] = origin;
  }
  globalThis.servers = servers;
  // This unpacks the browser from npm before two workers could do it together.
  findBrowser();
}
