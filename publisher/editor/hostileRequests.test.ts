/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { jpeg, validFiles } from "../../test/contentFiles";
import { fingerprint } from "../../src/content/editor/fingerprint";
import { TestEditor, type Probe } from "../../test/editorBackend";

const jane = "testimonials/jane-d.json";
const janeNow = validFiles()[jane] as object;
/** A picture that a page shows. */
const shown = Object.keys(validFiles()).find((file) => file.startsWith("images/")) ?? "";
const evil = "http://evil.example";

let editor: TestEditor;
let photo: Buffer;

beforeAll(async () => {
  const blank = { width: 8, height: 8, channels: 3, background: "#fff" } as const;
  photo = await sharp({ create: blank }).jpeg().toBuffer();
});

beforeEach(async () => {
  editor = new TestEditor();
  const outside = join(editor.folder, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "secret.json"), JSON.stringify({ ...janeNow, name: "Secret" }));
  writeFileSync(join(outside, "secret.jpg"), photo);
  symlinkSync(join(outside, "secret.json"), join(editor.dataDir, "testimonials/linked.json"));
  symlinkSync(outside, join(editor.dataDir, "images/linked"));
  symlinkSync(join(outside, "secret.jpg"), join(editor.dataDir, "images/linked.jpg"));
  mkdirSync(join(editor.folder, "project/.git/hooks"), { recursive: true });
  writeFileSync(join(editor.folder, "project/package.json"), "{}");
  await editor.start();
});
afterEach(() => editor.stop());

/** A save of valid content that would be carried out if nothing were wrong with it. */
const goodSave = () => ({
  action: "persistEntry",
  params: {
    dataFiles: [
      {
        path: `data/${jane}`,
        raw: JSON.stringify({ ...janeNow, town: "Essex", $base: baseOfJane() }),
      },
    ],
    assets: [],
    options: {},
  },
});
const baseOfJane = () => fingerprint(editor.read(jane));

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

type Row = [what: string, probe: () => Probe, status: number, sentence?: RegExp];

const withHeaders = (headers: Probe["headers"]) => () => ({ body: goodSave(), headers });
const sending = (body: () => unknown) => () => ({ body: body() });

const strangers: Row[] = [
  ["a foreign host, as by DNS rebinding", withHeaders({ host: "evil.example" }), 403],
  [
    "a foreign host with our port",
    () => withHeaders({ host: `evil.example:${editor.port}` })(),
    403,
  ],
  ["our host with another port", withHeaders({ host: "localhost:1" }), 403],
  [
    "a host that begins like ours",
    () => withHeaders({ host: `localhost:${editor.port}.evil.example` })(),
    403,
  ],
  ["a host that was not agreed on", () => withHeaders({ host: `127.0.0.1:${editor.port}` })(), 403],
  ["no origin, as from a command line", withHeaders({ origin: undefined }), 403],
  ["a foreign origin", withHeaders({ origin: evil }), 403],
  ["the origin null, as from a sandboxed frame or a file", withHeaders({ origin: "null" }), 403],
  [
    "our origin over another protocol",
    () => withHeaders({ origin: `https://localhost:${editor.port}` })(),
    403,
  ],
  [
    "our origin with something after it",
    () => withHeaders({ origin: `${editor.origin}.evil.example` })(),
    403,
  ],
  ["a page of another site", withHeaders({ "sec-fetch-site": "cross-site" }), 403],
  ["a page of another port", withHeaders({ "sec-fetch-site": "same-site" }), 403],
  ["what a proxy passes on", withHeaders({ "x-forwarded-for": "203.0.113.7" }), 403],
  ["what a proxy says it passes on", withHeaders({ forwarded: "for=203.0.113.7" }), 403],
  ["what a cache passes on", withHeaders({ via: "1.1 cache" }), 403],
  ["plain text, which any page may send", withHeaders({ "content-type": "text/plain" }), 415],
  ["a form", withHeaders({ "content-type": "application/x-www-form-urlencoded" }), 415],
  ["a form with files", withHeaders({ "content-type": "multipart/form-data; boundary=x" }), 415],
  ["no content type", withHeaders({ "content-type": undefined }), 415],
  ["a type that only begins like JSON", withHeaders({ "content-type": "application/jsonp" }), 415],
  ["a packed body", withHeaders({ "content-encoding": "gzip" }), 415],
  ["a link", () => ({ method: "GET" }), 405],
  ["PUT", () => ({ method: "PUT", body: goodSave() }), 405],
  ["DELETE", () => ({ method: "DELETE", body: goodSave() }), 405],
  [
    "the question whether another site may ask",
    () => ({
      method: "OPTIONS",
      headers: { origin: evil, "access-control-request-method": "POST" },
    }),
    405,
  ],
  ["an address below ours", () => ({ path: "/api/v1/../../etc/passwd", body: goodSave() }), 404],
  [
    "the status, asked for by a foreign host",
    () => ({ method: "GET", path: "/api/v1/status", headers: { host: "evil.example" } }),
    403,
  ],
];

