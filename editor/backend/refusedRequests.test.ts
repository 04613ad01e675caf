import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { jane, janeNow } from "../../test/contentCheck";
import { asset, refusal, TestEditor } from "../../test/editorBackend";
import { jpeg, photo, validFiles } from "../../test/contentFiles";
import { animations } from "../../test/animations";
import { canLink, itWithLinks } from "../../test/specialFiles";
import { writeFiles } from "../../test/temporaryFolder";

// Requests of the editor's own page that would harm the content, or reach beyond it.

/** A picture that a page shows. */
const shown = Object.keys(validFiles()).find((file) => file.startsWith("images/"));
const spare = { ...janeNow, name: "Spare S.", text: "Nobody shows this one." };

/** As the editor saves it. */
const spareText = `${JSON.stringify(spare, null, 2)}\n`;

const editor = new TestEditor({ ...validFiles(), "testimonials/spare.json": spareText });
let before: Record<string, string>;

beforeAll(async () => {
  // Files beside the content, and links to them.
  const outside = join(editor.folder, "outside");
  writeFiles(editor.folder, {
    "project/package.json": "{}",
    "outside/secret.json": JSON.stringify({ ...janeNow, name: "Secret" }),
    "outside/secret.jpg": photo,
  });
  if (canLink) {
    symlinkSync(join(outside, "secret.json"), join(editor.dataDir, "testimonials/linked.json"));
    symlinkSync(outside, join(editor.dataDir, "images/linked"));
    symlinkSync(join(outside, "secret.jpg"), join(editor.dataDir, "images/linked.jpg"));
  }
  await editor.start();
  before = editor.snapshot();
});
afterEach(() => expect(editor.edits).toEqual([]));
afterAll(async () => {
  expect(editor.snapshot()).toEqual(before);
  await editor.stop();
});

/** A request, the status of its refusal, and its sentence. */
type Row = [what: string, body: unknown, status: number, sentence?: RegExp];

const expectRefusal = async (_what: string, body: unknown, status: number, sentence = /./) =>
  expect(await editor.send({ body })).toMatchObject(refusal(status, sentence));

const asks = (action: string, params: object = {}) => ({ action, params });

const newTestimonial = "data/testimonials/new.json";
const newPicture = "data/images/new.jpg";
const janePath = `data/${jane}`;
const changed = { ...janeNow, town: "Essex" };
const wrong = { ...janeNow, rating: 9 };
/** The parameter of a save whose form was opened with a file. */
const old = { isNew: false };

/** Saves a new file. */
const saves = (path: string, raw: unknown = janeNow, more: object = {}) =>
  asks("persistEntry", {
    dataFiles: [{ path, raw: typeof raw === "string" ? raw : JSON.stringify(raw) }],
    assets: [],
    isNew: true,
    ...more,
  });

/** Saves a new testimonial that a list of a page is to name. */
const savesTo = (file: string, path: unknown[], at = 0) =>
  saves(newTestimonial, janeNow, { addTo: [{ file, path, at }] });

const uploads = (path: string, bytes?: Buffer | string) =>
  asks("persistMedia", { asset: asset(path, bytes) });

const deletes = (...paths: string[]) => asks("deleteFiles", { paths });

