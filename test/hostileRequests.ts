import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jpeg, validFiles } from "./contentFiles";
import { fingerprint } from "../src/content/editor/fingerprint";
import { helpName, helpPicturesName } from "../publisher/editor/adminPath";
import { adminPath, backendPath, enterPath, eventsPath } from "../publisher/editor/routes";
import { testKey, type Probe, type TestEditor } from "./editorBackend";

// Everything that someone may ask of the editor who should not, or who asks for too much.

const jane = "testimonials/jane-d.json";
const janeNow = validFiles()[jane] as object;
/** A picture that a page shows. */
const shown = Object.keys(validFiles()).find((file) => file.startsWith("images/")) ?? "";
const evil = "http://evil.example";
/** A JPEG of 8 by 8 white pixels. */
const photo = Buffer.from(
  "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALIAP//Z",
  "base64",
);

/** Whether this account may make links of files: on Windows, that is a right of its own. */
function mayLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "link-"));
  try {
    symlinkSync(join(folder, "file"), join(folder, "link"));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Why what is asked through links cannot be tried here; undefined where it can. */
export const missingLinks = mayLink()
  ? undefined
  : "links: this account may not make them (Windows: switch on the Developer Mode)";

/** Puts things beside the content that the editor must not touch, and links that lead to them. */
export function surround(editor: TestEditor): void {
  const outside = join(editor.folder, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "secret.json"), JSON.stringify({ ...janeNow, name: "Secret" }));
  writeFileSync(join(outside, "secret.jpg"), photo);
  if (missingLinks === undefined) {
    symlinkSync(join(outside, "secret.json"), join(editor.dataDir, "testimonials/linked.json"));
    symlinkSync(outside, join(editor.dataDir, "images/linked"));
    symlinkSync(join(outside, "secret.jpg"), join(editor.dataDir, "images/linked.jpg"));
  }
  const spare = { ...janeNow, name: "Spare S.", text: "Nobody shows this one." };
  writeFileSync(join(editor.dataDir, "testimonials/spare.json"), JSON.stringify(spare));
  mkdirSync(join(editor.folder, "project/.git/hooks"), { recursive: true });
  writeFileSync(join(editor.folder, "project/package.json"), "{}");
}

/** A save of valid content that would be carried out if nothing were wrong with it. */
const goodSave = (editor: TestEditor) => ({
  action: "persistEntry",
  params: {
    dataFiles: [
      {
        path: `data/${jane}`,
        raw: JSON.stringify({ ...janeNow, town: "Essex", $base: fingerprint(editor.read(jane)) }),
      },
    ],
    assets: [],
    options: {},
  },
});

const newFile = (path: string, raw: unknown = janeNow) => ({
  action: "persistEntry",
  params: {
    dataFiles: [{ path, raw: typeof raw === "string" ? raw : JSON.stringify(raw) }],
    assets: [],
    options: { newEntry: true },
  },
});

const picture = (path: string, bytes: Buffer | string = photo, encoding = "base64") => ({
  action: "persistMedia",
  params: { asset: { path, content: Buffer.from(bytes).toString("base64"), encoding } },
});

const remove = (...paths: string[]) => ({ action: "deleteFiles", params: { paths } });

/** What is asked, and how it is refused. */
export type HostileRequest = [
  what: string,
  probe: (editor: TestEditor) => Probe,
  status: number,
  sentence?: RegExp,
];

type Headers = Probe["headers"];

const withHeaders =
  (headers: Headers | ((editor: TestEditor) => Headers)) =>
  (editor: TestEditor): Probe => ({
    body: goodSave(editor),
    headers: typeof headers === "function" ? headers(editor) : headers,
  });

const sending =
  (body: (editor: TestEditor) => unknown) =>
  (editor: TestEditor): Probe => ({ body: body(editor) });

const locked = /open the address that the terminal printed/;

