import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  ask as askAt,
  startServer,
  type Answer,
  type RunningServer,
} from "../../../test/httpServer";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import {
  noIndex,
  securityHeaders,
} from "../../../plugins/gatsby-plugin-site-files/securityHeaders";
import { redirectsFile } from "../../../src/seo/redirects";
import { Releases } from "../release/releases";
import { siteHandler } from "./siteHandler";

const folder = temporaryFolder("file");
let server: RunningServer;

const script = `app-${"a".repeat(20)}.js`;
const picture = "/static/1/deck.avif";
const page = (title: string) =>
  `<h1>${title}</h1>${"<p>A sentence that comes again.</p>".repeat(60)}`;

beforeAll(async () => {
  const publicDir = join(folder.path, "public");
  writeFiles(publicDir, {
    "index.html": page("Home") + script + picture,
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
      { from: "/map", to: "https://maps.example.com/p%20q?id=1#here" },
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
  server = await startServer(
    siteHandler({ pagesDir: releases.pagesDir(id), assetsDir, headers: noIndex }),
  );
});

afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  askAt(server.port, path, { headers, method });

describe("addresses", () => {
  it.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?from=ad", "About"],
    ["/services/windows", "Windows"],
    ["http://localhost/about?from=ad", "About"],
  ])("%s is the page %s", async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    // The one address of a page.
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about.html/", "/about"],
    ["/about/?a=b", "/about?a=b"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/index/", "/"],
    ["/services/windows/", "/services/windows"],
    // The redirects of the content.
    ["/decks.php", "/services/windows"],
    ["/decks.php?from=ad", "/services/windows?from=ad"],
    ["/ask", "/about#form"],
    ["/ask/?from=ad", "/about?from=ad#form"],
    ["/Old-Page/", "/about"],
    ["/map?id=2", "https://maps.example.com/p%20q?id=1#here"],
  ])("%s redirects to %s", async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  it.each([
    ...["/nothing", "/nothing/", "/nothing.html", "/old-page", "/decks.php/more", "/ask//"],
    ...["/404", "/404.html", "/404/", "/404.html/", "/_redirects", "/_redirects/"],
    ...["/static", "/static/1/", "/page-data", "/services/x/", "/constructor", "/__proto__"],
    ...["/about.html.br", "/about.html.br/", `/${script}.gz`, "/release.json", "/.releases"],
    ...["/../release.json", "/../../../secret.txt", "/..%2f..%2f..%2fsecret.txt"],
    ...["/%2e%2e/%2e%2e/%2e%2e/secret.txt", "/services/../../release.json"],
    ...["/..\\..\\secret.txt", "/static/../../secret.txt", "/about%00", "/\\evil.example/"],
    ...["//evil.example/", "//evil.example/about/", "https://evil.example/nothing"],
  ])("%s is not found", async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain("<h1>Lost</h1>");
  });

  it.each([
    ["/favicon.ico", "image/vnd.microsoft.icon"],
    [picture, "image/avif"],
    // No redirect hides a file.
    ["/robots.txt", "text/plain; charset=utf-8"],
  ])("%s is a file with the type %s", async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });

  it("refuses a malformed address", async () => {
    expect((await ask("/%ff")).status).toBe(400);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("does not answer %s", async (method) => {
    const { status, headers } = await ask("/about", {}, method);
    // The body is not read: it may be endless.
    expect([status, headers.allow, headers.connection]).toEqual([405, "GET, HEAD", "close"]);
  });
});

describe("headers", () => {
  it.each(["/", "/nothing", `/${script}`, "/about/"])(
    "%s has the security headers",
    async (path) => {
      const wanted = Object.entries({ ...securityHeaders, ...noIndex });
      expect((await ask(path)).headers).toMatchObject(
        Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
      );
    },
  );

  it.each([
    ["/", "public, max-age=0, must-revalidate"],
    ["/nothing", "public, max-age=0, must-revalidate"],
    ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
    [`/${script}`, "public, max-age=31536000, immutable"],
    [picture, "public, max-age=31536000, immutable"],
    ["/static/1/gone.avif", "public, max-age=0, must-revalidate"],
  ])("%s may be cached: %s", async (path, rule) => {
    expect((await ask(path)).headers["cache-control"]).toBe(rule);
  });

  it.each<[string, (known: Answer["headers"]) => Record<string, string>, number]>([
    ["the tag", ({ etag = "" }) => ({ "if-none-match": etag }), 304],
    ["a list with the tag", ({ etag = "" }) => ({ "if-none-match": `"a", ${etag}, "b"` }), 304],
    ["the strong form", ({ etag = "" }) => ({ "if-none-match": etag.replace("W/", "") }), 304],
    ["any tag", () => ({ "if-none-match": "*" }), 304],
    ["the date", (known) => ({ "if-modified-since": known["last-modified"] ?? "" }), 304],
    ["another tag", () => ({ "if-none-match": 'W/"other"' }), 200],
    ["an old date", () => ({ "if-modified-since": "Sun, 01 Jan 2006 00:00:00 GMT" }), 200],
  ])("a browser's copy with %s", async (_, conditions, status) => {
    const { headers } = await ask("/about");
    const again = await ask("/about", conditions(headers));
    expect(again.status).toBe(status);
    if (status === 304) expect(again.body).toHaveLength(0);
    const { etag, vary, "cache-control": cacheControl } = headers;
    expect(again.headers).toMatchObject({ etag, vary, "cache-control": cacheControl });
  });

  it("reports a missing page despite conditions", async () => {
    expect((await ask("/nothing", { "if-none-match": "*", range: "bytes=0-1" })).status).toBe(404);
  });

  it.each(["/about", "/nothing", `/${script}`])("answers HEAD like GET: %s", async (path) => {
    const get = await ask(path);
    const head = await ask(path, {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    const { etag, "content-length": length } = get.headers;
    expect(head.headers).toMatchObject({ etag, "content-length": length });
  });
});

describe("compressed copies", () => {
  it.each(["/about", "/nothing", `/${script}`])(
    "of %s go to clients that accept them, with tags of their own",
    async (path) => {
      const plain = await ask(path);
      const br = await ask(path, { "accept-encoding": "gzip, deflate, br" });
      const gzip = await ask(path, { "accept-encoding": "gzip" });
      const all = [plain, br, gzip];
      const encodings = all.map(({ headers }) => headers["content-encoding"]);
      expect(encodings).toEqual([undefined, "br", "gzip"]);
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      for (const { headers } of all) expect(headers.vary).toBe("Accept-Encoding");
      expect(br.headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
    },
  );

  it.each(["br;q=0", "not-br", "", "br;q=0, gzip;q=0", "identity"])(
    "are not sent to clients that accept none: %s",
    async (accepted) => {
      const { status, headers } = await ask("/about", { "accept-encoding": accepted });
      expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
    },
  );
});

describe("ranges", () => {
  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
    [`bytes=0-${"9".repeat(400)}`, "0123456789", "bytes 0-9/10"],
  ])("%.20s", async (range, text, where) => {
    const { status, headers, body } = await ask(picture, { range, "accept-encoding": "br" });
    expect([status, headers["content-range"], body.toString()]).toEqual([206, where, text]);
  });

  it("count the bytes of the file, not of a compressed copy", async () => {
    const { headers, body } = await ask("/about", { range: "bytes=0-3", "accept-encoding": "br" });
    expect([headers["content-encoding"], body.toString()]).toEqual([undefined, "<h1>"]);
  });

  it.each<[string, string, Record<string, string>]>([
    ["the last bytes", "GET", { range: "bytes=-3" }],
    ["several parts", "GET", { range: "bytes=0-1,4-5" }],
    ["lines", "GET", { range: "lines=1-2" }],
    ["no numbers", "GET", { range: "bytes=a-b" }],
    ["a file that may have changed", "GET", { range: "bytes=0-3", "if-range": '"other"' }],
    ["HEAD", "HEAD", { range: "bytes=0-3" }],
  ])("do not apply to %s", async (_what, method, headers) => {
    const { status, headers: sent } = await ask(picture, headers, method);
    expect([status, sent["content-length"]]).toEqual([200, "10"]);
  });

  it.each(["bytes=10-", "bytes=3-1", `bytes=${"9".repeat(400)}-`])(
    "%.20s is outside the file, and is refused",
    async (range) => {
      const { status, headers } = await ask(picture, { range });
      expect([status, headers["content-range"]]).toEqual([416, "bytes */10"]);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    },
  );
});
