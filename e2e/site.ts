import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { listen } from "../publisher/server/http/listen";
import { siteHandler } from "../publisher/server/http/siteHandler";

/** The built site: public/, or the folder that SITE_DIR names. */
export const siteDir = resolve(process.env.SITE_DIR ?? resolve(__dirname, "../public"));

/** Serves the built site as it is served to visitors, at a free port. */
export async function serveSite(folder = siteDir): Promise<{ server: Server; origin: string }> {
  const handler = siteHandler({ pagesDir: folder, assetsDir: folder });
  const server = await listen(handler, "127.0.0.1", 0);
  if ("problem" in server) throw new Error(server.problem);
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