const cookieRow = (what: string, cookie: (editor: TestEditor) => string | undefined) =>
  [what, withHeaders((editor) => ({ cookie: cookie(editor) })), 403, locked] as HostileRequest;

const entering = (what: string, body: unknown, headers: Headers, status = 403): HostileRequest => [
  what,
  () => ({ path: enterPath, body, headers }),
  status,
];

const withoutKey: HostileRequest[] = [
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
  [
    "the key in a header",
    withHeaders({ cookie: undefined, authorization: `Bearer ${testKey}` }),
    403,
    locked,
  ],
  [
    "the status, asked for without the cookie",
    () => ({ method: "GET", path: `${backendPath}/status`, headers: { cookie: undefined } }),
    403,
    locked,
  ],
  [
    "the events, asked for without the cookie",
    () => ({ method: "GET", path: eventsPath, headers: { cookie: undefined } }),
    403,
    locked,
  ],
  entering("another key", { key: `${testKey}x` }, {}),
  entering("an empty key", { key: "" }, {}),
  entering("a key that is no text", { key: [testKey] }, {}),
  entering("no key", {}, {}),
  entering("the key from a page of another site", { key: testKey }, { origin: evil }),
  entering(
    "the key from a page of another port",
    { key: testKey },
    { "sec-fetch-site": "same-site" },
  ),
  entering("the key through a proxy that says so", { key: testKey }, { via: "1.1 cache" }),
  entering("the key by another host", { key: testKey }, { host: "evil.example" }),
  entering(
    "the key in a form",
    `key=${testKey}`,
    { "content-type": "application/x-www-form-urlencoded" },
    415,
  ),
  entering("a key without an end", { key: "k".repeat(2000) }, {}, 413),
];

