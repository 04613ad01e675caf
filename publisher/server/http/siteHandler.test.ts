/** @jest-environment node */
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Releases } from "../release/releases";
import { noIndex, securityHeaders } from "../../shared/securityHeaders";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { redirectsFile } from "../../../src/seo/redirects";
import { siteHandler } from "./siteHandler";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

const folder = temporaryFolder("file");
const script = `app-${"a".repeat(20)}.js`;
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

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
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

describe("redirects", () => {
  it.each([
    ["/decks.php", "/services/windows"],
    ["/decks.php?from=ad", "/services/windows?from=ad"],
    ["/ask", "/about#form"],
    ["/ask/?from=ad", "/about?from=ad#form"],
    ["/Old-Page", "/about"],
    ["/Old-Page/", "/about"],
    ["/locations/towson-md", "/services"],
    ["/services/old/", "/services"],
    ["/reviews?from=ad", "https://reviews.example.com/otter?from=ad"],
    ["/map?id=2", "https://maps.example.com/p%20q?id=1#here"],
  ])("%s leads to %s", async (path, location) => {
    const { status, headers } = await ask(path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
  });

  it.each(["/old-page", "/OLD-PAGE", "/decks.php/more", "/ask//"])(
    "%s leads nowhere",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each(["/about", "/robots.txt"])("%s is there, and no redirect hides it", async (path) => {
    expect((await ask(path)).status).toBe(200);
  });
});

test("the list of redirects itself is not served", async () => {
  expect((await ask("/_redirects")).status).toBe(404);
});

describe("addresses", () => {
  it.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?from=ad", "About"],
    ["/services", "Services"],
    ["/services/windows", "Windows"],
  ])("%s answers at once", async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about/?a=b", "/about?a=b"],
    ["/index.html", "/"],
    ["/services/windows/", "/services/windows"],
  ])("%s points to the one address of its page", async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  it.each([
    "/nothing",
    "/nothing/",
    "/nothing.html",
    "/404",
    "/404.html",
    "/static",
    "/static/1",
    "/static/1/",
    "/page-data",
    "/services/x/",
    "/about.html.br",
    `/${script}.gz`,
    "/release.json",
    "/../release.json",
    "/../../../secret.txt",
    "/..%2f..%2f..%2fsecret.txt",
    "/%2e%2e/%2e%2e/%2e%2e/secret.txt",
    "/services/../../release.json",
    "/..\\..\\secret.txt",
    "/static/../../secret.txt",
    "//evil.example/",
    "//evil.example/about/",
    "/\\evil.example/",
    "/about%00",
    "/.releases",
    "/constructor",
    "/__proto__",
  ])("%s is not found", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(body.toString()).toContain("<h1>Lost</h1>");
  });

  it("refuses what is no address", async () => {
    expect((await ask("/%ff")).status).toBe(400);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("does not answer %s", async (method) => {
    const { status, headers } = await ask("/about", {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("headers", () => {
  it.each(["/", "/nothing", `/${script}`, "/about/"])("%s is sent safely", async (path) => {
    const { headers } = await ask(path);
    const wanted = Object.entries({ ...securityHeaders, ...noIndex });
    expect(headers).toMatchObject(
      Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it.each([
    ["/", "public, max-age=0, must-revalidate"],
    ["/nothing", "public, max-age=0, must-revalidate"],
    ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
    [`/${script}`, "public, max-age=31536000, immutable"],
    ["/static/1/deck.avif", "public, max-age=31536000, immutable"],
    ["/static/1/gone.avif", "public, max-age=0, must-revalidate"],
  ])("%s may be kept: %s", async (path, rule) => {
    expect((await ask(path)).headers["cache-control"]).toBe(rule);
  });

  it("tells a browser that what it has is still good", async () => {
    const { headers } = await ask("/about");
    const again = await ask("/about", { "if-none-match": headers.etag ?? "" });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await ask("/about", { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  it("answers HEAD as GET, without the body", async () => {
    for (const path of ["/about", "/nothing", `/${script}`]) {
      const get = await ask(path);
      const head = await ask(path, {}, "HEAD");
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
      expect(head.headers.etag).toBe(get.headers.etag);
    }
  });
});

describe("compressed copies", () => {
  it.each(["/about", "/nothing", `/${script}`])(
    "of %s are sent to who takes them",
    async (path) => {
      const plain = await ask(path);
      const br = await ask(path, { "accept-encoding": "gzip, deflate, br" });
      const gzip = await ask(path, { "accept-encoding": "gzip" });
      expect(br.headers["content-encoding"]).toBe("br");
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe("Accept-Encoding");
      expect(br.headers["content-type"]).toBe(plain.headers["content-type"]);
    },
  );

  it("are different to a cache", async () => {
    const tags = ["", "gzip", "br"].map(async (encoding) => {
      const { headers } = await ask("/about", { "accept-encoding": encoding });
      return headers.etag;
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

describe("ranges", () => {
  const picture = "/static/1/deck.avif";

  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
  ])("%s", async (range, text, where) => {
    const { status, headers, body } = await ask(picture, { range, "accept-encoding": "br" });
    expect([status, headers["content-range"], body.toString()]).toEqual([206, where, text]);
  });

  it("are of the file as it is, not of a compressed copy", async () => {
    const { headers, body } = await ask("/about", { range: "bytes=0-3", "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe("<h1>");
  });

  it.each(["bytes=-3", "bytes=3-1", "bytes=0-1,4-5", "lines=1-2", "bytes=a-b"])(
    "%s is answered with the whole file",
    async (range) => {
      const { status, body } = await ask(picture, { range });
      expect([status, body.toString()]).toEqual([200, "0123456789"]);
    },
  );

  it("beyond the end are refused", async () => {
    const { status, headers } = await ask(picture, { range: "bytes=10-" });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */10"]);
  });

  it("of a file that may have changed are not trusted", async () => {
    const headers = { range: "bytes=0-3", "if-range": '"other"' };
    expect((await ask(picture, headers)).status).toBe(200);
  });
});