describe("the editor's backend does not understand", () => {
  it.each<Row>([
    ["nothing", "", 400],
    ["no JSON", "{", 400],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22]), 400],
    ["deep nesting", "[".repeat(200_000), 400],
    ["a list", [saves(newTestimonial)], 400],
    ["an unknown action", asks("runCommand", { command: "ls" }), 400],
    ["an action that is a field of every object", asks("__proto__"), 400],
    ["fields of other types", asks("getEntry", { path: ["data/site.json"] }), 400],
    ["an option of another type", asks("undo", { id: "1", isWhole: "yes" }), 400],
    ["a page of the history that is not text", asks("history", { before: { $ne: "" } }), 400],
    ["no file to save", asks("persistEntry", { dataFiles: [], assets: [] }), 400],
    [
      "too many files at once",
      saves("", "", { dataFiles: Array(101).fill({ path: newTestimonial, raw: "{}" }) }),
      400,
    ],
    ["the lists of another folder", asks("lists", { folder: ".." }), 400],
    ["a position before the first", savesTo("pages/testimonials.json", ["order"], -1), 400],
  ])("%s", expectRefusal);

  it("a body whose announced length is over the limit", async () => {
    const headers = { "content-length": 10 ** 9 };
    expect(await editor.send({ body: "{}", headers })).toMatchObject({ status: 413 });
  });

  it("a body that turns out larger than the limit", async () => {
    const headers = { "transfer-encoding": "chunked", "content-length": undefined };
    const sent = editor.send({ body: Buffer.alloc(70_000_000, " "), headers });
    const outcome = await sent.then(
      ({ status }) => status,
      () => "cut off",
    );
    expect([413, "cut off"]).toContain(outcome);
  });
});

