import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask, script, type Answer } from "../../../test/servedSite";
import {
  noIndex,
  securityHeaders,
} from "../../../plugins/gatsby-plugin-site-files/securityHeaders";

describe("headers", () => {
  it.each(["/", "/nothing", `/${script}`, "/about/"])(
    "%s has the security headers",
    async (path) => {
      const { headers } = await ask(path);
      const wanted = Object.entries({ ...securityHeaders, ...noIndex });
      expect(headers).toMatchObject(
        Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
      );
    },
  );

  it.each([
    ["/", "public, max-age=0, must-revalidate"],
    ["/nothing", "public, max-age=0, must-revalidate"],
    ["/page-data/about/page-data.json", "public, max-age=0, must-revalidate"],
    [`/${script}`, "public, max-age=31536000, immutable"],
    ["/static/1/deck.avif", "public, max-age=31536000, immutable"],
    ["/static/1/gone.avif", "public, max-age=0, must-revalidate"],
  ])("%s may be cached: %s", async (path, rule) => {
    expect((await ask(path)).headers["cache-control"]).toBe(rule);
  });

  it.each<[string, (known: Answer["headers"]) => Record<string, string>]>([
    ["the tag", ({ etag = "" }) => ({ "if-none-match": etag })],
    ["a list with the tag", ({ etag = "" }) => ({ "if-none-match": `"a", ${etag}, "b"` })],
    ["the strong form", ({ etag = "" }) => ({ "if-none-match": etag.replace("W/", "") })],
    ["any tag", () => ({ "if-none-match": "*" })],
    ["the date", (known) => ({ "if-modified-since": known["last-modified"] ?? "" })],
  ])("confirms a browser's copy, by %s", async (_, conditions) => {
    const { headers } = await ask("/about");
    const again = await ask("/about", conditions(headers));
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const { etag, vary, "cache-control": cacheControl } = headers;
    expect(again.headers).toMatchObject({ etag, vary, "cache-control": cacheControl });
  });

  it.each<Record<string, string>>([
    { "if-none-match": 'W/"other"' },
    { "if-modified-since": "Sun, 01 Jan 2006 00:00:00 GMT" },
  ])("sends a changed file: %j", async (conditions) => {
    expect((await ask("/about", conditions)).status).toBe(200);
  });

  it("reports a missing page despite conditions", async () => {
    expect((await ask("/nothing", { "if-none-match": "*", range: "bytes=0-1" })).status).toBe(404);
  });

  it("answers HEAD like GET, without the body", async () => {
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
    "of %s are sent to clients that accept them",
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

  it.each(["br;q=0", "not-br", "", "br;q=0, gzip;q=0", "identity"])(
    "are not sent to clients that accept none: %s",
    async (accepted) => {
      const { status, headers } = await ask("/about", { "accept-encoding": accepted });
      expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
    },
  );

  it("have different tags", async () => {
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
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=0-9007199254740992", "0123456789", "bytes 0-9/10"],
    [`bytes=0-${"9".repeat(400)}`, "0123456789", "bytes 0-9/10"],
  ])("%s", async (range, text, where) => {
    const { status, headers, body } = await ask(picture, { range, "accept-encoding": "br" });
    expect([status, headers["content-range"], body.toString()]).toEqual([206, where, text]);
  });

  it("count the bytes of the file, not of a compressed copy", async () => {
    const { headers, body } = await ask("/about", { range: "bytes=0-3", "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe("<h1>");
  });

  it.each(["bytes=-3", "bytes=0-1,4-5", "lines=1-2", "bytes=a-b"])(
    "%s is answered with the whole file",
    async (range) => {
      const { status, body } = await ask(picture, { range });
      expect([status, body.toString()]).toEqual([200, "0123456789"]);
    },
  );

  it.each(["bytes=10-", "bytes=3-1", `bytes=${"9".repeat(400)}-`])(
    "%s is outside the file, and is refused",
    async (range) => {
      const { status, headers } = await ask(picture, { range });
      expect([status, headers["content-range"]]).toEqual([416, "bytes */10"]);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    },
  );

  it("do not apply to HEAD", async () => {
    expect((await ask(picture, { range: "bytes=0-3" }, "HEAD")).status).toBe(200);
  });

  it("are ignored if the file may have changed", async () => {
    const headers = { range: "bytes=0-3", "if-range": '"other"' };
    expect((await ask(picture, headers)).status).toBe(200);
  });
});
