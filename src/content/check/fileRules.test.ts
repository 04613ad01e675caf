import { errorsOf, jane, janeNow, lines, refuses } from "../../../test/contentCheck";
import { validFiles } from "../../../test/contentFiles";
import { contentTypes } from "../model/contentTypes";

const folders = contentTypes.flatMap(({ folder }) => (folder ? `data/${folder}` : []));
const unexpected = `is in a place where no content is expected; entries go directly into ${folders.join(", ")}`;

const longName = "z".repeat(201);
// 244 bytes, in fewer characters.
const longPicture = `${"é".repeat(120)}.jpg`;

refuses({
  [`File notes.json: ${unexpected} (data/notes.json)`]: (files) => (files["notes.json"] = {}),
  [`File jo-a.json: ${unexpected} (data/testimonials/2024/jo-a.json)`]: (files) =>
    (files["testimonials/2024/jo-a.json"] = {}),
  [`File list.json: ${unexpected} (data/images/list.json)`]: (files) =>
    (files["images/list.json"] = {}),
  [lines(
    "About page: is missing; the site needs it (data/pages/about.json)",
    "File abuot.json: is in a place where no content is expected; did you mean data/pages/about.json? (data/pages/abuot.json)",
  )]: (files) => {
    files["pages/abuot.json"] = files["pages/about.json"];
    delete files["pages/about.json"];
  },
  "Testimonial “Zoë D”: may have only lowercase letters a to z, digits and hyphens in its name; call it zoe-d.json (data/testimonials/Zoë D.json)":
    (files) => (files["testimonials/Zoë D.json"] = files[jane]),
  "Testimonial “--”: must begin and end its name with a letter or a digit; call it testimonial.json (data/testimonials/--.json)":
    (files) => (files["testimonials/--.json"] = files[jane]),
  "Testimonial “zoe-”: must begin and end its name with a letter or a digit; call it zoe.json (data/testimonials/zoe-.json)":
    (files) => (files["testimonials/zoe-.json"] = files[jane]),
  [`Testimonial “${"z".repeat(80)}…”: has a name of 201 characters, but it may have at most 200; call it ${"z".repeat(200)}.json (data/testimonials/${longName}.json)`]:
    (files) => (files[`testimonials/${longName}.json`] = files[jane]),
  "Picture \\u001b[2J.jpg: has a character in its name that cannot be shown; rename it (data/images/\\u001b[2J.jpg)":
    (files) => (files["images/\u001b[2J.jpg"] = ""),
  "Picture my\\deck.jpg: has a backslash in its name; rename it (data/images/my\\deck.jpg)": (
    files,
  ) => (files["images/my\\deck.jpg"] = ""),
  [`Picture ${longPicture}: has a name that is too long; shorten it (data/images/${longPicture})`]:
    (files) => (files[`images/${longPicture}`] = ""),
  "File zoe-d.json.txt: must be called data/testimonials/zoe-d.json (data/testimonials/zoe-d.json.txt)":
    (files) => (files["testimonials/zoe-d.json.txt"] = files[jane]),
  "File zoe-d.json: must be called data/testimonials/zoe-d.json (data/Testimonials/zoe-d.json)": (
    files,
  ) => (files["Testimonials/zoe-d.json"] = files[jane]),
});

refuses({
  "Testimonial “con”: has a name that Windows keeps for itself; call it testimonial-con.json (data/testimonials/con.json)":
    (files) => (files["testimonials/con.json"] = { ...janeNow, name: "con" }),
  "Testimonial “王伟”: may have only lowercase letters a to z, digits and hyphens in its name; call it testimonial.json (data/testimonials/王伟.json)":
    (files) => (files["testimonials/王伟.json"] = { ...janeNow, name: "王伟" }),
});

it.each(["jane-d.json.txt", "jane-d.JSON", "Jane-D.json", "JANE_D.json", "Jane-D.json.txt"])(
  "does not let the name of %s become that of another file",
  (name) => {
    const copy = `testimonials/${name}`;
    expect(errorsOf({ ...validFiles(), [copy]: { ...janeNow, rating: 3 } })).toEqual([
      expect.stringContaining(
        `: looks like a copy of data/${jane}; delete it, or give it another name (data/${copy})`,
      ),
    ]);
  },
);

it("does not let the name of a page's copy become that of the page", () => {
  const files = validFiles();
  expect(errorsOf({ ...files, "pages/About.json": files["pages/about.json"] })).toEqual([
    "File About.json: looks like a copy of data/pages/about.json; delete it, or give it another name (data/pages/About.json)",
  ]);
});
