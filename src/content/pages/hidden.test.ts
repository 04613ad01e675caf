import { refuses, errorsOf, decks, home, jane } from "../../../test/contentCheck";
import { set, validFiles, type Files } from "../../../test/contentFiles";
import { resolveContent } from "../resolveContent";

const shown = (files: Files, file: string) =>
  resolveContent(new Map(Object.entries(files))).get(file);

/** A site that names a testimonial, a project and a question in more than one place. */
function site(): Files {
  const files = validFiles();
  set(files, home, "testimonials.testimonials", ["jane-d", "omar-k"]);
  set(files, decks, "testimonials", { heading: "In their words", testimonials: ["jane-d"] });
  set(files, "pages/testimonials.json", "order", ["lea-p", "jane-d"]);
  set(files, "pages/projects.json", "order", ["blue-cape"]);
  set(files, "testimonials/omar-k.json", "project", "blue-cape");
  set(files, "faqs/home.json", "items", [
    { question: "How long?", answer: "A week." },
    { question: "How much?", answer: "Less." },
  ]);
  return files;
}

it("removes a testimonial from every page, without a trace", () => {
  const files = site();
  const before = JSON.stringify(files);
  set(files, jane, "hidden", true);
  expect(errorsOf(files)).toEqual([]);
  expect(shown(files, jane)).toBeUndefined();
  expect(shown(files, home)).toMatchObject({ testimonials: { testimonials: ["omar-k"] } });
  expect(shown(files, "pages/testimonials.json")).toMatchObject({ order: ["lea-p"] });
  // An optional part without items disappears.
  expect(shown(files, decks)).not.toHaveProperty("testimonials");
  // The files still name the testimonial, so pages show it again.
  set(files, jane, "hidden", false);
  expect(shown(files, home)).toEqual(shown(site(), home));
  expect(shown(files, jane)).toEqual(shown(site(), jane));
  set(files, jane, "hidden", undefined);
  expect(JSON.stringify(files)).toBe(before);
});

it("removes a project from its page and from its testimonials", () => {
  const files = site();
  set(files, "projects/blue-cape.json", "hidden", true);
  expect(errorsOf(files)).toEqual([]);
  expect(shown(files, "projects/blue-cape.json")).toBeUndefined();
  expect(shown(files, "pages/projects.json")).toMatchObject({ order: [] });
  expect(shown(files, "testimonials/omar-k.json")).not.toHaveProperty("project");
});

refuses({
  "Home page › Testimonials would show nothing, because “Jane D.” is not on the site now; add another one there first (data/pages/home.json, testimonials › testimonials)":
    (files) => {
      set(files, home, "testimonials.testimonials", ["jane-d"]);
      set(files, jane, "name", "Jane D.");
      set(files, jane, "hidden", true);
    },
  "Questions “home” › Questions would show nothing, because “How long?” and “How much?” are not on the site now; add another one there first (data/faqs/home.json, items)":
    (files) =>
      set(files, "faqs/home.json", "items", [
        { question: "How long?", answer: "A week.", hidden: true },
        { question: "How much?", answer: "Less.", hidden: true },
      ]),
});
