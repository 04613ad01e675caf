import { validFiles } from "../contentFiles";
import { asks, deletes, saves, savesTo, type HostileRequest } from "./probes";
import { jane, janeNow, shown } from "./fixtures";

export const order = "data/pages/testimonials.json";

export const lists: HostileRequest[] = [
  ["a list in a file outside the content", savesTo("data/../../etc/passwd", ["order"]), 409],
  ["a list in a file that is not a page", savesTo("package.json", ["order"]), 409],
  ["a list of another kind of entries", savesTo("data/pages/projects.json", ["order"]), 409],
  ["a field that is not a list", savesTo(order, ["title"]), 409],
  ["a property of every object in place of a list", savesTo(order, ["__proto__", "order"]), 409],
  ["a position before the first", savesTo(order, ["order"], -1), 400],
  ["a position that is not a number", savesTo(order, ["order"], "0"), 400],
  ["the lists of another folder", asks("lists", { folder: ".." }), 400],
];

export const content: HostileRequest[] = [
  [
    "a rating of 9",
    saves("data/testimonials/new.json", { ...janeNow, rating: 9 }),
    422,
    /^Testimonial “.*” › Stars is 9; it must be a whole number from 1 to 5$/,
  ],
  [
    "an empty text",
    saves("data/testimonials/new.json", { ...janeNow, text: " " }),
    422,
    /Words is empty; it must be some text/,
  ],
  [
    "an unknown field",
    saves("data/testimonials/new.json", { ...janeNow, onload: "x" }),
    422,
    /Onload is not a known field/,
  ],
  [
    "a field that would change every object",
    saves("data/testimonials/new.json", `{"__proto__": {"rating": 5}}`),
    422,
  ],
  [
    "a missing picture",
    saves("data/projects/new.json", {
      ...(validFiles()["projects/blue-cape.json"] as object),
      picture: { file: "images/none.jpg", alt: "None" },
    }),
    422,
    /there is no data\/images\/none\.jpg/,
  ],
  [
    "deleting the home page",
    deletes("data/pages/home.json"),
    403,
    /the site needs it \(Home page\)/,
  ],
  ["deleting the business", deletes("data/site.json"), 403],
  [
    "deleting a service page",
    deletes("data/services/decks.json"),
    403,
    /a page that others link to/,
  ],
  [
    "deleting a testimonial that a page shows",
    deletes(`data/${jane}`),
    422,
    /cannot be deleted yet\. It is shown on:\nHome page/,
  ],
  ["deleting FAQs that a page shows", deletes("data/faqs/home.json"), 422],
  ["deleting a picture that a page shows", deletes(`data/${shown}`), 422],
  [
    "deleting one file that may be deleted and one that may not",
    deletes("data/testimonials/spare.json", "data/site.json"),
    403,
  ],
  ["deleting a missing file", deletes("data/testimonials/none.json"), 404],
];
