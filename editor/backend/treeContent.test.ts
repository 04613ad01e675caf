/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkTree, contentTree, type ContentTree } from "../../src/content/check/checkContent";
import { set, validFiles, writeFiles, type Files } from "../../test/contentFiles";
import { plainFault } from "./treeContent";

/** The faults of content in which something was changed, as the editor tells them. */
function told(change: (files: Files) => void): string[] {
  const folders = [mkdtempSync(join(tmpdir(), "plain-")), mkdtempSync(join(tmpdir(), "plain-"))];
  const [before, after] = folders.map((folder, at): ContentTree => {
    const files = validFiles();
    if (at === 1) change(files);
    writeFiles(folder, files);
    const tree = contentTree(folder);
    if (!tree) throw new Error("There is no content.");
    return tree;
  });
  if (!before || !after) throw new Error("There is no content.");
  try {
    return checkTree(after).map((fault) => plainFault(fault, after, before));
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}

it("names the form and the field as they are called there", () => {
  expect(
    told((files) => {
      set(files, "testimonials/jane-d.json", "name", "Jane D.");
      set(files, "testimonials/jane-d.json", "rating", 9);
    }),
  ).toEqual(["Testimonial “Jane D.” › Stars is 9; it must be a whole number from 1 to 5"]);
});

it("names what was deleted by the name that people know, and the pages that show it", () => {
  const lines = told((files) => {
    set(files, "pages/home.json", "testimonials.testimonials", ["jane-d", "omar-k"]);
    delete files["testimonials/omar-k.json"];
  });
  const name = (validFiles()["testimonials/omar-k.json"] as { name: string }).name;
  expect(lines).toEqual([
    `Home page › Testimonials › Testimonial 2 is “${name}”, which is not there (any more); used by: Home page`,
  ]);
});

it("speaks of no files of the content", () => {
  const lines = told((files) => set(files, "services/decks.json", "address", "/services/siding"));
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/data\/|\.json/);
});
