import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask as askAt, received, startServer, type RunningServer } from "../../../test/httpServer";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { noIndex, securityHeaders } from "../../../lib/http/securityHeaders";
import { redirectsFile } from "../../../src/seo/redirects";
import { Releases } from "../release/releases";
import { siteHandler } from "./siteHandler";

const folder = temporaryFolder("file");
let server: RunningServer;

const script = `app-${"a".repeat(20)}.js`;
const picture = "/static/1/deck.avif";
const page = (title: string) => `<h1>${title}</h1>${"<p>The same words.</p>".repeat(99)}`;

beforeAll(async () => {
  const publicDir = join(folder.path, "public");
  writeFiles(publicDir, {
    "index.html": page("Home") + script + picture,
    "404.html": page("Lost"),
    "about.html": page("About"),
    "services.html": page("Services"),
    "services/windows.html": page("Windows"),
    "tour/index.html": page("Tour"),
    "page-data/about/page-data.json": "{}",
    "robots.txt": "User-agent: *",
    "favicon.ico": "icon",
    "papers/Warranty #2?.txt": "Ten years",
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
  const site = siteHandler({ pagesDir: releases.pagesDir(id), assetsDir, headers: noIndex });
  server = await startServer(site);
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
    ["/tour/index", "Tour"],
    ["http://localhost/about?from=ad", "About"],
  ])("%s is the page %s", async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    // These addresses lead to the one address of a page.
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about.html/", "/about"],
    ["/about/?a=b", "/about?a=b"],
    ["/index.html", "/"],
    ["/about/index.html", "/about"],
    ["/index", "/"],
    ["/tour/index.html", "/tour/index"],
    // These addresses have a redirect in the content.
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
    ...["/services%2Fwindows", "/services%2fwindows/", "/papers%2Fnothing"],
    ...["/about.html.br", "/about.html.br/", `/${script}.gz`, "/release.json", "/.releases"],
    ...["/../release.json", "/../../../secret.txt", "/..%2f..%2f..%2fsecret.txt"],
    ...["/%2e%2e/%2e%2e/%2e%2e/secret.txt", "/services/../../release.json"],
    ...["/..\\..\\secret.txt", "/static/../../secret.txt", "/about%00", "/\\evil.example/"],
    ...["//evil.example/", "//evil.example/about/", "https://evil.example/nothing"],
    // Links that a program has cut or encoded in Latin-1, and other malformed addresses.
    ...["/about%E2%80", "/caf%E9", "/save-20%", "/%zz", "/%ff", "http://[::1/"],
  ])("%s is not found", async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain("<h1>Lost</h1>");
  });

  it.each([
    ["/favicon.ico", "image/vnd.microsoft.icon"],
    [picture, "image/avif"],
    ["/papers/Warranty%20%232%3f.txt", "text/plain; charset=utf-8"],
    // No redirect hides a file.
    ["/robots.txt", "text/plain; charset=utf-8"],
  ])("%s is a file with the type %s", async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("does not answer %s", async (method) => {
    const { status, headers } = await ask("/about", {}, method);
    // The body is not read, because it may be endless.
    expect([status, headers.allow, headers.connection]).toEqual([405, "GET, HEAD", "close"]);
  });
});

describe("headers", () => {
  it.each(["/", "/nothing", `/${script}`, "/about/"])(
    "%s has the security headers",
    async (path) => {
      const wanted = received({ ...securityHeaders, ...noIndex });
      expect((await ask(path)).headers).toMatchObject(wanted);
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

  it("confirms a browser's copy, and replaces another one", async () => {
    const { headers } = await ask("/about");
    const { etag = "", vary, "cache-control": cacheControl } = headers;
    const same = await ask("/about", { "if-none-match": etag });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    expect(same.headers).toMatchObject({ etag, vary, "cache-control": cacheControl });
    expect((await ask("/about", { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  it("replaces a later copy, as after a rollback", async () => {
    const later = new Date(Date.now() + 3_600_000).toUTCString();
    expect((await ask("/about", { "if-modified-since": later })).status).toBe(200);
  });

  it("ignores a condition on the time of a change, which it does not tell", async () => {
    const before = new Date(0).toUTCString();
    expect((await ask("/about", { "if-unmodified-since": before })).status).toBe(200);
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
  it("count the bytes of the file, not of a compressed copy", async () => {
    const range = { range: "bytes=0-3", "accept-encoding": "br" };
    const { status, headers, body } = await ask("/about", range);
    expect([status, body.toString()]).toEqual([206, "<h1>"]);
    expect(headers["content-range"]).toMatch(/^bytes 0-3\/\d+$/);
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["the last bytes", "GET", "bytes=-3"],
    ["several parts", "GET", "bytes=0-1,4-5"],
    ["HEAD", "HEAD", "bytes=0-3"],
  ])("do not apply to %s", async (_what, method, range) => {
    const { status, headers } = await ask(picture, { range }, method);
    expect([status, headers["content-length"]]).toEqual([200, "10"]);
  });

  it.each(["a date", "a weak tag"])("are not sent if they depend on %s", async (what) => {
    const { etag = "" } = (await ask(picture)).headers;
    const copy = what === "a date" ? new Date(0).toUTCString() : etag;
    const { status } = await ask(picture, { range: "bytes=0-3", "if-range": copy });
    expect(status).toBe(200);
  });

  it("outside the file are refused", async () => {
    const { status, headers } = await ask(picture, { range: "bytes=10-" });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */10"]);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});