const strangers: HostileRequest[] = [
  ["a foreign host, as by DNS rebinding", withHeaders({ host: "evil.example" }), 403],
  [
    "a foreign host with our port",
    withHeaders((editor) => ({ host: `evil.example:${editor.port}` })),
    403,
  ],
  ["our host with another port", withHeaders({ host: "localhost:1" }), 403],
  [
    "a host that begins like ours",
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
  ["what a proxy passes on", withHeaders({ "x-forwarded-for": "203.0.113.7" }), 403],
  ["what a proxy took by HTTPS", withHeaders({ "x-forwarded-proto": "https" }), 403],
  ["what a tunnel passes on", withHeaders({ "cf-connecting-ip": "203.0.113.7" }), 403],
  ["what a proxy says it passes on", withHeaders({ forwarded: "for=203.0.113.7" }), 403],
  ["what a cache passes on", withHeaders({ via: "1.1 cache" }), 403],
  ["plain text, which any page may send", withHeaders({ "content-type": "text/plain" }), 415],
  ["a form", withHeaders({ "content-type": "application/x-www-form-urlencoded" }), 415],
  ["a form with files", withHeaders({ "content-type": "multipart/form-data; boundary=x" }), 415],
  ["no content type", withHeaders({ "content-type": undefined }), 415],
  ["a type that only begins like JSON", withHeaders({ "content-type": "application/jsonp" }), 415],
  ["a packed body", withHeaders({ "content-encoding": "gzip" }), 415],
  ["a link", () => ({ method: "GET" }), 405],
  ["PUT", (editor) => ({ method: "PUT", body: goodSave(editor) }), 405],
  ["DELETE", (editor) => ({ method: "DELETE", body: goodSave(editor) }), 405],
  [
    "the question whether another site may ask",
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
  [
    "the status, asked for by a foreign host",
    () => ({ method: "GET", path: `${backendPath}/status`, headers: { host: "evil.example" } }),
    403,
  ],
  [
    "the status, asked for by a page of another site",
    () => ({
      method: "GET",
      path: `${backendPath}/status`,
      headers: { "sec-fetch-site": "cross-site", "sec-fetch-dest": "script" },
    }),
    403,
  ],
];

const events = (headers: Headers): Probe => ({ method: "GET", path: eventsPath, headers });

strangers.push(
  ["the events, asked for by a foreign host", () => events({ host: "evil.example" }), 403],
  [
    "the events, asked for by a page of another site",
    () => events({ origin: evil, "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" }),
    403,
  ],
  ["the events through a proxy that says so", () => events({ via: "1.1 cache" }), 403],
  ["something sent to the events", (editor) => ({ path: eventsPath, body: goodSave(editor) }), 405],
);

const helpPath = `${adminPath}/${helpName}`;
const helpPicture = `${adminPath}/${helpPicturesName}/editor-start.png`;

const asking = (path: string, headers: Headers = {}) => ({ method: "GET", path, headers });

/** The help is read by whoever may edit, and leads to nothing else of the disk. */
const help: HostileRequest[] = [
  ...[helpPath, helpPicture].flatMap((path): HostileRequest[] => [
    [`${path} without the cookie`, () => asking(path, { cookie: undefined }), 403, locked],
    [`${path} by a foreign host`, () => asking(path, { host: "evil.example" }), 403],
    [`${path} through a proxy`, () => asking(path, { via: "1.1 cache" }), 403],
    [
      `${path} in a page of another site`,
      () => asking(path, { "sec-fetch-site": "cross-site" }),
      403,
    ],
    [`something sent to ${path}`, (editor) => ({ path, body: goodSave(editor) }), 405],
  ]),
  ...[
    "home.jpg",
    "../editing.md",
    "..%2fediting.md",
    "%2e%2e/editing.md",
    "..\\editing.md",
    "../../package.json",
    "",
    "__proto__",
  ].map((name): HostileRequest => {
    const path = `${adminPath}/${helpPicturesName}/${name}`;
    return [`the picture ${path}`, () => asking(path), 404];
  }),
];

const bodies: HostileRequest[] = [
  ["nothing", () => ({ body: "" }), 400],
  [
    "a taking back that says how in other words than yes or no",
    sending(() => ({ action: "takeBack", params: { id: "1", isWhole: "yes" } })),
    400,
  ],
  [
    "a page of the history that is no text",
    sending(() => ({ action: "history", params: { before: { $ne: "" } } })),
    400,
  ],
  ["no JSON", () => ({ body: "{" }), 400],
  ["no UTF-8", () => ({ body: Buffer.from([0x22, 0xff, 0x22]) }), 400],
  ["a list", sending((editor) => [goodSave(editor)]), 400],
  ["an unknown action", sending(() => ({ action: "runCommand", params: { command: "ls" } })), 400],
  ["an action that is a field of every object", sending(() => ({ action: "__proto__" })), 400],
  [
    "fields of other types",
    sending(() => ({ action: "getEntry", params: { path: ["data/site.json"] } })),
    400,
  ],
  [
    "no file to save",
    sending(() => ({ action: "persistEntry", params: { dataFiles: [], assets: [], options: {} } })),
    400,
  ],
  ["deep nesting", () => ({ body: "[".repeat(200_000) }), 400],
  [
    "a file that is no JSON",
    sending(() => newFile("data/testimonials/new.json", "{")),
    422,
    /data\/testimonials\/new\.json: line 1/,
  ],
  ["a file that is a list", sending(() => newFile("data/testimonials/new.json", "[]")), 422],
  [
    "more than the limit, as announced",
    () => ({ body: "{}", headers: { "content-length": 10 ** 9 } }),
    413,
  ],
];

const places = [
  "package.json",
  ".git/hooks/pre-commit",
  "data/../package.json",
  "data/testimonials/../../package.json",
  "data/testimonials/../jane-d.json",
  "data/./testimonials/new.json",
  "data//testimonials/new.json",
  "data/testimonials//new.json",
  "data/testimonials/..%2f..%2fnew.json",
  "data/testimonials/%2e%2e/new.json",
  "data/testimonials/..\\..\\new.json",
  "data\\testimonials\\new.json",
  "/data/testimonials/new.json",
  "/etc/new.json",
  "C:/data/testimonials/new.json",
  "file:///tmp/new.json",
  "//server/share/new.json",
  "data/testimonials/.new.json",
  "data/testimonials/new.json/",
  "data/testimonials/new.json\0.png",
  "data/testimonials/new.json\n",
  "data/testimonials/new.JSON",
  "data/testimonials/NEW.json",
  "data/testimonials/neü.json",
  "data/testimonials/new.json:stream",
  "data/testimonials/new.js",
  "data/testimonials/new",
  "data/testimonials/deep/new.json",
  "data/testimonials/con.json",
  "data/testimonials/~new.json",
  "data/pages/new.json",
  "data/new.json",
  "data/elsewhere/new.json",
  "data/images/new.json",
  "Data/testimonials/new.json",
  "",
];

const picturePlaces = [
  "data/images/new.svg",
  "data/images/new.html",
  "data/images/new.gif",
  "data/images/new.jpg.html",
  "data/images/new",
  "data/images/../new.jpg",
  "data/images/../../new.jpg",
  "data/images/%2e%2e/new.jpg",
  "data/images/..\\new.jpg",
  "data/images/.new.jpg",
  "data/images/new.jpg\0",
  "data/images/NEW.JPG",
  "data/images/nul.jpg",
  "data/testimonials/new.jpg",
  "static/new.jpg",
  "/data/images/new.jpg",
  "/tmp/new.jpg",
  "../new.jpg",
];

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
/** A PNG of a few bytes that says it is 60,000 pixels wide and high. */
const bomb = () => {
  const bytes = Buffer.from(photoPng);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
};
const photoPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A new entry that a list of a page is to name. */
const addTo = (file: string, path: unknown[], at: unknown = 0) =>
  sending(() => {
    const { action, params } = newFile("data/testimonials/new.json");
    return { action, params: { ...params, addTo: [{ file, path, at }] } };
  });

const order = "data/pages/testimonials.json";

const lists: HostileRequest[] = [
  ["a list of a file elsewhere", addTo("data/../../etc/passwd", ["order"]), 409],
  ["a list of a file that is no page", addTo("package.json", ["order"]), 409],
  ["a list of other things", addTo("data/pages/projects.json", ["order"]), 409],
  ["a field that is no list", addTo(order, ["title"]), 409],
  ["a list that every object has", addTo(order, ["__proto__", "order"]), 409],
  ["a place before the first", addTo(order, ["order"], -1), 400],
  ["a place that is no number", addTo(order, ["order"], "0"), 400],
  [
    "the lists of another folder",
    sending(() => ({ action: "lists", params: { folder: ".." } })),
    400,
  ],
];

const paths: HostileRequest[] = [
  ...places.flatMap((path): HostileRequest[] => [
    [`a save to ${JSON.stringify(path)}`, sending(() => newFile(path)), 403],
    [
      `reading ${JSON.stringify(path)}`,
      sending(() => ({ action: "getEntry", params: { path } })),
      403,
    ],
    [`deleting ${JSON.stringify(path)}`, sending(() => remove(path)), 403],
    [
      `where ${JSON.stringify(path)} is shown`,
      sending(() => ({ action: "places", params: { path } })),
      403,
    ],
    // A change of the history has a name of its own, which is never taken for a path.
    [
      `taking back ${JSON.stringify(path)}`,
      sending(() => ({ action: "takeBack", params: { id: path, isWhole: true } })),
      404,
      /history holds no such change/,
    ],
    [
      `what ${JSON.stringify(path)} was earlier`,
      sending(() => ({ action: "earlier", params: { id: path } })),
      404,
    ],
  ]),
  ...picturePlaces.flatMap((path): HostileRequest[] => [
    [`a picture at ${JSON.stringify(path)}`, sending(() => picture(path)), 403],
    [
      `seeing ${JSON.stringify(path)}`,
      sending(() => ({ action: "getMediaFile", params: { path } })),
      403,
    ],
  ]),
  [
    "a picture among the files of a save",
    sending((editor) => {
      const save = goodSave(editor);
      return {
        ...save,
        params: { ...save.params, assets: [picture("data/images/../new.jpg").params.asset] },
      };
    }),
    403,
  ],
  [
    "listing the top folder",
    sending(() => ({ action: "entriesByFolder", params: { folder: "" } })),
    403,
  ],
  [
    "listing a folder above",
    sending(() => ({ action: "entriesByFolder", params: { folder: "data/testimonials/.." } })),
    403,
  ],
  [
    "listing the pages",
    sending(() => ({ action: "entriesByFolder", params: { folder: "data/pages" } })),
    403,
  ],
  [
    "reading several files, one of them outside",
    sending(() => ({
      action: "entriesByFiles",
      params: { files: [{ path: "data/site.json" }, { path: "package.json" }] },
    })),
    403,
  ],
  [
    "renaming",
    sending((editor) => {
      const save = goodSave(editor);
      const [file] = save.params.dataFiles;
      return {
        ...save,
        params: { ...save.params, dataFiles: [{ ...file, newPath: "data/testimonials/new.json" }] },
      };
    }),
    403,
  ],
];

const links: HostileRequest[] = [
  [
    "a save through a link",
    sending(() => newFile("data/testimonials/linked.json")),
    403,
    /reached by a link/,
  ],
  [
    "reading through a link",
    sending(() => ({ action: "getEntry", params: { path: "data/testimonials/linked.json" } })),
    403,
  ],
  ["deleting through a link", sending(() => remove("data/testimonials/linked.json")), 403],
  ["a picture into a linked folder", sending(() => picture("data/images/linked/new.jpg")), 403],
  ["a picture over a link", sending(() => picture("data/images/linked.jpg")), 403],
  [
    "seeing a picture in a linked folder",
    sending(() => ({ action: "getMediaFile", params: { path: "data/images/linked/secret.jpg" } })),
    403,
  ],
  [
    "seeing a linked picture",
    sending(() => ({ action: "getMediaFile", params: { path: "data/images/linked.jpg" } })),
    403,
  ],
];

const pictures: HostileRequest[] = [
  [
    "an SVG with a script, called PNG",
    sending(() => picture("data/images/new.png", svg)),
    415,
    /not a picture that the site can show/,
  ],
  [
    "a page, called JPEG",
    sending(() => picture("data/images/new.jpg", "<!doctype html><script>alert(1)</script>")),
    415,
  ],
  [
    "a page behind the first bytes of a JPEG",
    sending(() =>
      picture(
        "data/images/new.jpg",
        Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]),
      ),
    ),
    415,
    /cannot be opened/,
  ],
  ["a GIF, called PNG", sending(() => picture("data/images/new.png", "GIF89a")), 415],
  [
    "a HEIC picture, called JPEG",
    sending(() => picture("data/images/new.jpg", heic)),
    415,
    /HEIC picture, which browsers cannot show\. Save it as JPEG/,
  ],
  [
    "a small file that unpacks to a huge picture",
    sending(() => picture("data/images/new.png", bomb())),
    415,
  ],
  ["half a picture", sending(() => picture("data/images/new.jpg", photo.subarray(0, 100))), 415],
  ["nothing", sending(() => picture("data/images/new.jpg", "")), 415],
  [
    "a picture that is too large",
    sending(() => picture("data/images/new.jpg", Buffer.alloc(20_000_001, jpeg))),
    415,
    /has 20\.0 MB, and a picture may have at most 20\.0 MB/,
  ],
  [
    "a picture in another encoding",
    sending(() => picture("data/images/new.jpg", photo, "utf8")),
    400,
  ],
  [
    "another picture under a name that is taken",
    sending(() => picture(`data/${shown}`)),
    409,
    /There is a picture data\/images\/.* already/,
  ],
];

