import { jane, refuses, type Row } from "../../../test/contentCheck";

const unexpected =
  "is in a place where no content is expected; " +
  "entries go directly into data/testimonials, data/faqs, data/projects, data/services, data/locations";

const places: Row[] = [
  [
    "a missing page",
    (files) => delete files["pages/about.json"],
    "About page: is missing; the site needs it (data/pages/about.json)",
  ],
  [
    "missing facts of the business",
    (files) => delete files["site.json"],
    "The business: is missing; the site needs it (data/site.json)",
  ],
  [
    "a file where no content is expected",
    (files) => (files["notes.json"] = {}),
    `File notes.json: ${unexpected} (data/notes.json)`,
  ],
  [
    "a file in a folder of a folder",
    (files) => (files["testimonials/2024/jo-a.json"] = {}),
    `File jo-a.json: ${unexpected} (data/testimonials/2024/jo-a.json)`,
  ],
  [
    "JSON among the pictures",
    (files) => (files["images/list.json"] = {}),
    `File list.json: ${unexpected} (data/images/list.json)`,
  ],
  [
    "a page whose file name is misspelled",
    (files) => {
      files["pages/abuot.json"] = files["pages/about.json"];
      delete files["pages/about.json"];
    },
    "About page: is missing; the site needs it (data/pages/about.json)",
    "File abuot.json: is in a place where no content is expected; did you mean data/pages/about.json? (data/pages/abuot.json)",
  ],
  [
    "a file name with capital letters and a space",
    (files) => (files["testimonials/Zoë D.json"] = files[jane]),
    "Testimonial “Zoë D”: may have only lowercase letters a to z, digits and hyphens in its name; call it zoe-d.json (data/testimonials/Zoë D.json)",
  ],
  [
    "a file name without a letter",
    (files) => (files["testimonials/--.json"] = files[jane]),
    "Testimonial “--”: must begin and end its name with a letter or a digit (data/testimonials/--.json)",
  ],
  [
    "a file name that ends in a hyphen",
    (files) => (files["testimonials/zoe-.json"] = files[jane]),
    "Testimonial “zoe-”: must begin and end its name with a letter or a digit; call it zoe.json (data/testimonials/zoe-.json)",
  ],
  [
    "a very long file name",
    (files) => (files[`testimonials/${"z".repeat(201)}.json`] = files[jane]),
    `Testimonial “${"z".repeat(80)}…”: has a name of 201 characters, and it may have at most 200; call it ${"z".repeat(200)}.json (data/testimonials/${"z".repeat(201)}.json)`,
  ],
  [
    "a picture whose name would clear the terminal",
    (files) => (files["images/\u001b[2J.jpg"] = ""),
    "Picture \\u001b[2J.jpg: has a character in its name that cannot be shown; rename it (data/images/\\u001b[2J.jpg)",
  ],
  [
    "a file with a hidden extension",
    (files) => (files["testimonials/zoe-d.json.txt"] = files[jane]),
    "File zoe-d.json.txt: must be called zoe-d.json (data/testimonials/zoe-d.json.txt)",
  ],
];

describe("the check of the folder", () => {
  refuses(places);
});
