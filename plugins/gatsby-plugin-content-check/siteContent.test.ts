import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { set, validFiles } from "../../test/contentFiles";
import { specialPictures } from "../../test/specialFiles";
import { formatIssue } from "../../src/content/check/checkContent";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { createContentReader } from "./siteContent";

// A few bytes stand for the renders that came with the site.
jest.mock("./launch/renders.json", () => {
  const { createHash } = jest.requireActual<typeof import("node:crypto")>("node:crypto");
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 7]);
  return { renders: [createHash("md5").update(bytes).digest("hex")] };
});

const folder = temporaryFolder();
const dataDir = () => join(folder.path, "data");
const reader = () => createContentReader(dataDir(), join(folder.path, "static"));

function change(file: string, path: string, value: unknown): void {
  const files = validFiles();
  set(files, file, path, value);
  writeFiles(dataDir(), files);
}

beforeEach(() => writeFiles(dataDir(), validFiles()));

describe("a content reader", () => {
  it("lists every file, and keeps the content that it checked", () => {
    const { errors, digests, read } = reader()();
    expect(errors).toEqual([]);
    expect(digests.get("testimonials/jane-d.json")).toMatch(/^[0-9a-f]{32}$/);
    writeFileSync(join(dataDir(), "testimonials/jane-d.json"), "half of a fi");
    const kept = JSON.parse(read("testimonials/jane-d.json").toString()) as object;
    expect(kept).toMatchObject({ slug: "jane-d", town: "jane-d town" });
  });

  it("changes the digest of each file that shows a changed fact", () => {
    const files = validFiles();
    set(files, "testimonials/jane-d.json", "text", "I called {phone}.");
    writeFiles(dataDir(), files);
    const read = reader();
    const before = read().digests;
    set(files, "site.json", "phone.number", "(410) 555-0199");
    writeFiles(dataDir(), files);
    const changed = [...read().digests].filter(([path, digest]) => before.get(path) !== digest);
    expect(changed.map(([path]) => path)).toEqual(
      expect.arrayContaining(["site.json", "testimonials/jane-d.json"]),
    );
    expect(changed.map(([path]) => path)).not.toContain("testimonials/lea-p.json");
  });

  it("returns the errors of the content check", () => {
    change("testimonials/jane-d.json", "rating", 9);
    expect(reader()().errors).toMatchObject([
      { file: "data/testimonials/jane-d.json", path: ["rating"] },
    ]);
  });

  it("reports a missing content folder", () => {
    rmSync(dataDir(), { recursive: true });
    expect(reader()().errors).toEqual([
      { file: "data", path: [], message: expect.stringMatching(/missing.*CONTENT_DIR/) as string },
    ]);
  });

  it.each(specialPictures)("reports %s, and does not read it", (_what, make, sentence) => {
    make(join(dataDir(), "images/new.jpg"));
    const { errors, digests, read } = reader()();
    expect(errors.map(formatIssue)).toEqual([`Picture new.jpg: ${sentence} (data/images/new.jpg)`]);
    expect(digests.has("images/new.jpg")).toBe(false);
    expect(() => read("images/new.jpg")).toThrow(`data/images/new.jpg ${sentence}`);
  });

  it("has one digest for equal content, and another one after each change", () => {
    const read = reader();
    const { digest } = read();
    expect(read().digest).toBe(digest);
    change("testimonials/jane-d.json", "town", "Elsewhere");
    const edited = read().digest;
    expect(edited).not.toBe(digest);
    writeFiles(join(folder.path, "static"), { "favicon.ico": "1" });
    const withIcon = read().digest;
    expect(withIcon).not.toBe(edited);
    writeFiles(join(folder.path, "static"), { "favicon.ico": "2" });
    expect(read().digest).not.toBe(withIcon);
    rmSync(join(dataDir(), "testimonials/lea-p.json"));
    expect(read().digests.has("testimonials/lea-p.json")).toBe(false);
  });

  it("notices a replaced picture", () => {
    const read = reader();
    const first = read();
    const picture = [...first.digests.keys()].find((path) => path.endsWith(".jpg")) ?? "";
    writeFileSync(join(dataDir(), picture), Buffer.from([0xff, 0xd8, 0xff, 0xe1, 1]));
    expect(read().digests.get(picture)).not.toBe(first.digests.get(picture));
  });

  it("lists the templates that its pages need", () => {
    const read = reader();
    const { templates } = read();
    change("services/siding.json", "address", "/services/other");
    expect(read().templates).toBe(templates);
    writeFiles(dataDir(), { "locations/towson-md.json": "{}" });
    expect(read().templates).not.toBe(templates);
    rmSync(join(dataDir(), "locations/towson-md.json"));
    expect(read().templates).toBe(templates);
  });

  it("lists the open points before the launch, unless there are errors", () => {
    const read = reader();
    const open = () => read().openPoints.map(({ file }) => file);
    const before = open();
    change("testimonials/jane-d.json", "sample", true);
    expect(open()).toEqual([...before, "data/testimonials/jane-d.json"]);
    change("testimonials/jane-d.json", "rating", 9);
    expect(open()).toEqual([]);
  });

  it("recognizes the renders that came with the site", () => {
    const render = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 7]);
    writeFileSync(join(dataDir(), "images/ours.jpg"), render);
    expect(reader()().openPoints).toContainEqual({
      file: "data/images",
      todo: expect.stringMatching(/images\/ours\.jpg$/) as string,
    });
  });
});