const bodies: Row[] = [
  ["nothing", () => ({ body: "" }), 400],
  ["no JSON", () => ({ body: "{" }), 400],
  ["no UTF-8", () => ({ body: Buffer.from([0x22, 0xff, 0x22]) }), 400],
  ["a list", sending(() => [goodSave()]), 400],
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

const paths: Row[] = [
  ...places.flatMap((path): Row[] => [
    [`a save to ${JSON.stringify(path)}`, sending(() => newFile(path)), 403],
    [
      `reading ${JSON.stringify(path)}`,
      sending(() => ({ action: "getEntry", params: { path } })),
      403,
    ],
    [`deleting ${JSON.stringify(path)}`, sending(() => remove(path)), 403],
    [
      `undoing ${JSON.stringify(path)}`,
      sending(() => ({ action: "undo", params: { path, base: null } })),
      403,
    ],
  ]),
  ...picturePlaces.flatMap((path): Row[] => [
    [`a picture at ${JSON.stringify(path)}`, sending(() => picture(path)), 403],
    [
      `seeing ${JSON.stringify(path)}`,
      sending(() => ({ action: "getMediaFile", params: { path } })),
      403,
    ],
  ]),
  [
    "a picture among the files of a save",
    sending(() => {
      const save = goodSave();
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
    sending(() => {
      const save = goodSave();
      const [file] = save.params.dataFiles;
      return {
        ...save,
        params: { ...save.params, dataFiles: [{ ...file, newPath: "data/testimonials/new.json" }] },
      };
    }),
    403,
  ],
];

const links: Row[] = [
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

const pictures: Row[] = [
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

const content: Row[] = [
  [
    "a rating of 9",
    sending(() => newFile("data/testimonials/new.json", { ...janeNow, rating: 9 })),
    422,
    /^data\/testimonials\/new\.json: rating is 9; it must be a whole number from 1 to 5$/,
  ],
  [
    "an empty text",
    sending(() => newFile("data/testimonials/new.json", { ...janeNow, text: " " })),
    422,
    /text is empty; it must be some text/,
  ],
  [
    "an unknown field",
    sending(() => newFile("data/testimonials/new.json", { ...janeNow, onload: "x" })),
    422,
    /onload is not a field/,
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

describe("the editor's backend refuses", () => {
  it.each([...strangers, ...bodies, ...paths, ...links, ...pictures, ...content])(
    "%s",
    async (_what, probe, status, sentence = /./) => {
      const before = editor.snapshot();
      const answer = await editor.send(probe());
      expect(answer).toMatchObject({
        status,
        body: { error: expect.stringMatching(sentence) as string },
      });
      expect(
        Object.keys(answer.headers).filter((name) => name.startsWith("access-control")),
      ).toEqual([]);
      expect(editor.snapshot()).toEqual(before);
      expect(editor.edits).toEqual([]);
    },
  );

  it("a body that turns out larger than the limit", async () => {
    const before = editor.snapshot();
    const sent = editor.send({
      body: Buffer.alloc(70_000_000, " "),
      headers: { "transfer-encoding": "chunked", "content-length": undefined },
    });
    const refused = await sent.then(
      ({ status }) => status,
      () => "cut off",
    );
    expect([413, "cut off"]).toContain(refused);
    expect(editor.snapshot()).toEqual(before);
  });

  it("links in its lists", async () => {
    const entries = await editor.act("entriesByFolder", { folder: "data/testimonials" });
    expect(JSON.stringify(entries.body)).not.toContain("Secret");
    const media = await editor.act("getMedia");
    expect(JSON.stringify(media.body)).not.toMatch(/secret|linked/);
  });

  it("other computers", async () => {
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((each) => each && !each.internal && each.family === "IPv4");
    if (!outer) return; // a machine without a network has none
    const open = new TestEditor();
    await open.start("0.0.0.0");
    try {
      const answer = await open.send({ host: outer.address, body: { action: "info" } });
      expect(answer.status).toBe(403);
    } finally {
      await open.stop();
    }
  });

  it("nothing of the kind above when it is the editor's own page that asks", async () => {
    expect(await editor.send({ body: goodSave() })).toMatchObject({ status: 200 });
    expect(await editor.send({ body: picture("data/images/new.jpg") })).toMatchObject({
      status: 200,
    });
    expect(await editor.send({ body: newFile("data/testimonials/new.json") })).toMatchObject({
      status: 200,
    });
    expect(await editor.send({ body: remove("data/testimonials/new.json") })).toMatchObject({
      status: 200,
    });
  });
});
