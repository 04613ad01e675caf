import { ask, script } from "../../../test/servedSite";

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
    "%s is not redirected",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each(["/about", "/robots.txt"])("%s exists, and no redirect hides it", async (path) => {
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
  ])("%s is served without a redirect", async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about/?a=b", "/about?a=b"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/index/", "/"],
    ["/about.html/", "/about"],
    ["/services/windows/", "/services/windows"],
  ])("%s redirects to the one address of its page", async (path, target) => {
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
    "/about.html.br/",
    "/404/",
    "/404.html/",
    "/_redirects/",
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
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain("<h1>Lost</h1>");
  });

  it("accepts the absolute address of a page", async () => {
    expect((await ask("http://localhost/about?from=ad")).body.toString()).toContain("About");
    expect((await ask("https://evil.example/nothing")).status).toBe(404);
  });

  it("sends the type of every file", async () => {
    const typeOf = async (path: string) => (await ask(path)).headers["content-type"];
    expect(await typeOf("/favicon.ico")).toBe("image/vnd.microsoft.icon");
    expect(await typeOf("/static/1/deck.avif")).toBe("image/avif");
    expect(await typeOf("/robots.txt")).toBe("text/plain; charset=utf-8");
  });

  it("refuses a malformed address", async () => {
    expect((await ask("/%ff")).status).toBe(400);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("does not answer %s", async (method) => {
    const { status, headers } = await ask("/about", {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    // The body is not read: it may be endless.
    expect(headers.connection).toBe("close");
  });
});