const content: HostileRequest[] = [
  [
    "a rating of 9",
    sending(() => newFile("data/testimonials/new.json", { ...janeNow, rating: 9 })),
    422,
    /^Testimonial “.*” › Stars is 9; it must be a whole number from 1 to 5$/,
  ],
  [
    "an empty text",
    sending(() => newFile("data/testimonials/new.json", { ...janeNow, text: " " })),
    422,
    /Words is empty; it must be some text/,
  ],
  [
    "an unknown field",
    sending(() => newFile("data/testimonials/new.json", { ...janeNow, onload: "x" })),
    422,
    /Onload is not a field/,
  ],
  [
    "a field that would change every object",
    sending(() => newFile("data/testimonials/new.json", `{"__proto__": {"rating": 5}}`)),
    422,
  ],
  [
    "a picture that is not there",
    sending(() =>
      newFile("data/projects/new.json", {
        ...(validFiles()["projects/blue-cape.json"] as object),
        picture: { file: "images/none.jpg", alt: "None" },
      }),
    ),
    422,
    /there is no data\/images\/none\.jpg/,
  ],
  [
    "deleting the home page",
    sending(() => remove("data/pages/home.json")),
    403,
    /the site needs it \(Home page\)/,
  ],
  ["deleting the business", sending(() => remove("data/site.json")), 403],
  [
    "deleting a service page",
    sending(() => remove("data/services/decks.json")),
    403,
    /a page that others link to/,
  ],
  [
    "deleting a testimonial that a page shows",
    sending(() => remove(`data/${jane}`)),
    422,
    /used by: .*Home page/,
  ],
  ["deleting FAQs that a page shows", sending(() => remove("data/faqs/home.json")), 422],
  ["deleting a picture that a page shows", sending(() => remove(`data/${shown}`)), 422],
  [
    "deleting one thing that may go and one that may not",
    sending(() => remove("data/testimonials/spare.json", "data/site.json")),
    403,
  ],
  ["deleting what is not there", sending(() => remove("data/testimonials/none.json")), 404],
];

