import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { jane, janeNow } from "../../../test/contentCheck";
import { refusal, sentPicture, TestEditor } from "../../../test/editorBackend";
import { jpeg, photo, validFiles } from "../../../test/contentFiles";
import { animations } from "../../../test/animations";
import { canLink, itWithLinks } from "../../../test/specialFiles";
import { writeFiles } from "../../../test/temporaryFolder";

// Requests with the right key that would harm the content, or reach files outside of the content.

/** A picture that a page shows. */
const shown = Object.keys(validFiles()).find((file) => file.startsWith("images/")) ?? "";
const spare = { ...janeNow, name: "Spare S.", text: "Nobody shows this one." };

/** The spare entry as the editor saves it. */
const spareText = `${JSON.stringify(spare, null, 2)}\n`;

const editor = new TestEditor({ ...validFiles(), "testimonials/spare.json": spareText });
let before: Record<string, string>;

beforeAll(async () => {
  // The folder has files beside the content, and links to these files.
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

/** A request, and the status and the sentence of its refusal. */
type Row = [what: string, body: unknown, status: number, sentence?: RegExp];

const expectRefusal = async (_what: string, body: unknown, status: number, sentence = /./) =>
  expect(await editor.send({ body })).toMatchObject(refusal(status, sentence));

const asks = (action: string, params: object = {}) => ({ action, params });

const newTestimonial = "testimonials/new.json";
const newPicture = "images/new.jpg";
const wrong = { ...janeNow, rating: 9 };

/** A save of entries and pictures. */
const save = (entries: readonly unknown[], pictures: readonly unknown[] = []) =>
  asks("save", { id: "1", entries, pictures });

/** Saves a new file. */
const adds = (file: string, content: unknown = janeNow, pictures: readonly object[] = []) =>
  save([{ file, content }], pictures);

const uploads = (file: string, bytes: Buffer | string = photo) =>
  save([], [sentPicture(file, bytes)]);

const deletes = (...files: string[]) => save(files.map((file) => ({ file, base: spare })));
const deletesPicture = (file: string) => save([], [sentPicture(file)]);
const opens = (file: string) => asks("picture", { file, size: "full" });

describe("the editor's backend does not understand", () => {
  it.each<Row>([
    ["nothing", "", 400],
    ["no JSON", "{", 400],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22]), 400],
    ["deep nesting", "[".repeat(200_000), 400],
    ["a list", [adds(newTestimonial)], 400],
    ["an unknown action", asks("runCommand", { command: "ls" }), 400],
    ["an action that is a field of every object", asks("__proto__"), 400],
    ["fields of other types", asks("picture", { file: ["images/deck.jpg"], size: "full" }), 400],
    ["another size", asks("picture", { file: shown, size: "huge" }), 400],
    ["a batch of the history that is not text", asks("historyBatch", { before: { $ne: "" } }), 400],
    ["a save without entries", asks("save", { id: "1", pictures: [] }), 400],
    ["a save with a very long id", asks("save", { id: "1".repeat(101), entries: [] }), 400],
    ["bytes that are not base64", save([], [{ file: newPicture, bytes: "?" }]), 400],
    ["too many files at once", save(Array(101).fill({ file: newTestimonial })), 400],
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

// paths.test.ts has more paths outside of the content.
describe("the editor's backend leaves places outside of the content alone", () => {
  const outside = "../package.json";
  const picture = "images/../../new.jpg";

  it.each<Row>([
    ["saving", adds(outside), 403],
    ["saving with another file", save([{ file: outside }, { file: newTestimonial }]), 403],
    ["deleting", deletes(outside), 403],
    ["uploading", uploads(picture), 403],
    ["uploading with a save", adds(newTestimonial, janeNow, [sentPicture(picture, photo)]), 403],
    ["deleting a picture", deletesPicture(picture), 403],
    ["seeing a picture", opens(picture), 403],
    ["seeing content as a picture", opens(jane), 403],
    // The id of a change is never used as a path.
    [
      "the versions of an edit",
      asks("versions", { id: outside }),
      404,
      /no longer has this change/,
    ],
  ])("%s", expectRefusal);

  itWithLinks.each<Row>([
    ["a save through a link", adds("testimonials/linked.json"), 403, /is behind a link/],
    ["deleting through a link", deletes("testimonials/linked.json"), 403],
    ["a picture into a linked folder", uploads("images/linked/new.jpg"), 403],
    ["a picture over a link", uploads("images/linked.jpg"), 403],
    ["a linked folder", opens("images/linked/secret.jpg"), 403],
    ["a linked picture", opens("images/linked.jpg"), 403],
  ])("%s", expectRefusal);

  it("loading", async () => {
    const { status, body } = await editor.act("load");
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("Secret");
    expect((body as { pictures: string[] }).pictures.join()).not.toContain("linked");
  });
});

it.each<Row>([
  ["a new file in place of another", adds(jane, wrong), 409, /already exists under the same name/],
  ["an error beside a picture", adds(newTestimonial, wrong, [sentPicture(newPicture, photo)]), 422],
  ["a file that is a list", adds(newTestimonial, []), 422],
  ["a file that is a text", adds(newTestimonial, "{"), 422],
  ["a file that is too large", adds(newTestimonial, { text: "a".repeat(2_000_000) }), 422],
  [
    "nested groups without end",
    `{"action":"save","params":{"id":"1","pictures":[],"entries":[{"file":"${newTestimonial}","content":{"text": ${'{"a":'.repeat(8000)}1${"}".repeat(8000)}}}]}}`,
    400,
    /too many groups in each other/,
  ],
  [
    "a field that would change every object",
    `{"action":"save","params":{"id":"1","pictures":[],"entries":[{"file":"${newTestimonial}","content":{"__proto__": {}}}]}}`,
    422,
  ],
  ["deleting a page", deletes("pages/home.json"), 403, /the site needs it \(Home page\)/],
  [
    "deleting one file that may be deleted and one that may not",
    deletes("testimonials/spare.json", "site.json"),
    403,
  ],
  ["a picture under a used name", uploads(shown), 409, /picture data\/.* already exists/],
])("the editor's backend refuses %s", expectRefusal);

describe("the editor's backend refuses as a picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const svgLikeAvif = `<!--ftypavif-->${svg}`;
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  const page = Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]);

  it.each<[what: string, body: unknown, sentence: RegExp]>([
    ["an SVG, called PNG", uploads("images/new.png", svg), /not a picture that the site/],
    [
      "an SVG that begins like an AVIF",
      uploads("images/new.avif", svgLikeAvif),
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
      uploads(`images/new.${ending}`, bytes),
      /is animated, but the site shows only still pictures; save one frame as a JPEG/,
    ]),
  ])("%s", (what, body, sentence) => expectRefusal(what, body, 415, sentence));

  it("a small file that unpacks to a huge picture", async () => {
    const create = { width: 11_000, height: 11_000, channels: 3, background: "black" } as const;
    const huge = await sharp({ create }).toColourspace("b-w").png().toBuffer();
    expect(await editor.upload("images/new.png", huge)).toMatchObject(refusal(415, /./));
  });
});
