/** @jest-environment node */
import { decks, home, refuses, siding, type Row } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

const references: Row[] = [
  [
    "a testimonial in use that was deleted",
    (files) => {
      set(files, home, "testimonials.testimonials", ["jane-d", "omar-k", "lea-p"]);
      files["testimonials/lea-b.json"] = files["testimonials/lea-p.json"];
      delete files["testimonials/lea-p.json"];
      set(files, decks, "proof", { heading: "They had theirs built", testimonials: ["lea-p"] });
    },
    'data/pages/home.json: testimonials › testimonials › no. 3 is "lea-p", and there is no data/testimonials/lea-p.json; used by: Home page, Service page decks',
    'data/services/decks.json: proof › testimonials › no. 1 is "lea-p", and there is no data/testimonials/lea-p.json; used by: Home page, Service page decks',
  ],
  [
    "a misspelled testimonial",
    (files) => set(files, home, "testimonials.testimonials", ["jane-d", "omark-k", "lea-p"]),
    'data/pages/home.json: testimonials › testimonials › no. 2 is "omark-k", and there is no data/testimonials/omark-k.json; did you mean "omar-k"?',
  ],
  [
    "a list of questions that does not exist",
    (files) => set(files, decks, "faqs", { heading: "Asked often", list: "decks" }),
    'data/services/decks.json: faqs › list is "decks", and there is no data/faqs/decks.json; used by: Service page decks',
  ],
  [
    "a service that does not exist",
    (files) => set(files, home, "services.cards.0.service", "porches"),
    'data/pages/home.json: services › cards › no. 1 › service is "porches", and there is no data/services/porches.json; used by: Home page',
  ],
  [
    "a project that does not exist",
    (files) => set(files, "pages/projects.json", "order", ["red-barn"]),
    'data/pages/projects.json: order › no. 1 is "red-barn", and there is no data/projects/red-barn.json; used by: Projects page',
  ],
  [
    "a reference with the ending of the file",
    (files) => set(files, "pages/testimonials.json", "order", ["jane-d.json"]),
    'data/pages/testimonials.json: order › no. 1 is "jane-d.json", and there is no data/testimonials/jane-d.json.json; did you mean "jane-d"?',
  ],
  [
    "a testimonial twice in one list",
    (files) => set(files, home, "testimonials.testimonials", ["jane-d", "omar-k", "jane-d"]),
    'data/pages/home.json: testimonials › testimonials › no. 3 is "jane-d", which this list names already as no. 1',
  ],
];

const addresses: Row[] = [
  [
    "two service pages with one address",
    (files) => set(files, siding, "address", "/services/decks"),
    'data/services/decks.json: address is "/services/decks", which is also the address of: Service page siding; each page needs its own',
    'data/services/siding.json: address is "/services/decks", which is also the address of: Service page decks; each page needs its own',
  ],
  [
    "a service page with the address of a fixed page",
    (files) => set(files, siding, "address", "/about"),
    'data/services/siding.json: address is "/about", which is also the address of: About page; each page needs its own',
  ],
  [
    "an address of the wrong form",
    (files) => set(files, siding, "address", "/services/Vinyl Siding/"),
    'data/services/siding.json: address is "/services/Vinyl Siding/"; it must be an address like /services/decks (small letters, digits and hyphens)',
  ],
  [
    "a link to no page",
    (files) => set(files, "pages/not-found.json", "popular.0.link", "/careers"),
    'data/pages/not-found.json: popular › no. 1 › link is "/careers", and no page of this site has that address',
  ],
  [
    "a link with a slash at the end",
    (files) => set(files, "site.json", "navigation.0.link", "/about/"),
    'data/site.json: navigation › no. 1 › link is "/about/", and no page of this site has that address; did you mean "/about"?',
  ],
];

describe("the check of references and addresses", () => {
  refuses([...references, ...addresses]);
});
