import { readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { md5 } from "../files/files";
import { decks, jane } from "../../test/contentCheck";
import { photo, set, validFiles } from "../../test/contentFiles";
import { itWithLinks, specialFiles, specialPictures } from "../../test/specialFiles";
import { withFaultyScan } from "../../test/faultyPicture";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { createContentReader } from "./buildInput";

const folder = temporaryFolder();
const dataDir = () => join(folder.path, "data");
const reader = () =>
  createContentReader(dataDir(), join(folder.path, "static"), join(folder.path, "pictures"));

/** Writes valid content with one changed value. */
function change(file: string, path: string, value: unknown, files = validFiles()): void {
  set(files, file, path, value);
  writeFiles(dataDir(), files);
}

beforeEach(() => writeFiles(dataDir(), validFiles()));

it("lists every file, and keeps the content that it checked", async () => {
  const { errors, digests, read } = await reader()();
  expect(errors).toEqual([]);
  expect(digests.get(jane)).toMatch(/^[0-9a-f]{32}$/);
  writeFiles(dataDir(), { [jane]: "half of a fi" });
  expect(JSON.parse(read(jane).toString())).toMatchObject({ slug: "jane-d", town: "jane-d town" });
});

it("changes the digest of each file that shows a changed fact", async () => {
  const files = validFiles();
  change(jane, "text", "I called {phone}.", files);
  const read = reader();
  const before = (await read()).digests;
  change("site.json", "phone.number", "(410) 555-0199", files);
  const changed = [...(await read()).digests].filter(
    ([path, digest]) => before.get(path) !== digest,
  );
  const paths = changed.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(["site.json", jane]));
  expect(paths).not.toContain("testimonials/lea-p.json");
});

it.each(specialPictures)("reports %s once, and does not read it", async (_what, make, sentence) => {
  change(decks, "hero.picture.file", "images/new.jpg");
  make(join(dataDir(), "images/new.jpg"));
  const { errors, digests, read } = await reader()();
  expect(errors.map(({ message }) => message)).toEqual([`Picture new.jpg: ${sentence}`]);
  expect(digests.has("images/new.jpg")).toBe(false);
  expect(() => read("images/new.jpg")).toThrow(`data/images/new.jpg ${sentence}`);
});

it("has one digest for equal content, and another one after each change", async () => {
  const read = reader();
  const digests = [(await read()).digest];
  expect((await read()).digest).toBe(digests[0]);
  const changes: (() => void)[] = [
    () => change(jane, "town", "Elsewhere"),
    () => writeFiles(folder.path, { "static/favicon.ico": "1" }),
    () => writeFiles(folder.path, { "static/favicon.ico": "2" }),
    () => writeFiles(dataDir(), { "images/picture-1.jpg": Buffer.concat([photo, Buffer.of(0)]) }),
    () => rmSync(join(dataDir(), "testimonials/lea-p.json")),
  ];
  for (const make of changes) {
    make();
    digests.push((await read()).digest);
  }
  expect(new Set(digests).size).toBe(6);
});

itWithLinks("has another digest after a change behind a link in static/", async () => {
  writeFiles(folder.path, { "static/icon.svg": "1", "papers/price.txt": "$1" });
  symlinkSync(join(folder.path, "papers"), join(folder.path, "static/papers"));
  symlinkSync(join(folder.path, "papers/price.txt"), join(folder.path, "static/price.txt"));
  const read = reader();
  const before = (await read()).digest;
  writeFiles(folder.path, { "papers/price.txt": "$2" });
  expect((await read()).digest).not.toBe(before);
});

it.each(specialFiles)(
  "names %s in static/, which Gatsby could not copy",
  async (_what, make, said) => {
    writeFiles(folder.path, { "static/papers/price.txt": "$1" });
    make(join(folder.path, "static/papers/.#price.txt"));
    await expect(reader()()).rejects.toThrow(`static/papers/.#price.txt ${said}`);
  },
);

itWithLinks("names a circle of links in static/", async () => {
  writeFiles(folder.path, { "static/papers/price.txt": "$1" });
  symlinkSync(".", join(folder.path, "static/papers/all"));
  await expect(reader()()).rejects.toThrow(
    "static/papers/all is a link to a folder above it; delete it",
  );
});

it("takes a file of static/ of any size", async () => {
  writeFiles(folder.path, { "static/map.json": "1".repeat(2_000_000) });
  await expect(reader()()).resolves.toHaveProperty("errors", []);
});

it("reads a file of static/ with a backslash in its name", async () => {
  writeFiles(folder.path, { "static/papers\\price.txt": "$1" });
  expect((await reader()()).errors).toEqual([]);
});

