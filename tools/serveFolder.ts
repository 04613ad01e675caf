import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listen } from "../publisher/server/http/listen";
import { siteHandler } from "../publisher/server/http/siteHandler";

/** Serves the folder of a built site at a free port, as `npm start` does. */
export async function serveFolder(folder: string): Promise<{ server: Server; origin: string }> {
  const handler = siteHandler({ pagesDir: folder, assetsDir: folder });
  const server = await listen(handler, "127.0.0.1", 0);
  if ("problem" in server) throw new Error(server.problem);
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
