import { backendPath, eventsPath } from "../../editor/routes";
import { testKey, type Probe } from "../editorBackend";
import {
  cookieRow,
  entering,
  evil,
  goodSave,
  locked,
  type Headers,
  type HostileRequest,
  withHeaders,
} from "./probes";

export const withoutKey: HostileRequest[] = [
  cookieRow("no cookie", () => undefined),
  cookieRow("an empty cookie", () => ""),
  cookieRow("a cookie without a value", ({ port }) => `editor-${port}=`),
  cookieRow("another value", ({ cookie }) => `${cookie}x`),
  cookieRow("a shorter value", ({ cookie }) => cookie.slice(0, -1)),
  cookieRow("the cookie of an editor at another port", ({ port, cookie }) =>
    cookie.replace(`editor-${port}`, `editor-${port + 1}`),
  ),
  cookieRow("the cookie under another name", ({ cookie }) => `x${cookie}`),
  cookieRow("the key itself as the cookie", ({ port }) => `editor-${port}=${testKey}`),
  [
    "the key in the address",
    (editor) => ({
      path: `${backendPath}?key=${testKey}`,
      body: goodSave(editor),
      headers: { cookie: undefined },
    }),
    403,
    locked,
  ],
  ["the key in a header, without the cookie", withHeaders({ cookie: undefined }), 403, locked],
  ["the cookie without the key", withHeaders({ authorization: undefined }), 403, locked],
  [
    "the events, requested without the key",
    () => ({ method: "GET", path: eventsPath, headers: { authorization: undefined } }),
    403,
    locked,
  ],
  [
    "the events, requested without the cookie",
    () => ({ method: "GET", path: eventsPath, headers: { cookie: undefined } }),
    403,
    locked,
  ],
  entering("another key", { key: `${testKey}x` }, {}),
  entering("an empty key", { key: "" }, {}),
  entering("a key that is not text", { key: [testKey] }, {}),
  entering("no key", {}, {}),
  entering("the key from a page of another site", { key: testKey }, { origin: evil }),
  entering(
    "the key from a page of another port",
    { key: testKey },
    { "sec-fetch-site": "same-site" },
  ),
  entering("the key through a proxy with a Via header", { key: testKey }, { via: "1.1 cache" }),
  entering("the key by another host", { key: testKey }, { host: "evil.example" }),
  entering(
    "the key in a form",
    `key=${testKey}`,
    { "content-type": "application/x-www-form-urlencoded" },
    415,
  ),
  entering("a key that is too long", { key: "k".repeat(2000) }, {}, 413),
];

const toTheBackend: HostileRequest[] = [
  ["a foreign host, as by DNS rebinding", withHeaders({ host: "evil.example" }), 403],
  [
    "a foreign host with our port",
    withHeaders((editor) => ({ host: `evil.example:${editor.port}` })),
    403,
  ],
  ["our host with another port", withHeaders({ host: "localhost:1" }), 403],
  [
    "a host that starts like ours",
    withHeaders((editor) => ({ host: `localhost:${editor.port}.evil.example` })),
    403,
  ],
  [
    "another name of this computer",
    withHeaders((editor) => ({ host: `127.0.0.2:${editor.port}` })),
    403,
  ],
  ["no origin, as from a command line", withHeaders({ origin: undefined }), 403],
  ["a foreign origin", withHeaders({ origin: evil }), 403],
  ["the origin null, as from a sandboxed frame or a file", withHeaders({ origin: "null" }), 403],
  [
    "our origin over another protocol",
    withHeaders((editor) => ({ origin: `https://localhost:${editor.port}` })),
    403,
  ],
  [
    "our origin with something after it",
    withHeaders((editor) => ({ origin: `${editor.origin}.evil.example` })),
    403,
  ],
  ["a page of another site", withHeaders({ "sec-fetch-site": "cross-site" }), 403],
  ["a page of another port", withHeaders({ "sec-fetch-site": "same-site" }), 403],
  ["a request that a proxy forwards", withHeaders({ "x-forwarded-for": "203.0.113.7" }), 403],
  [
    "a request that a proxy received over HTTPS",
    withHeaders({ "x-forwarded-proto": "https" }),
    403,
  ],
  ["a request that a tunnel forwards", withHeaders({ "cf-connecting-ip": "203.0.113.7" }), 403],
  ["a request with a proxy's Forwarded header", withHeaders({ forwarded: "for=203.0.113.7" }), 403],
  ["a request that a cache forwards", withHeaders({ via: "1.1 cache" }), 403],
  ["plain text, which any page can send", withHeaders({ "content-type": "text/plain" }), 415],
  ["a form", withHeaders({ "content-type": "application/x-www-form-urlencoded" }), 415],
  ["a form with files", withHeaders({ "content-type": "multipart/form-data; boundary=x" }), 415],
  ["no content type", withHeaders({ "content-type": undefined }), 415],
  ["a type that only starts like JSON", withHeaders({ "content-type": "application/jsonp" }), 415],
  ["a packed body", withHeaders({ "content-encoding": "gzip" }), 415],
  ["a link", () => ({ method: "GET" }), 405],
  ["PUT", (editor) => ({ method: "PUT", body: goodSave(editor) }), 405],
  ["DELETE", (editor) => ({ method: "DELETE", body: goodSave(editor) }), 405],
  [
    "a preflight request of another site",
    () => ({
      method: "OPTIONS",
      headers: { origin: evil, "access-control-request-method": "POST" },
    }),
    403,
  ],
  [
    "an address below ours",
    (editor) => ({ path: `${backendPath}/../../etc/passwd`, body: goodSave(editor) }),
    404,
  ],
];

const events = (headers: Headers): Probe => ({ method: "GET", path: eventsPath, headers });

const toTheEvents: HostileRequest[] = [
  ["the events, requested by a foreign host", () => events({ host: "evil.example" }), 403],
  [
    "the events, requested by a page of another site",
    () => events({ origin: evil, "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" }),
    403,
  ],
  ["the events through a proxy with a Via header", () => events({ via: "1.1 cache" }), 403],
  ["a POST to the events", (editor) => ({ path: eventsPath, body: goodSave(editor) }), 405],
];

/** Requests with the cookie that do not come from the editor's own page. */
export const ofStrangers: readonly HostileRequest[] = [...toTheBackend, ...toTheEvents];
