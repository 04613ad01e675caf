import type { IncomingMessage } from "node:http";
import { jane } from "../../../test/contentCheck";
import { TestEditor, testKey, type Probe } from "../../../test/editorBackend";
import { outerAddress } from "../../../test/httpServer";
import { adminPath, backendPath, enterPath, eventsPath } from "../../routes";
import { isLoopback } from "../../../lib/http/loopback";
import { requireOwnHost, requireOwnPage } from "./guard";
import { cookieValueOf } from "./key";

// Requests that the editor refuses. Each has one fault: a foreign host, another page, or no valid cookie or
// key.

const editor = new TestEditor();
beforeAll(() => editor.start());
afterAll(() => editor.stop());
afterEach(() => expect(editor.edits).toEqual([]));

type Headers = Probe["headers"];
/** A reason to refuse a request, and the headers of a request with only this fault. */
type Row = [what: string, headers: Headers | (() => Headers)];

const locked = /open the address that npm start printed/;
const notHere = /answers only on the computer that it runs on/;
const notOurs = /accepts requests only from its own page/;

/** A valid save. */
function save() {
  const base = editor.json(jane);
  const entries = [{ file: jane, base, content: { ...base, town: "Essex" } }];
  return { action: "save", params: { id: "1", entries, pictures: [] } };
}

/** The headers of a refusal's page. Only the page that asks for the printed address may have a script. */
const pageHeaders = (reason: RegExp) => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "content-security-policy": expect.stringContaining(
    `default-src 'none'; script-src '${reason === locked ? "sha256-" : "none'"}`,
  ) as string,
});

/** Expects a refusal: as JSON for a script, and as a page for a browser that opens an address. */
async function expectRefusal(probe: Probe, status: number, reason: RegExp): Promise<void> {
  const { body, ...answer } = await editor.send(probe);
  const { method, path } = probe;
  const isPage = method === "GET" && path !== undefined && path !== eventsPath;
  const sentence = isPage ? body : (body as { error: string }).error;
  expect({ status: answer.status, sentence }).toEqual({
    status,
    sentence: expect.stringMatching(reason) as string,
  });
  expect(sentence).not.toContain(testKey);
  if (isPage) {
    expect(answer.headers).toMatchObject(pageHeaders(reason));
    expect(answer.headers).not.toHaveProperty("set-cookie");
  }
  expect(Object.keys(answer.headers).join()).not.toContain("access-control");
}

/** Expects a request with the headers of each row to be refused. */
const refuses = (rows: readonly Row[], reason: RegExp, probeWith: (headers: Headers) => Probe) =>
  it.each(rows)("%s", (_what, headers) =>
    expectRefusal(probeWith(typeof headers === "function" ? headers() : headers), 403, reason),
  );

const otherHosts: Row[] = [
  ["a foreign host, as by DNS rebinding", () => ({ host: `evil.example:${editor.port}` })],
  ["our host with another port", { host: "localhost:1" }],
  ["our host without a port", { host: "localhost" }],
  ["a host that starts like ours", () => ({ host: `localhost:${editor.port}.evil.example` })],
  ["another name of this computer", () => ({ host: `127.0.0.2:${editor.port}` })],
  ["a proxy", { "x-forwarded-for": "203.0.113.7" }],
  ["a proxy with a Forwarded header", { forwarded: "for=203.0.113.7" }],
  ["a cache", { via: "1.1 cache" }],
  ["a tunnel", { "cf-connecting-ip": "203.0.113.7" }],
];

