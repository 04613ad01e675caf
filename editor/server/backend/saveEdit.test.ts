import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { decks, home, jane, janeNow } from "../../../test/contentCheck";
import { photo, set, validEntry, validFiles } from "../../../test/contentFiles";
import { editorsOfTests, refusal, sentPicture, type TestEditor } from "../../../test/editorBackend";

const start = editorsOfTests();

const omar = "testimonials/omar-k.json";
const ada = "testimonials/ada-a.json";

const edited = (it: TestEditor, file: string, change: object) => {
  const base = it.json(file);
  return { file, base, content: { ...base, ...change } };
};
const history = async (it: TestEditor) =>
  ((await it.act("historyBatch")).body as { edits: { id: string; files: string[] }[] }).edits;

describe("a save", () => {
  it("takes several entries and pictures at once, as one edit", async () => {
    const it = await start();
    const file = "images/new.jpg";
    const answer = await it.saveEdit(
      [
        edited(it, jane, { town: "Essex" }),
        edited(it, omar, { picture: { file, alt: "A new one" } }),
        { file: ada, content: { ...janeNow, name: "Ada A." } },
      ],
      { pictures: [sentPicture(file, photo)] },
    );
    expect(answer).toMatchObject({ status: 200, body: { kind: "saved", kept: [] } });
    expect(it.json(jane)).toMatchObject({ town: "Essex" });
    expect(it.json(ada)).toMatchObject({ name: "Ada A." });
    expect(existsSync(join(it.dataDir, file))).toBe(true);
    expect(it.edits).toEqual([[file, jane, omar, ada]]);
    expect((await history(it)).map(({ files }) => files)).toEqual([[file, jane, omar, ada]]);
  });

  it("writes nothing when nothing changed", async () => {
    const it = await start();
    await it.saveEdit([edited(it, jane, { town: "Essex" })]);
    const before = it.snapshot();
    await it.saveEdit([edited(it, jane, {})]);
    expect(it.snapshot()).toEqual(before);
    expect(it.edits).toHaveLength(1);
  });

  it("is carried out once, even if it is sent twice", async () => {
    const it = await start();
    const entries = [{ file: ada, content: { ...janeNow, name: "Ada A." } }];
    const first = await it.saveEdit(entries, { id: "1" });
    expect(await it.saveEdit(entries, { id: "1" })).toMatchObject({ body: first.body });
    // A new id stands for a restart, after which the editor has forgotten the first answer.
    expect(await it.saveEdit(entries, { id: "2" })).toMatchObject({ status: 200 });
    expect(await history(it)).toHaveLength(1);
  });

  it("keeps what others changed in other fields, and says so", async () => {
    const it = await start();
    const mine = edited(it, jane, { town: "Essex" });
    writeFileSync(join(it.dataDir, jane), JSON.stringify({ ...janeNow, rating: 3 }));
    const both = { ...janeNow, rating: 3, town: "Essex" };
    expect(await it.saveEdit([mine])).toMatchObject({
      body: {
        kind: "saved",
        entries: [{ file: jane, content: both }],
        kept: [expect.stringMatching(/^Stars: \d became 3$/)],
      },
    });
    expect(it.json(jane)).toEqual(both);
  });

  it("of a field that others changed, too, saves nothing and answers with theirs", async () => {
    const it = await start();
    const entries = [edited(it, jane, { town: "Essex" }), edited(it, omar, { town: "Essex" })];
    const theirs = { ...janeNow, town: "Towson" };
    writeFileSync(join(it.dataDir, jane), JSON.stringify(theirs));
    const before = it.snapshot();
    expect(await it.saveEdit(entries)).toMatchObject({
      status: 200,
      body: { kind: "conflict", entries: [{ file: jane, content: theirs }] },
    });
    expect(it.snapshot()).toEqual(before);
  });

  it("lets only one of several that began from the same version win", async () => {
    const it = await start();
    const towns = ["Essex", "Towson", "Bel Air", "Fallston"];
    const entries = towns.map((town) => edited(it, jane, { town }));
    const answers = await Promise.all(entries.map((entry) => it.saveEdit([entry])));
    const kinds = answers.map(({ body }) => (body as { kind: string }).kind);
    expect(kinds.toSorted()).toEqual(["conflict", "conflict", "conflict", "saved"]);
    expect(it.json(jane)).toMatchObject({ town: towns[kinds.indexOf("saved")] });
  });

  it("with an error saves nothing of all its entries, and names the field", async () => {
    const it = await start();
    const before = it.snapshot();
    const entries = [edited(it, jane, { town: "Essex" }), edited(it, omar, { rating: 9 })];
    expect(await it.saveEdit(entries)).toMatchObject({
      ...refusal(422, /Stars is 9; it must be a whole number from 1 to 5/),
      body: { issues: [{ file: `data/${omar}`, path: ["rating"] }] },
    });
    expect(it.snapshot()).toEqual(before);
  });

  it("that causes an error in another file is refused, and names that file", async () => {
    const it = await start();
    const moved = { ...it.json(decks), address: "/services/siding" };
    expect(await it.save(decks, moved)).toMatchObject(
      refusal(
        422,
        /Service page “.*” › Address is "\/services\/siding", which is also the address of/,
      ),
    );
  });

  it("ignores errors that other files already have", async () => {
    const files = validFiles();
    set(files, "faqs/home.json", "items.0.answer", "");
    const it = await start(files);
    expect(await it.saveEdit([edited(it, jane, { town: "Essex" })])).toMatchObject({ status: 200 });
  });

  it("adds an entry together with the page that names it", async () => {
    const it = await start();
    const page = it.json(home) as { testimonials: { testimonials: string[] } };
    const named = {
      ...page.testimonials,
      testimonials: ["ada-a", ...page.testimonials.testimonials],
    };
    const entries = [
      edited(it, home, { testimonials: named }),
      { file: ada, content: { ...janeNow, name: "Ada A." } },
    ];
    expect(await it.saveEdit(entries)).toMatchObject({ status: 200 });
    expect(it.json(home)).toMatchObject({ testimonials: named });
  });

  it("makes the folder of the first page of a town once it is valid", async () => {
    const files = validFiles();
    set(files, "projects/blue-cape.json", "location", "Towson");
    const it = await start(files);
    const file = "locations/towson-md.json";
    expect(await it.saveEdit([{ file, content: { town: "Towson" } }])).toMatchObject(
      refusal(422, /^Town page “Towson” › Story is missing/m),
    );
    expect(existsSync(join(it.dataDir, "locations"))).toBe(false);
    const paragraph = "Brick houses. ".repeat(60);
    const story = { heading: "Its houses", paragraphs: [paragraph, paragraph] };
    const content = { ...validEntry(file), town: "Towson", story };
    expect(await it.saveEdit([{ file, content }])).toMatchObject({ status: 200 });
    expect(existsSync(join(it.dataDir, file))).toBe(true);
  });
});

