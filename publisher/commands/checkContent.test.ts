import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { set, validFiles, type Files } from "../../test/contentFiles";
import { writeFiles } from "../../test/temporaryFolder";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function check(files: Files) {
  writeFiles(folder, files);
  const command = ["--import", "tsx", "publisher/commands/checkContent.ts", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("npm run check:content", () => {
  it("reports in one line that the content is in order", () => {
    const files = validFiles();
    const count = Object.keys(files).filter((file) => file.endsWith(".json")).length;
    const stdout = `The content is in order: ${count} files checked.\n`;
    expect(check(files)).toEqual({ status: 0, stdout, stderr: "" });
  });

  it("reports a single error in the singular", () => {
    const files = validFiles();
    delete files["areas.json"];
    const line = `Service areas: is missing; the site needs it (${folder}/areas.json)`;
    const stderr = `${line}\n\n1 error in 1 file.\n`;
    expect(check(files)).toEqual({ status: 1, stdout: "", stderr });
  });

  it("lists the first of very many errors, and counts the rest", () => {
    const files = validFiles();
    const known = files["testimonials/jane-d.json"] as object;
    const unknown = Array.from({ length: 10_000 }, (_, index) => [`field${index}`, ""]);
    files["testimonials/jane-d.json"] = { ...known, ...Object.fromEntries(unknown) };
    const { status, stderr } = check(files);
    const lines = stderr.split("\n");
    expect(status).toBe(1);
    expect(lines).toHaveLength(44);
    expect(lines.slice(39)).toEqual([
      expect.stringContaining("Field39 is not a known field"),
      "… and 9960 more",
      "",
      "10000 errors in 1 file.",
      "",
    ]);
  });

  it("lists every error with a count, and exits with a code that stops a build", () => {
    const files = validFiles();
    set(files, "testimonials/jane-d.json", "rating", 9);
    set(files, "testimonials/jane-d.json", "town", "");
    files["faqs/home.json"] = "[";
    expect(check(files)).toEqual({
      status: 1,
      stdout: "",
      stderr: [
        `FAQs “home”: line 1, column 2: the file ends here, but a [ is not closed with ] (${folder}/faqs/home.json)`,
        `Testimonial “jane-d name” › Town is empty; it must be some text (${folder}/testimonials/jane-d.json, town)`,
        `Testimonial “jane-d name” › Stars is 9; it must be a whole number from 1 to 5 (${folder}/testimonials/jane-d.json, rating)`,
        "",
        "3 errors in 2 files.",
        "",
      ].join("\n"),
    });
  });
});