const otherPages: Row[] = [
  ["another origin", { origin: "http://evil.example" }],
  ["the origin null, as of a sandboxed frame or a file", { origin: "null" }],
  ["our origin over another protocol", () => ({ origin: `https://localhost:${editor.port}` })],
  ["our origin with something after it", () => ({ origin: `${editor.origin}.evil.example` })],
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  [
    "a frame in a page of another site",
    { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" },
  ],
  ["a page of another port", { "sec-fetch-site": "same-site" }],
];

const withoutCookie: Row[] = [
  ["no cookie", { cookie: undefined }],
  ["an empty cookie", { cookie: "" }],
  ["a cookie without a value", () => ({ cookie: `editor-${editor.port}=` })],
  ["another value", () => ({ cookie: `${editor.cookie}x` })],
  ["a shorter value", () => ({ cookie: editor.cookie.slice(0, -1) })],
  ["the cookie under another name", () => ({ cookie: `x${editor.cookie}` })],
  ["the key as the cookie", () => ({ cookie: `editor-${editor.port}=${testKey}` })],
  [
    "the cookie of an editor at another port",
    () => ({ cookie: `editor-${editor.port + 1}=${cookieValueOf(testKey)}` }),
  ],
];

/** Requests with the cookie, which other programs of this computer can learn, but without the key. */
const withoutKey: Row[] = [
  ["no key", { authorization: undefined }],
  ["an empty key", { authorization: "Bearer" }],
  ["another key", { authorization: `Bearer ${testKey}x` }],
  ["the key in another scheme", { authorization: `Basic ${testKey}` }],
];

describe.each([
  adminPath,
  `${adminPath}/app.js`,
  `${adminPath}/preview.js`,
  `${adminPath}/site/counties.svg`,
  `${adminPath}/help.html`,
  `${adminPath}/pictures/editor-start.png`,
  eventsPath,
])("the editor keeps %s from", (path) => {
  const opening = (headers: Headers): Probe => ({ method: "GET", path, headers });
  refuses(otherHosts, notHere, opening);
  refuses(otherPages, notOurs, opening);
  refuses(withoutCookie, locked, opening);
  it("changes", () => expectRefusal({ path, body: save() }, 405, /./));
});

it.each([enterPath, "/about", `${adminPath}?key=${testKey}`])(
  "the editor keeps %s from no cookie",
  (path) => expectRefusal({ method: "GET", path, headers: { cookie: undefined } }, 403, locked),
);

describe("the editor's backend refuses", () => {
  const saving = (headers: Headers): Probe => ({ body: save(), headers });
  refuses(otherHosts, notHere, saving);
  refuses(otherPages, notOurs, saving);
  const sentence = /^The editor is locked. In another tab, open the address/;
  refuses([...withoutCookie, ...withoutKey], sentence, saving);
  it("the events without the key", () =>
    expectRefusal(
      { method: "GET", path: eventsPath, headers: { authorization: undefined } },
      403,
      /locked/,
    ));
  it.each(["GET", "PUT", "DELETE", "OPTIONS"])("%s", (method) =>
    expectRefusal({ method, body: save() }, 405, /only POST/),
  );

  it("an address below its own", () =>
    expectRefusal({ path: `${backendPath}/../../etc`, body: save() }, 404, /no such address/));

  (outerAddress ? it : it.skip)("other computers", async () => {
    const open = new TestEditor();
    await open.start("0.0.0.0");
    const answer = await open.send({ host: outerAddress, body: save() });
    await open.stop();
    expect(answer.status).toBe(403);
  });
});

describe("the editor's sign-in refuses", () => {
  const entering = (body: unknown, headers: Headers = {}): Probe => ({
    path: enterPath,
    body,
    headers: { cookie: undefined, authorization: undefined, ...headers },
  });
  const enteringWith = (headers: Headers) => entering({ key: testKey }, headers);
  refuses(otherHosts, notHere, enteringWith);
  refuses(otherPages, notOurs, enteringWith);
  it.each([
    ["another key", { key: `${testKey}x` }],
    ["the cookie as the key", { key: cookieValueOf(testKey) }],
    ["an empty key", { key: "" }],
    ["a key that is not text", { key: [testKey] }],
    ["no key", {}],
  ])("%s", (_what, body) => expectRefusal(entering(body), 403, locked));
  it("a key that is too long", () => expectRefusal(entering({ key: "k".repeat(2000) }), 413, /./));
});

describe("at port 80, which browsers leave out of addresses,", () => {
  const at80 = (headers: Record<string, string>) =>
    ({
      socket: { localPort: 80, remoteAddress: "127.0.0.1" },
      headers,
    }) as unknown as IncomingMessage;

  it("the editor knows the origin of its page", () => {
    expect(() => requireOwnPage(at80({ origin: "http://localhost" }))).not.toThrow();
  });

  it.each(["localhost", "127.0.0.1", "[::1]", "localhost:80"])("it answers as %s", (host) => {
    expect(() => requireOwnHost(at80({ host }))).not.toThrow();
  });
});

it.each([
  ...["127.0.0.1", "127.1.2.3", "::1", "localhost"].map((host) => [host, true] as const),
  ...["0.0.0.0", "::", "192.168.0.1", "127.evil.example"].map((host) => [host, false] as const),
])("only this computer reaches %s: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
