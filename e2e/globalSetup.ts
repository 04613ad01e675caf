import type { Server } from "node:http";
import { findBrowser } from "../tools/browser";
import { serveFolder } from "../tools/serveFolder";
import { isSample, notTheSample, recordIsOld } from "../test/sample/sample";
import type { SiteName } from "../test/builtSites";
import { isBuilt, originVariable, sites } from "./site";

declare global {
  var servers: Server[] | undefined;
}

/**
 * Tells where the tests of the specification are left out. SAMPLE=required, in the product's own
 * pipeline, refuses that; SAMPLE=recording runs them in any case.
 */
function announceSample(): void {
  const { SAMPLE } = process.env;
  if (SAMPLE === "recording" || isSample()) return;
  if (SAMPLE === "required") throw new Error(recordIsOld);
  console.log(notTheSample);
}

/** Serves the sites that are built, and makes sure that there is a browser, once for all tests. */
export default async function globalSetup(): Promise<void> {
  announceSample();
  const servers: Server[] = [];
  for (const name of (Object.keys(sites) as SiteName[]).filter(isBuilt)) {
    const { server, origin } = await serveFolder(sites[name].folder);
    servers.push(server);
    process.env[originVariable(name)] = origin;
  }
  globalThis.servers = servers;
  // The one from npm is unpacked by this, before two workers do it at the same time.
  findBrowser();
}