it("logs nothing when a program ends in the middle of its request", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const socket = connect(editor.port, "127.0.0.1");
  const host = `localhost:${editor.port}`;
  const own = ["Content-Type: application/json", `Origin: http://${host}`];
  const head = ["POST /admin/enter HTTP/1.1", `Host: ${host}`, ...own, "Content-Length: 9"];
  socket.write(`${head.join("\r\n")}\r\n\r\n{`);
  await once(socket, "ready");
  socket.destroySoon();
  await once(socket, "close");
  expect(await editor.send({ body: "" })).toMatchObject({ status: 400 });
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

// paths.test.ts has more such places.
describe("the editor's backend leaves places outside of the content alone", () => {
  const outside = "data/../package.json";
  const picture = "data/images/../../new.jpg";

  it.each<Row>([
    ["saving", saves(outside), 403],
    ["reading", asks("getEntry", { path: outside }), 403],
    ["reading several", asks("entriesByFiles", { paths: ["data/site.json", outside] }), 403],
    ["deleting", deletes(outside), 403],
    ["deleting a picture", deletes(picture), 403],
    ["uploading", uploads(picture), 403],
    ["uploading with a save", saves(newTestimonial, janeNow, { assets: [asset(picture)] }), 403],
    ["seeing a picture", asks("getMediaFile", { path: picture }), 403],
    ["seeing a thumbnail", asks("thumbnail", { path: picture }), 403],
    ["listing the top folder", asks("entriesByFolder", { folder: "" }), 403],
    ["listing a folder above", asks("entriesByFolder", { folder: "data/testimonials/.." }), 403],
    ["listing the pages", asks("entriesByFolder", { folder: "data/pages" }), 403],
    // The id of a change is never used as a path.
    ["undoing", asks("undo", { id: outside }), 404, /history no longer has this change/],
    ["the earlier texts", asks("earlier", { id: outside }), 404],
    ["a list elsewhere", savesTo("data/../../etc/passwd", ["order"]), 409],
    ["a list in no page", savesTo("package.json", ["order"]), 409],
    ["a list of another kind", savesTo("pages/projects.json", ["order"]), 409],
    ["a field that is not a list", savesTo("pages/testimonials.json", ["title"]), 409],
    ["no list", savesTo("pages/testimonials.json", ["__proto__", "order"]), 409],
  ])("%s", expectRefusal);

  itWithLinks.each<Row>([
    ["a save through a link", saves("data/testimonials/linked.json"), 403, /is behind a link/],
    ["reading through a link", asks("getEntry", { path: "data/testimonials/linked.json" }), 403],
    ["deleting through a link", deletes("data/testimonials/linked.json"), 403],
    ["a picture into a linked folder", uploads("data/images/linked/new.jpg"), 403],
    ["a picture over a link", uploads("data/images/linked.jpg"), 403],
    ["a linked folder", asks("getMediaFile", { path: "data/images/linked/secret.jpg" }), 403],
    ["a linked picture", asks("getMediaFile", { path: "data/images/linked.jpg" }), 403],
  ])("%s", expectRefusal);

  it("listing through a link", async () => {
    const entries = await editor.act("entriesByFolder", { folder: "data/testimonials" });
    const media = await editor.act("getMedia");
    expect([entries.status, media.status]).toEqual([200, 200]);
    expect(JSON.stringify([entries.body, media.body])).not.toMatch(/secret|linked/i);
  });
});

it.each<Row>([
  ["a file that is not JSON", saves(newTestimonial, "{"), 422, /^Testimonial “new”: line 1/],
  ["a save that names no version of the file", saves(janePath, changed, old), 409, /elsewhere/],
  ["a save of a deleted file", saves("data/faqs/no.json", {}, old), 409, /has been deleted since/],
  ["a new file in place of another", saves(janePath), 409, /already exists under the same name/],
  [
    "a new entry that is already saved under another name",
    saves("data/testimonials/spare-1.json", spare),
    409,
    /^Testimonial “Spare S.” is already saved .*spare\.json/,
  ],
  ["an error beside a picture", saves(newTestimonial, wrong, { assets: [asset(newPicture)] }), 422],
  ["a file that is a list", saves(newTestimonial, "[]"), 422],
  [
    "nested groups without end",
    saves(newTestimonial, `{"text": ${'{"a":'.repeat(8000)}`),
    422,
    /^Testimonial “new”: line 1, column \d+: more than 100 groups and lists are nested/,
  ],
  ["a file that is too large", saves(newTestimonial, { text: "a".repeat(2_000_000) }), 422],
  ["a field that would change every object", saves(newTestimonial, '{"__proto__": {}}'), 422],
  ["deleting a page", deletes("data/pages/home.json"), 403, /the site needs it \(Home page\)/],
  [
    "deleting one file that may be deleted and one that may not",
    deletes("data/testimonials/spare.json", "data/site.json"),
    403,
  ],
  ["a picture under a used name", uploads(`data/${shown}`), 409, /picture data\/.* already exists/],
  ["deleting a missing file", deletes("data/testimonials/none.json"), 404],
])("the editor's backend refuses %s", expectRefusal);

describe("the editor's backend refuses as a picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const svgLikeAvif = `<!--ftypavif-->${svg}`;
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  const page = Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]);

  it.each<[what: string, body: unknown, sentence: RegExp]>([
    ["an SVG, called PNG", uploads("data/images/new.png", svg), /not a picture that the site/],
    [
      "an SVG that begins like an AVIF",
      uploads("data/images/new.avif", svgLikeAvif),
      /not a picture that the site/,
    ],
    ["a page after the first bytes of a JPEG", uploads(newPicture, page), /cannot be opened/],
    ["a HEIC picture, called JPEG", uploads(newPicture, heic), /HEIC picture.* Save it as a JPEG/],
    ["half a picture", uploads(newPicture, photo.subarray(0, 100)), /cannot be opened/],
    ["nothing", uploads(newPicture, ""), /not a picture that the site/],
    [
      "a picture that is too large",
      uploads(newPicture, Buffer.alloc(20_000_001, jpeg)),
      /is 20\.0 MB, but a picture may be at most 20\.0 MB/,
    ],
    ...animations.map(([kind, ending, bytes]): [string, unknown, RegExp] => [
      kind,
      uploads(`data/images/new.${ending}`, bytes),
      /is animated, but the site shows only still pictures; save one frame as a JPEG/,
    ]),
  ])("%s", (what, body, sentence) => expectRefusal(what, body, 415, sentence));

  it("a small file that unpacks to a huge picture", async () => {
    const create = { width: 11_000, height: 11_000, channels: 3, background: "black" } as const;
    const huge = await sharp({ create }).toColourspace("b-w").png().toBuffer();
    expect(await editor.upload("data/images/new.png", huge)).toMatchObject(refusal(415, /./));
  });
});
