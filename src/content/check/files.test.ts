/** @jest-environment node */
import { jane, refuses, type Row } from "../../../test/contentCheck";

const unexpected =
  "is in a place where no content is expected; " +
  "content of any number goes directly into data/testimonials, data/faqs, data/projects, data/services, data/locations";

const places: Row[] = [
  [
    "a page that is missing",
    (files) => delete files["pages/about.json"],
    "data/pages/about.json: is missing; the site needs it (About page)",
  ],
  [
    "the facts of the business missing",
    (files) => delete files["site.json"],
    "data/site.json: is missing; the site needs it (The business)",
  ],
  [
    "a file where no content is expected",
    (files) => (files["notes.json"] = {}),
    `data/notes.json: ${unexpected}`,
  ],
  [
    "a file in a folder of a folder",
    (files) => (files["testimonials/2024/jo-a.json"] = {}),
    `data/testimonials/2024/jo-a.json: ${unexpected}`,
  ],
  [
    "JSON among the pictures",
    (files) => (files["images/list.json"] = {}),
    `data/images/list.json: ${unexpected}`,
  ],
  [
    "a page whose file name is misspelled",
    (files) => {
      files["pages/abuot.json"] = files["pages/about.json"];
      delete files["pages/about.json"];
    },
    "data/pages/about.json: is missing; the site needs it (About page)",
    "data/pages/abuot.json: is in a place where no content is expected; did you mean data/pages/about.json?",
  ],
  [
    "a file name with capital letters and a space",
    (files) => (files["testimonials/Zoë D.json"] = files[jane]),
    "data/testimonials/Zoë D.json: may have only small letters a to z, digits and hyphens in its name; call it zoe-d.json",
  ],
  [
    "a file name without a letter",
    (files) => (files["testimonials/--.json"] = files[jane]),
    "data/testimonials/--.json: must begin and end its name with a letter or a digit",
  ],
  [
    "a file name that ends in a hyphen",
    (files) => (files["testimonials/zoe-.json"] = files[jane]),
    "data/testimonials/zoe-.json: must begin and end its name with a letter or a digit; call it zoe.json",
  ],
  [
    "a file name that nobody writes",
    (files) => (files[`testimonials/${"z".repeat(201)}.json`] = files[jane]),
    `data/testimonials/${"z".repeat(201)}.json: has a name of 201 characters, and it may have at most 200; call it ${"z".repeat(200)}.json`,
  ],
  [
    "a picture whose name would clear the screen",
    (files) => (files["images/\u001b[2J.jpg"] = ""),
    "data/images/\\u001b[2J.jpg: has a character in its name that cannot be shown; rename it",
  ],
  [
    "a file with a hidden ending",
    (files) => (files["testimonials/zoe-d.json.txt"] = files[jane]),
    "data/testimonials/zoe-d.json.txt: must be called zoe-d.json",
  ],
];

describe("the check of the folder", () => {
  refuses(places);
});
