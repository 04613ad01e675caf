import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { validFiles } from "../../../test/contentFiles";
import { withFaultyScan } from "../../../test/faultyPicture";
import { editorsOfTests, refusal, sentPicture, type TestEditor } from "../../../test/editorBackend";

// These tests upload and list pictures.

const project = "projects/blue-cape.json";
const projectNow = validFiles()[project] as Record<string, unknown>;

const start = editorsOfTests();

const photo = (width = 16, color = "#1f4e5a") =>
  sharp({ create: { width, height: 12, channels: 3, background: color } });
const metadataOf = (it: TestEditor) => sharp(join(it.dataDir, "images/new.jpg")).metadata();

describe("pictures", () => {
  it("are saved with the file that names them, re-encoded without the camera's metadata", async () => {
    const it = await start();
    const bytes = await photo(3000)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "39/1 28/1 0/1" } })
      .toBuffer();
    const content = { ...projectNow, picture: { file: "images/new.jpg", alt: "A new one" } };
    const pictures = [sentPicture("images/new.jpg", bytes)];
    expect(await it.save(project, content, pictures)).toMatchObject({ status: 200 });
    const { exif, width, format } = await metadataOf(it);
    expect({ exif, width, format }).toEqual({ exif: undefined, width: 2400, format: "jpeg" });
    expect(it.edits).toEqual([["images/new.jpg", project]]);
    // The editor sends a save again if its answer was lost.
    expect(await it.save(project, { ...content, title: "T" }, pictures)).toMatchObject({
      status: 200,
    });
  });

  it("are turned upright", async () => {
    const it = await start();
    const bytes = await photo(40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await it.upload("images/new.jpg", bytes);
    const { width, height, orientation } = await metadataOf(it);
    expect([width, height, orientation]).toEqual([12, 40, undefined]);
  });

  it("are taken with a fault that browsers do not mind", async () => {
    const it = await start();
    const bytes = withFaultyScan(await photo(40).jpeg().toBuffer());
    expect(await it.upload("images/new.jpg", bytes)).toMatchObject({ status: 200 });
  });

  it("are taken, and have a small copy, without the mark of their end", async () => {
    const bytes = (await photo(40).jpeg().toBuffer()).subarray(0, -2);
    const it = await start({ "images/a.jpg": bytes });
    expect(await it.upload("images/new.jpg", bytes)).toMatchObject({ status: 200 });
    const { body } = await it.act("picture", { file: "images/a.jpg", size: "small" });
    expect((await sharp(body as Buffer).metadata()).width).toBe(40);
  });

  it("are refused if only half of one arrived", async () => {
    const it = await start();
    const bytes = await photo(40).jpeg().toBuffer();
    expect(await it.upload("images/new.jpg", bytes.subarray(0, bytes.length - 40))).toMatchObject(
      refusal(415, /^new\.jpg cannot be opened/),
    );
  });

  it.each(["new.png", "new.webp", "new.avif", "new.jpeg"])("may be %s", async (name) => {
    const it = await start();
    const bytes = await photo()
      .toFormat(name.endsWith("jpeg") ? "jpeg" : (name.slice(4) as "png"))
      .toBuffer();
    expect(await it.upload(`images/${name}`, bytes)).toMatchObject({ status: 200 });
    expect(existsSync(join(it.dataDir, "images", name))).toBe(true);
  });

  it("are listed with the newest first", async () => {
    const bytes = await photo().jpeg().toBuffer();
    const it = await start({ "images/a.jpg": bytes, "images/b.jpg": bytes, "images/c.jpg": bytes });
    for (const [place, name] of ["a", "c", "b"].entries())
      utimesSync(join(it.dataDir, `images/${name}.jpg`), 0, 1_700_000_000 + place);
    const { pictures } = (await it.act("load")).body as { pictures: string[] };
    expect(pictures).toEqual(["images/b.jpg", "images/c.jpg", "images/a.jpg"]);
  });

  it("have an up-to-date small copy", async () => {
    const it = await start({ "images/a.jpg": await photo(900).jpeg().toBuffer() });
    const small = { file: "images/a.jpg", size: "small" };
    const widthNow = async () => {
      const { body } = await it.act("picture", small);
      return (await sharp(body as Buffer).metadata()).width;
    };
    expect(await widthNow()).toBe(480);
    writeFileSync(join(it.dataDir, "images/a.jpg"), await photo(90).jpeg().toBuffer());
    expect(await widthNow()).toBe(90);
  });

  it("that are transparent have a small copy on white", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 16, height: 12, channels: 4, background } });
    const it = await start({ "images/a.png": await clear.png().toBuffer() });
    const { body } = await it.act("picture", { file: "images/a.png", size: "small" });
    const { channels } = await sharp(body as Buffer).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  it("that are damaged have no small copy, and the refusal names them", async () => {
    const whole = await photo().jpeg().toBuffer();
    const it = await start({ "images/a.jpg": whole.subarray(0, 30) });
    expect(await it.act("picture", { file: "images/a.jpg", size: "small" })).toMatchObject(
      refusal(415, /^a\.jpg cannot be opened\. The file may be damaged/),
    );
  });
});