/** Requests of someone who has the cookie, but is not the editor's own page. */
export const ofStrangers: readonly HostileRequest[] = strangers;

/** All that is refused, each for one reason alone. */
export const hostileRequests: readonly HostileRequest[] = [
  ...withoutKey,
  ...strangers,
  ...help,
  ...bodies,
  ...paths,
  ...lists,
  ...(missingLinks === undefined ? links : []),
  ...pictures,
  ...content,
];

/** What is carried out where the editor's own page asks for it. */
export const goodRequests: readonly [what: string, probe: (editor: TestEditor) => Probe][] = [
  ["a save", sending(goodSave)],
  ["a picture", sending(() => picture("data/images/new.jpg"))],
  ["a new file", sending(() => newFile("data/testimonials/new.json"))],
  ["a deletion", sending(() => remove("data/testimonials/spare.json"))],
  ["reading a file", sending(() => ({ action: "getEntry", params: { path: `data/${jane}` } }))],
  [
    "a list",
    sending(() => ({ action: "entriesByFolder", params: { folder: "data/testimonials" } })),
  ],
  ["the pictures", sending(() => ({ action: "getMedia", params: {} }))],
  ["a new file that a page shows", addTo(order, ["order"])],
  ["the lists of pages", sending(() => ({ action: "lists", params: { folder: "testimonials" } }))],
  ["the history", sending(() => ({ action: "history", params: {} }))],
  [
    "where a file is shown",
    sending(() => ({ action: "places", params: { path: `data/${jane}` } })),
  ],
  ["what the backend is", sending(() => ({ action: "info" }))],
  ["the status", () => ({ method: "GET", path: `${backendPath}/status` })],
  ["the help", () => asking(helpPath)],
  ["a picture of the help", () => asking(helpPicture)],
];
