import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlierWorkers } from "../../src/content/earlierWorkers";

/**
 * The script at the names of `earlierWorkers`. Browsers load the script as an update of the earlier worker,
 * which would otherwise show the earlier website for good. The script removes itself and the worker's caches,
 * and loads the open pages again.
 */
const script = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const page of await clients.matchAll({ type: "window" })) void page.navigate(page.url);
}
`;

/** Publishes the script at each name, unless static/ has a file with that name. */
export function writeWorkerRemovals(publicDir: string, staticDir: string): void {
  for (const name of earlierWorkers)
    if (!existsSync(join(staticDir, name))) writeFileSync(join(publicDir, name), script);
}
