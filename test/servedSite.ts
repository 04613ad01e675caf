// Serves a small release while the tests of the importing file run.
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteHandler } from "../publisher/server/http/siteHandler";
import { Releases } from "../publisher/server/release/releases";
import { noIndex } from "../plugins/gatsby-plugin-site-files/securityHeaders";
import { redirectsFile } from "../src/seo/redirects";
import { temporaryFolder, writeFiles } from "./temporaryFolder";

export type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

const folder = temporaryFolder("file");
/** The only hashed script of the site. */
export const script = `app-${"a".repeat(20)}.js`;
const page = (title: string) =>
  `<h1>${title}</h1>${"<p>A sentence that comes again.</p>".repeat(60)}`;
const home = page("Home");

let server: Server;

beforeAll(async () => {
  const publicDir = join(folder.path, "public");
  writeFiles(publicDir, {
    "index.html": home + script + "/static/1/deck.avif",
    "404.html": page("Lost"),
    "about.html": page("About"),
    "services.html": page("Services"),
    "services/windows.html": page("Windows"),
    "page-data/about/page-data.json": "{}",
    "robots.txt": "User-agent: *",
    "favicon.ico": "icon",
    _redirects: redirectsFile([
      { from: "/decks.php", to: "/services/windows" },
      { from: "/ask", to: "/about#form" },
      { from: "/Old-Page", to: "/about" },
      { from: "/locations/towson-md", to: "/services" },
      { from: "/services/old", to: "/services" },
      { from: "/map", to: "https://maps.example.com/p%20q?id=1#here" },
      { from: "/reviews", to: "https://reviews.example.com/otter" },
      { from: "/about", to: "/services" },
      { from: "/robots.txt", to: "/services" },
    ]),
    [script]: `"${"script ".repeat(300)}"`,
    "static/1/deck.avif": "0123456789",
  });
  const releases = new Releases(join(folder.path, "releases"));
  const { id } = await releases.make(publicDir, { content: "", headers: {} });
  writeFiles(folder.path, { "secret.txt": "secret" });
  const { assetsDir } = releases;
  const handler = siteHandler({ pagesDir: releases.pagesDir(id), assetsDir, headers: noIndex });
  server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request to the site. `path` is sent unchanged. */
export function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on("error", reject).end();
  });
}