describe("a deletion", () => {
  const spare = { ...janeNow, name: "Spare S." };
  const file = "testimonials/spare.json";
  const files = { ...validFiles(), [file]: spare };

  it("removes the file, and is in the history", async () => {
    const it = await start(files);
    expect(await it.saveEdit([{ file, base: spare }])).toMatchObject({ status: 200 });
    expect(existsSync(join(it.dataDir, file))).toBe(false);
    const [edit] = await history(it);
    expect((await it.act("versions", { id: edit?.id })).body).toEqual([{ file, before: spare }]);
    // Somebody may have deleted the entry in the meantime.
    expect(await it.saveEdit([{ file, base: spare }])).toMatchObject({ status: 200 });
  });

  it("of an entry that somebody changed since answers with theirs", async () => {
    const it = await start(files);
    const theirs = { ...spare, town: "Towson" };
    writeFileSync(join(it.dataDir, file), JSON.stringify(theirs));
    expect(await it.saveEdit([{ file, base: spare }])).toMatchObject({
      body: { kind: "conflict", entries: [{ file, content: theirs }] },
    });
    expect(it.json(file)).toEqual(theirs);
  });

  it("of an entry or a picture that a page shows is refused, and names the places", async () => {
    const shown = "images/deck.jpg";
    const all = { ...validFiles(), [shown]: photo };
    set(all, jane, "picture", { file: shown, alt: "A deck" });
    const it = await start(all);
    expect(await it.saveEdit([], { pictures: [sentPicture(shown)] })).toMatchObject(
      refusal(
        422,
        /^Picture deck\.jpg cannot be deleted yet\. It is used in:\nTestimonial “.*” › Picture/,
      ),
    );
    expect(existsSync(join(it.dataDir, shown))).toBe(true);
  });

  it("of a page that the site needs is refused", async () => {
    const it = await start();
    expect(await it.saveEdit([{ file: home, base: it.json(home) }])).toMatchObject(
      refusal(403, /the site needs it \(Home page\)/),
    );
  });
});

describe("loading", () => {
  it("gives all content and the pictures, and names what cannot be read", async () => {
    const it = await start({ ...validFiles(), [jane]: '{ "name": }', "images/new.jpg": photo });
    const { body } = await it.act("load");
    const { files, unreadable, pictures } = body as {
      files: [string, unknown][];
      unreadable: { file: string; message: string }[];
      pictures: string[];
    };
    expect(Object.fromEntries(files)[omar]).toEqual(it.json(omar));
    expect(files.map(([file]) => file)).not.toContain(jane);
    expect(unreadable).toEqual([
      expect.objectContaining({
        file: `data/${jane}`,
        message: expect.stringMatching(/line 1, column 11: a value is missing/) as string,
      }),
    ]);
    expect(pictures).toContain("images/new.jpg");
  });

  it("gives a picture as a small copy, or whole", async () => {
    const bytes = await sharp({
      create: { width: 900, height: 12, channels: 3, background: "#111" },
    })
      .jpeg()
      .toBuffer();
    const it = await start({ ...validFiles(), "images/wide.jpg": bytes });
    const widthOf = async (size: string) => {
      const { body } = await it.act("picture", { file: "images/wide.jpg", size });
      return (await sharp(body as Buffer).metadata()).width;
    };
    expect([await widthOf("small"), await widthOf("full")]).toEqual([480, 900]);
  });
});
