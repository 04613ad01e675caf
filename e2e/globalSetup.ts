import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Server } from "node:http";
import type { BrowserServer } from "playwright-core";
import { startBrowser } from "./browser";
import { serveSite, siteDir } from "./site";

declare global {
  var running: { browser: BrowserServer; server: Server } | undefined;
}

/** Serves the site and starts the browser, once for all tests. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(join(siteDir, "index.html")))
    throw new Error(`There is no built site in ${siteDir}. Run "npm run build" first.`);
  const { server, origin } = await serveSite();
  const browser = await startBrowser();
  globalThis.running = { browser, server };
  process.env.SITE_ORIGIN = origin;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
}
