import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { firstBuildPage } from "./server";

let server: Server;
beforeAll(async () => {
  server = createServer(firstBuildPage);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each(["/", "/services/decks"])("asks visitors of %s to wait, and reloads", async (path) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const page = await answer.text();
  expect(answer.status).toBe(503);
  expect(page).toContain("<h1>This website is being built for the first time</h1>");
  // Browsers reload after the delay in the page, search engines after the delay in the header.
  expect(page).toContain(`http-equiv="refresh" content="${answer.headers.get("retry-after")}"`);
});
