import { TestEditor, testKey, type Probe } from "../../test/editorBackend";
import { cookieValueOf } from "./key";

const editor = new TestEditor();

beforeAll(() => editor.start());
afterAll(() => editor.stop());

const stranger = { cookie: undefined, authorization: undefined };

const ask = (path: string, headers: Probe["headers"] = {}) =>
  editor.send({ method: "GET", path, headers });

const enter = (key: unknown, headers: Probe["headers"] = {}) =>
  editor.send({ path: "/admin/enter", body: { key }, headers: { ...stranger, ...headers } });

describe("without the cookie", () => {
  it.each([
    "/admin",
    "/admin/",
    "/admin/editor.js",
    "/admin/enter",
    "/admin/nothing.js",
    "/about",
    `/admin?key=${testKey}`,
  ])("%s is a page that explains how to sign in", async (path) => {
    const { status, body, headers } = await ask(path, stranger);
    expect(status).toBe(403);
    expect(body).toContain("open the address that the terminal printed");
    expect(body).not.toMatch(/decap|testKey/i);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("a HEAD request gets the same status and no page", async () => {
    const { status, body } = await editor.send({
      method: "HEAD",
      path: "/admin",
      headers: stranger,
    });
    expect([status, body]).toEqual([403, undefined]);
  });

  it("/ redirects to the page", async () => {
    expect(await ask("/", stranger)).toMatchObject({
      status: 303,
      headers: { location: "/admin" },
    });
  });
});

describe("the key of the printed address", () => {
  it("is exchanged for a cookie that no script can read and no other site can send", async () => {
    const { status, headers } = await enter(testKey);
    expect(status).toBe(204);
    expect(headers["set-cookie"]).toEqual([
      `${editor.cookie}; Path=/admin; Max-Age=2592000; HttpOnly; SameSite=Strict`,
    ]);
    const cookie = editor.cookie;
    expect((await ask("/admin", { cookie })).status).toBe(200);
  });

  it("works more than once", async () => {
    expect((await enter(testKey)).status).toBe(204);
    expect((await enter(testKey)).status).toBe(204);
  });

  it("is removed from the address if the browser already has the cookie", async () => {
    expect(await ask("/admin/enter")).toMatchObject({
      status: 303,
      headers: { location: "/admin#/" },
    });
  });

  it("is not the cookie, and the cookie is not the key", async () => {
    expect((await enter(cookieValueOf(testKey))).status).toBe(403);
    expect((await ask("/admin", { cookie: `editor-${editor.port}=${testKey}` })).status).toBe(403);
  });
});

describe("the cookie", () => {
  it("alone, as a program at another port can learn it, opens only the empty page", async () => {
    const alone = { authorization: undefined };
    const read = { action: "getMedia", params: {} };
    for (const authorization of [undefined, "Bearer", `Bearer ${testKey}x`, `Basic ${testKey}`])
      expect(await editor.send({ body: read, headers: { authorization } })).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining("The editor is locked") as string },
      });
    expect((await ask("/admin/api/v1/events", alone)).status).toBe(403);
    expect((await editor.send({ body: read })).status).toBe(200);
  });

  it("is found among other cookies, even a forged one with the same name", async () => {
    const cookie = `a=b; editor-${editor.port}=forged; ${editor.cookie}; editor-1=c`;
    expect((await ask("/admin", { cookie })).status).toBe(200);
  });

  it("is renewed at each visit", async () => {
    expect((await ask("/admin")).headers["set-cookie"]).toEqual([
      expect.stringContaining("Max-Age=2592000") as string,
    ]);
  });

  it("does not allow requests that another site embeds or a proxy passes on", async () => {
    const framed = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" };
    expect((await ask("/admin", framed)).status).toBe(403);
    expect((await ask("/admin/editor.js", { "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await ask("/admin", { "x-forwarded-for": "203.0.113.7" })).status).toBe(403);
    expect((await ask("/admin", { host: "evil.example" })).status).toBe(403);
  });

  it("allows a link from another site", async () => {
    const followed = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
    expect((await ask("/admin", followed)).status).toBe(200);
  });
});
