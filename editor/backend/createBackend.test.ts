import { existsSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { decks, jane, janeNow } from "../../test/contentCheck";
import { jpeg, set, validEntry, validFiles } from "../../test/contentFiles";
import { eventually } from "../../test/eventually";
import { backendPath } from "../routes";
import { asset, editorsOfTests, refusal, testKey } from "../../test/editorBackend";

const start = editorsOfTests();

const pictureOf = (background: string) =>
  sharp({ create: { width: 16, height: 12, channels: 3, background } })
    .jpeg()
    .toBuffer();

it("reports the error in an unreadable file instead of an empty form", async () => {
  const it = await start({ ...validFiles(), [jane]: '{ "name": }' });
  expect(await it.act("getEntry", { path: `data/${jane}` })).toMatchObject(
    refusal(422, /^Testimonial “jane-d”: line 1, column 11: a value is missing/),
  );
  const { body } = await it.act("entriesByFolder", { folder: "data/testimonials" });
  expect(body).toHaveLength(2);
});

describe("saving", () => {
  it("writes nothing when nothing changed", async () => {
    const it = await start();
    await it.save(jane, { ...janeNow, town: "Essex" });
    const before = it.snapshot();
    await it.save(jane, { ...janeNow, town: "Essex" });
    expect(it.snapshot()).toEqual(before);
    expect(it.edits).toHaveLength(1);
  });

  it("creates the folder of the first page of a town once it is valid, and can delete the page", async () => {
    const files = validFiles();
    set(files, "projects/blue-cape.json", "location", "Towson");
    const it = await start(files);
    const file = "locations/towson-md.json";
    const listed = async () =>
      (await it.act("entriesByFolder", { folder: "data/locations" })).body as unknown[];
    const saved = await it.save(file, { town: "Towson" }, { newEntry: true });
    expect(saved).toMatchObject(refusal(422, /^Town page “Towson” › Story is missing/m));
    expect(existsSync(join(it.dataDir, "locations"))).toBe(false);
    const paragraph = "Brick houses. ".repeat(60);
    const story = { heading: "Its houses", paragraphs: [paragraph, paragraph] };
    await it.save(file, { ...validEntry(file), town: "Towson", story }, { newEntry: true });
    expect(await listed()).toHaveLength(1);
    expect((await it.act("deleteFiles", { paths: [`data/${file}`] })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it("keeps the changes of others to fields that a form did not change", async () => {
    const it = await start();
    const base = it.read(jane);
    writeFileSync(join(it.dataDir, jane), JSON.stringify({ ...janeNow, rating: 3 }));
    const kept = [expect.stringMatching(/^Stars: \d became 3$/)];
    const saved = await it.save(jane, { ...janeNow, town: "Essex" }, { base });
    expect(saved).toMatchObject({ status: 200, body: { kept } });
    expect(JSON.parse(it.read(jane))).toEqual({ ...janeNow, rating: 3, town: "Essex" });
    // The form still shows the older number of stars.
    const form = JSON.stringify({ ...janeNow, town: "Essex" });
    const next = await it.save(jane, { ...janeNow, town: "Towson" }, { base: form });
    expect(next.status).toBe(200);
    expect(JSON.parse(it.read(jane))).toEqual({ ...janeNow, rating: 3, town: "Towson" });
  });

  it("saves only one of several forms that were opened with the same version", async () => {
    const it = await start();
    const base = it.read(jane);
    const towns = ["Essex", "Towson", "Bel Air", "Fallston"];
    const saves = towns.map((town) => it.save(jane, { ...janeNow, town }, { base }));
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = towns[answers.findIndex(({ status }) => status === 200)];
    expect(JSON.parse(it.read(jane))).toMatchObject({ town: winner });
  });

  it("loses nothing of a request that names a file twice", async () => {
    const it = await start();
    const version = (change: object) => ({
      path: `data/${jane}`,
      raw: JSON.stringify({ ...janeNow, ...change }),
      base: it.read(jane),
    });
    const dataFiles = [version({ town: "Essex" }), version({ rating: 3 })];
    await it.act("persistEntry", { dataFiles, assets: [] });
    expect(JSON.parse(it.read(jane))).toEqual({ ...janeNow, town: "Essex", rating: 3 });
    const colors = await Promise.all(["#111", "#eee"].map((color) => pictureOf(color)));
    const assets = colors.map((bytes) => asset("data/images/new.jpg", bytes));
    expect(
      await it.act("persistEntry", { dataFiles: [version({ town: "Towson" })], assets }),
    ).toMatchObject(refusal(409, /^The picture data\/images\/new\.jpg already exists/));
  });

  it("refuses an edit that causes an error in another file, and names that file", async () => {
    const it = await start();
    const moved = { ...(JSON.parse(it.read(decks)) as object), address: "/services/siding" };
    const sentence =
      /Service page “.*” › Address is "\/services\/siding", which is also the address of/;
    expect(await it.save(decks, moved)).toMatchObject(refusal(422, sentence));
  });

  it("ignores errors that another file already has", async () => {
    const files = validFiles();
    set(files, "faqs/home.json", "items.0.answer", "");
    const it = await start(files);
    expect(await it.save(jane, { ...janeNow, town: "Essex" })).toMatchObject({ status: 200 });
  });
});

it("refuses to delete a picture that others use, and lists the uses", async () => {
  const files = validFiles();
  const picture = { file: "images/deck.jpg", alt: "A deck" };
  for (const file of [jane, "testimonials/omar-k.json"]) set(files, file, "picture", picture);
  const it = await start({ ...files, "images/deck.jpg": jpeg });
  const before = it.snapshot();
  expect(await it.act("deleteFiles", { paths: ["data/images/deck.jpg"] })).toMatchObject(
    refusal(
      422,
      /^Picture deck\.jpg cannot be deleted yet\. It is used in:\n(Testimonial “.*” › Picture › File\n){2}Remove it from there first\.$/,
    ),
  );
  expect(it.snapshot()).toEqual(before);
});

it("reads one long request at a time, so that many uploads take little memory", async () => {
  const it = await start();
  const stalled = request({
    port: it.port,
    path: backendPath,
    method: "POST",
    headers: {
      host: `localhost:${it.port}`,
      origin: it.origin,
      cookie: it.cookie,
      authorization: `Bearer ${testKey}`,
      "content-type": "application/json; charset=utf-8",
      "content-length": 2_000_000,
      "sec-fetch-site": "same-origin",
    },
  });
  stalled.on("error", () => undefined);
  stalled.write("{");
  await eventually(() => (stalled.socket?.bytesWritten ?? 0) > 0, true);
  const short = () => it.act("getEntry", { path: `data/${jane}` });
  await short();
  const waiting = it.act("getEntry", { path: `data/${jane}`, more: " ".repeat(1_000_001) });
  let isAnswered = false;
  void waiting.then(() => (isAnswered = true));
  // A short request overtakes it.
  for (let at = 0; at < 5; at += 1) expect(await short()).toMatchObject({ status: 200 });
  expect(isAnswered).toBe(false);
  stalled.destroy();
  expect(await waiting).toMatchObject({ status: 200 });
});
