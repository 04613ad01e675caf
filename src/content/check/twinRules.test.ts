import { errorsOf, jane, janeNow, warns } from "../../../test/contentCheck";
import { set, validFiles } from "../../../test/contentFiles";

it.each([
  "jane-d (1)",
  "jane-d(2)",
  "jane-d - Copy",
  "jane-d - Copy (3)",
  "jane-d copy",
  "jane-d copy 2",
  "jane-d 2",
  "Copy of jane-d",
  "jane-d (copy)",
  "jane-d (another copy)",
  "jane-d (3rd copy)",
  "jane-d (Copy 2)",
  "jane-d (weitere Kopie)",
  "jane-d\u00a0copy",
  "jane-d - Kopie",
  "jane-d - Kopie (2)",
  "jane-d - Copie",
  "jane-d - copia",
  "jane-d - Co\u0301pia",
  "Kopie von jane-d",
  "jane-d.json",
  "jane-d (conflicted copy 2026-01-31 101112)",
  "jane-d (Karen's conflicted copy 2026-01-31)",
  "jane-d (Case Conflict)",
  "jane-d (SFConflict karen@example.com 2026-01-31)",
  "jane-d [conflicted]",
  "jane-d.sync-conflict-20260131-101112-ABCDEFG",
  "jane-d-DESKTOP-4F2K9QX",
  "jane-d-Karens-MacBook-Pro",
  "jane-d_REMOTE_1234",
  "Jane D (1)",
])("calls %s.json a copy", (name) => {
  const copy = `testimonials/${name}.json`;
  expect(errorsOf({ ...validFiles(), [copy]: { ...janeNow, rating: 3 } })).toEqual([
    `Testimonial “${name.replace("\u00a0", " ")}”: is a copy of data/${jane}, as programs make it that synchronize folders; delete it, unless it has something that the other one lacks (data/${copy})`,
  ]);
});

it("calls a file whose original is gone by a better name", () => {
  const files = validFiles();
  expect(errorsOf({ ...files, "testimonials/zoe (1).json": { ...janeNow, rating: 3 } })).toEqual([
    expect.stringContaining("call it zoe-1.json"),
  ]);
});

it("calls a file with two endings by the name before them", () => {
  const files = validFiles();
  expect(errorsOf({ ...files, "testimonials/zoe.json.json": { ...janeNow, rating: 3 } })).toEqual([
    expect.stringContaining("call it zoe.json ("),
  ]);
});

// A check that tried each shorter name many times would not end.
it("names a copy of many copies", () => {
  const copy = `testimonials/jane-d${" copy 2".repeat(27)}.json`;
  expect(errorsOf({ ...validFiles(), [copy]: { ...janeNow, rating: 3 } })).toEqual([
    expect.stringContaining(`is a copy of data/${jane}`),
  ]);
});

it("names a copy of a page, too", () => {
  const files = validFiles();
  expect(errorsOf({ ...files, "pages/about (1).json": files["pages/about.json"] })).toEqual([
    expect.stringContaining("is a copy of data/pages/about.json"),
  ]);
});

warns({
  "Testimonial “jane-d name”: has the same content as Testimonial “jane-d name” (data/testimonials/jane-d.json); delete one of them (data/testimonials/jane-d-2.json)":
    (files) => (files["testimonials/jane-d-2.json"] = files[jane]),
  "Project “blue-cape title”: has the same content as Project “blue-cape title” (data/projects/blue-cape.json); delete one of them (data/projects/blue-cape-again.json)":
    (files) => {
      set(files, "projects/blue-cape.json", "hidden", true);
      files["projects/blue-cape-again.json"] = files["projects/blue-cape.json"];
    },
});