it("names what a build bundles: the templates of its pages, and where its forms send to", async () => {
  const read = reader();
  const { bundled } = await read();
  change("services/siding.json", "address", "/services/other");
  expect((await read()).bundled).toBe(bundled);
  writeFiles(dataDir(), { "locations/towson-md.json": "{}" });
  expect((await read()).bundled).not.toBe(bundled);
  rmSync(join(dataDir(), "locations/towson-md.json"));
  expect((await read()).bundled).toBe(bundled);
  change("site.json", "delivery", { address: "https://forms.example/f/1" });
  expect((await read()).bundled).not.toBe(bundled);
});

it("lists the open points before the launch, unless there are errors", async () => {
  const read = reader();
  const open = async () => (await read()).openPoints.map(({ file }) => file);
  const before = await open();
  change(jane, "sample", true);
  expect(await open()).toEqual([...before, `data/${jane}`]);
  change(jane, "rating", 9);
  expect(await open()).toEqual([]);
});

describe("a picture that was put into the folder by hand", () => {
  const picture = "images/picture-1.jpg";
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#1f4e5a" } }).jpeg();
  const readWith = async (bytes: Buffer) => {
    writeFiles(dataDir(), { [picture]: bytes });
    return reader()();
  };

  it("is published upright, no larger than needed, and without metadata", async () => {
    const phones = await drawn(3000, 2000)
      .withExif({ IFD3: { GPSLatitude: "39/1 28/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { errors, read, digests } = await readWith(phones);
    expect(errors).toEqual([]);
    const { width, height, exif, orientation } = await sharp(read(picture)).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 1600,
      height: 2400,
      exif: undefined,
      orientation: undefined,
    });
    expect(digests.get(picture)).toBe(md5(read(picture)));
  });

  it("is published in the colors of screens", async () => {
    const { read } = await readWith(await drawn(40, 30).toColorspace("cmyk").toBuffer());
    expect(await sharp(read(picture)).metadata()).toMatchObject({ space: "srgb", channels: 3 });
  });

  it.each(["png", "webp", "avif"] as const)(
    "is published on white if it is a transparent %s called JPEG",
    async (format) => {
      const background = { r: 31, g: 78, b: 90, alpha: 0 };
      const clear = sharp({ create: { width: 40, height: 30, channels: 4, background } });
      const { errors, read } = await readWith(await clear.toFormat(format).toBuffer());
      expect(errors).toEqual([]);
      const { channels } = await sharp(read(picture)).stats();
      expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
    },
  );

  it("is published as it is if it needs no change", async () => {
    const bytes = await drawn(40, 30).toBuffer();
    const { read } = await readWith(bytes);
    expect(read(picture).equals(bytes)).toBe(true);
  });

  it("is taken with a fault that browsers do not mind, and is mended", async () => {
    const { errors, read } = await readWith(withFaultyScan(await drawn(40, 30).toBuffer()));
    expect(errors).toEqual([]);
    await expect(sharp(read(picture), { failOn: "warning" }).stats()).resolves.toBeDefined();
  });

  it("is taken without the mark of its end, and is mended", async () => {
    const { errors, read } = await readWith((await drawn(40, 30).toBuffer()).subarray(0, -2));
    expect(errors).toEqual([]);
    await expect(sharp(read(picture), { failOn: "warning" }).stats()).resolves.toBeDefined();
  });

  it.each([3, 20, 200])("is refused without its last %i bytes", async (count) => {
    const { errors } = await readWith((await drawn(400, 300).toBuffer()).subarray(0, -count));
    expect(errors[0]?.message).toMatch(/cannot be decoded/);
  });

  it("is named with its entry if only half of it is there", async () => {
    const whole = await drawn(400, 300).toBuffer();
    const { errors } = await readWith(whole.subarray(0, whole.length / 2));
    expect(errors.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        /^.+ is "images\/picture-1\.jpg", but data\/images\/picture-1\.jpg cannot be decoded: it is damaged, or only half of it was copied; save it again as a JPEG, and replace it$/,
      ),
    );
  });

  it("is encoded once, even if the publisher starts again", async () => {
    await readWith(await drawn(44, 33).withMetadata({ orientation: 3 }).toBuffer());
    const cache = join(folder.path, "pictures");
    const made = readdirSync(cache).find((name) => name.endsWith(".picture")) ?? "";
    writeFileSync(join(cache, made), "made before");
    expect((await reader()()).read(picture).toString()).toBe("made before");
  });
});
