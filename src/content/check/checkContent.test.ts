/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent, formatFault } from "./checkContent";
import { jpeg, set, validFiles, writeFiles, type Files } from "../../../test/contentFiles";

const folders: string[] = [];

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

const faultsOf = (files: Files) => checkContent(folderOf(files)).map(formatFault);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const jane = "testimonials/jane-d.json";
const decks = "services/decks.json";
const siding = "services/siding.json";
const home = "pages/home.json";

/** A fault: what is done to a valid content tree, and all that the check says then. */
type Row = [fault: string, harm: (files: Files) => void, ...lines: string[]];

const rating = (value: unknown, found: string): Row => [
  `a rating of ${JSON.stringify(value)}`,
  (files) => set(files, jane, "rating", value),
  `data/testimonials/jane-d.json: rating ${found}`,
];

const fields: Row[] = [
  rating(0, "is 0; it must be a whole number from 1 to 5"),
  rating(6, "is 6; it must be a whole number from 1 to 5"),
  rating(4.5, "is 4.5; it must be a whole number from 1 to 5"),
  rating("5", 'is "5"; it must be a whole number from 1 to 5, without quotation marks'),
  rating("five", 'is "five"; it must be a whole number from 1 to 5'),
  rating(null, "is empty; it must be a whole number from 1 to 5"),
  rating([5], "is a list with 1 in it; it must be a whole number from 1 to 5"),
  [
    "a required field that is missing",
    (files) => set(files, jane, "town", undefined),
    "data/testimonials/jane-d.json: town is missing; it must be some text",
  ],
  [
    "a required field that is empty",
    (files) => set(files, jane, "town", ""),
    "data/testimonials/jane-d.json: town is empty; it must be some text",
  ],
  [
    "a required field of spaces",
    (files) => set(files, jane, "town", "  \n"),
    "data/testimonials/jane-d.json: town is empty; it must be some text",
  ],
  [
    "a required field that is null",
    (files) => set(files, jane, "town", null),
    "data/testimonials/jane-d.json: town is empty; it must be some text",
  ],
  [
    "a number where text belongs",
    (files) => set(files, jane, "town", 21014),
    "data/testimonials/jane-d.json: town is 21014; it must be some text, in quotation marks",
  ],
  [
    "a group where text belongs",
    (files) => set(files, jane, "town", { name: "Bel Air" }),
    "data/testimonials/jane-d.json: town is a group of fields; it must be some text",
  ],
  [
    "text where a group belongs",
    (files) => set(files, home, "closing", "Call us"),
    'data/pages/home.json: closing is "Call us"; it must be a group of fields in { }',
  ],
  [
    "text where yes or no belongs",
    (files) => set(files, jane, "sample", "true"),
    'data/testimonials/jane-d.json: sample is "true"; it must be true or false, without quotation marks',
  ],
  [
    "a required group that is missing",
    (files) => set(files, home, "closing", undefined),
    "data/pages/home.json: closing is missing; it must be a group of fields in { }",
  ],
  [
    "an empty field deep in a list",
    (files) =>
      set(files, "faqs/home.json", "items", [
        { question: "Do you paint?", answer: "No." },
        { question: "Do you plow?", answer: "No." },
        { question: "Do you mow?", answer: "" },
      ]),
    "data/faqs/home.json: items › no. 3 › answer is empty; it must be some text",
  ],
  [
    "a list that is empty",
    (files) => set(files, "faqs/home.json", "items", []),
    "data/faqs/home.json: items is empty; it must be a list with at least 1 in it",
  ],
  [
    "a list that is too short",
    (files) => set(files, home, "testimonials.testimonials", ["jane-d", "omar-k"]),
    "data/pages/home.json: testimonials › testimonials is a list with 2 in it; it must be a list with exactly 3 in it",
  ],
  [
    "a text that is too long",
    (files) => set(files, decks, "seo.title", "Decks ".repeat(20)),
    "data/services/decks.json: seo › title has 119 characters; it must be text of at most 60 characters",
  ],
  [
    "a text of the wrong form",
    (files) => set(files, "site.json", "phone.number", "410 555 0142"),
    'data/site.json: phone › number is "410 555 0142"; it must be a phone number like (410) 555-0142',
  ],
  [
    "a delivery of quote requests that anyone could read",
    (files) => set(files, "site.json", "delivery", { address: "http://forms.example.com/f" }),
    'data/site.json: delivery › address is "http://forms.example.com/f"; it must be an address that begins with https:// (or with http://localhost, to try it out)',
  ],
  [
    "a word that is none of the choices",
    (files) => set(files, "site.json", "hours.0.days", ["Mon"]),
    'data/site.json: hours › no. 1 › days › no. 1 is "Mon"; it must be one of: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
  ],
  [
    "a long text where something else belongs: it is not quoted whole",
    (files) => set(files, jane, "rating", "They came on time. ".repeat(9)),
    'data/testimonials/jane-d.json: rating is "They came on time. They came on time. They came on time. The…"; it must be a whole number from 1 to 5',
  ],
  [
    "an unknown field that is close to a known one",
    (files) => set(files, jane, "SMAPLE", true),
    'data/testimonials/jane-d.json: SMAPLE is not a field that is known here; did you mean "sample"?',
  ],
  [
    "a misspelled name of a required field",
    (files) => {
      set(files, jane, "raiting", 5);
      set(files, jane, "rating", undefined);
    },
    "data/testimonials/jane-d.json: rating is missing; it must be a whole number from 1 to 5",
    'data/testimonials/jane-d.json: raiting is not a field that is known here; did you mean "rating"?',
  ],
  [
    "an unknown field that is close to none",
    (files) => set(files, jane, "color", "red"),
    "data/testimonials/jane-d.json: color is not a field that is known here; the fields here are name, town, service, rating, text, sample",
  ],
  [
    "an unknown field in a group",
    (files) => set(files, home, "seo.desciption", ""),
    "data/pages/home.json: seo › desciption is not a field that is known here; the fields here are title, description",
  ],
  [
    "an unknown field in an optional group that is empty otherwise",
    (files) => set(files, decks, "hero.quoteForm", { title: "", messageLabel: "", titel: "" }),
    "data/services/decks.json: hero › quoteForm › title is empty; it must be some text",
    "data/services/decks.json: hero › quoteForm › messageLabel is empty; it must be some text",
    "data/services/decks.json: hero › quoteForm › titel is not a field that is known here; the fields here are title, messageLabel",
  ],
  [
    "an optional group that is filled in half",
    (files) => set(files, decks, "hero.quoteForm", { title: "Ask", messageLabel: "" }),
    "data/services/decks.json: hero › quoteForm › messageLabel is empty; it must be some text",
  ],
];

const pictures: Row[] = [
  [
    "a picture that is not there",
    (files) => set(files, decks, "hero.picture.file", "images/decks/nowhere.jpg"),
    'data/services/decks.json: hero › picture › file is "images/decks/nowhere.jpg", and there is no data/images/decks/nowhere.jpg',
  ],
  [
    "a picture whose name is misspelled",
    (files) => {
      files["images/evening-deck.jpg"] = jpeg;
      set(files, decks, "hero.picture.file", "images/evenin-deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/evenin-deck.jpg", and there is no data/images/evenin-deck.jpg; did you mean "images/evening-deck.jpg"?',
  ],
  [
    "a picture named with capital letters",
    (files) => {
      files["images/deck.jpg"] = "";
      set(files, decks, "hero.picture.file", "images/Deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/Deck.jpg", but the picture is data/images/deck.jpg; small and capital letters must be the same',
  ],
  [
    "a picture whose file has capital letters",
    (files) => {
      files["images/Deck.JPG"] = "";
      set(files, decks, "hero.picture.file", "images/deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/deck.jpg", but the picture is data/images/Deck.JPG; small and capital letters must be the same',
  ],
  [
    "a file that is no picture",
    (files) => {
      files["images/deck.jpg"] = "<html>";
      set(files, decks, "hero.picture.file", "images/deck.jpg");
    },
    'data/services/decks.json: hero › picture › file is "images/deck.jpg", and data/images/deck.jpg is no JPEG, PNG, WebP or AVIF picture, or is damaged',
  ],
  [
    "a picture of a kind that browsers do not show",
    (files) => {
      files["images/deck.tiff"] = jpeg;
      set(files, decks, "hero.picture.file", "images/deck.tiff");
    },
    'data/services/decks.json: hero › picture › file is "images/deck.tiff"; it must be the path of a picture below data/, like images/decks/deck-evening.jpg (small letters, digits and hyphens; jpg, png, webp or avif)',
  ],
  [
    "a missing alt text",
    (files) => set(files, decks, "hero.picture.alt", undefined),
    "data/services/decks.json: hero › picture › alt is missing; it must be some text that says what is in the picture",
  ],
  [
    "an empty alt text",
    (files) => set(files, decks, "hero.picture.alt", " "),
    "data/services/decks.json: hero › picture › alt is empty; it must be some text that says what is in the picture",
  ],
];

const references: Row[] = [
  [
    "a testimonial in use that was deleted",
    (files) => {
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
    (files) => set(files, home, "services.cards.1.service", "porches"),
    'data/pages/home.json: services › cards › no. 2 › service is "porches", and there is no data/services/porches.json; used by: Home page',
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

const redirect = (from: string, to: string) => ({ from, to });

const redirected = (files: Files, ...redirects: { from: string; to: string }[]) =>
  set(files, "site.json", "redirects", redirects);

const redirects: Row[] = [
  [
    "a redirect that begins where a page is",
    (files) => redirected(files, redirect("/services/decks", "/about")),
    'data/site.json: redirects › no. 1 › from is "/services/decks", which the site answers itself; only an address that is free can lead elsewhere',
  ],
  [
    "two redirects of one address",
    (files) => redirected(files, redirect("/old", "/about"), redirect("/old", "/contact")),
    'data/site.json: redirects › no. 2 › from is "/old", which no. 1 redirects already',
  ],
  [
    "a redirect to itself",
    (files) => redirected(files, redirect("/old", "/old")),
    'data/site.json: redirects › no. 1 › to is "/old", which leads to itself for ever',
  ],
  [
    "redirects that lead to one another",
    (files) => redirected(files, redirect("/old", "/new"), redirect("/new", "/about")),
    'data/site.json: redirects › no. 1 › to is "/new", which is redirected itself; lead straight to "/about"',
  ],
  [
    "redirects that lead round in a circle",
    (files) => redirected(files, redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/b")),
    'data/site.json: redirects › no. 1 › to is "/b", which leads round in a circle and never to a page',
    'data/site.json: redirects › no. 2 › to is "/c", which leads round in a circle and never to a page',
    'data/site.json: redirects › no. 3 › to is "/b", which leads round in a circle and never to a page',
  ],
  [
    "a redirect that leads to its page over two others",
    (files) =>
      redirected(
        files,
        redirect("/a", "/b"),
        redirect("/b", "/c"),
        redirect("/c", "/contact#quote"),
      ),
    'data/site.json: redirects › no. 1 › to is "/b", which is redirected itself; lead straight to "/contact#quote"',
    'data/site.json: redirects › no. 2 › to is "/c", which is redirected itself; lead straight to "/contact#quote"',
  ],
  [
    "a redirect to this site by its full address, which might lead round in a circle",
    (files) => {
      set(files, "site.json", "url", "https://www.example.com");
      redirected(files, redirect("/old", "https://Example.com/old"));
    },
    'data/site.json: redirects › no. 1 › to is "https://Example.com/old", which is on this site; write it without https and the name, like /contact',
  ],
  [
    "a redirect to another site that is not safe, or no address",
    (files) =>
      redirected(
        files,
        redirect("/a", "http://a.example"),
        redirect("/b", "//b.example/"),
        redirect("/c", "javascript:c()"),
      ),
    ...["http://a.example", "//b.example/", "javascript:c()"].map(
      (to, index) =>
        `data/site.json: redirects › no. ${index + 1} › to is "${to}", and no page of this site has that address`,
    ),
  ],
  [
    "redirects of addresses that no visitor can ask for",
    (files) =>
      redirected(
        files,
        ...["old", "/old/", "/a b", "/a//b", "/../a", "/a?b=c", "/*"].map((from) =>
          redirect(from, "/about"),
        ),
      ),
    ...["old", "/old/", "/a b", "/a//b", "/../a", "/a?b=c", "/*"].map(
      (from, index) =>
        `data/site.json: redirects › no. ${index + 1} › from is "${from}"; it must be an address like /old-page or /Old/page.html, without a slash at the end`,
    ),
  ],
  [
    "a redirect to no page",
    (files) => redirected(files, redirect("/old", "/abot")),
    'data/site.json: redirects › no. 1 › to is "/abot", and no page of this site has that address; did you mean "/about"?',
  ],
];

const ownAddresses = [
  ...["/about.html", "/services/decks/index.html", "/index", "/index.html", "/404", "/404.html"],
  ...["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/_redirects", "/_headers"],
  ...["/admin", "/admin/x", "/static/x.jpg", "/page-data/x", "/sharing/home.jpg"],
  ...readdirSync("static").map((name) => `/${name}`),
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

const seoDescription = "Windows, doors and siding for the houses of three counties, since 1975.";

const copy: Row[] = [
  [
    "an unknown word in braces",
    (files) => set(files, decks, "hero.lead", "Call {fax} or write."),
    "data/services/decks.json: hero › lead holds {fax}, which stands for nothing; braces may only be {phone}, {email}, {license}, {since}",
  ],
  [
    "a misspelled word in braces",
    (files) => set(files, decks, "hero.lead", "Call { Phone }."),
    "data/services/decks.json: hero › lead holds { Phone }, which stands for nothing; did you mean {phone}?",
  ],
  [
    "a brace that is not closed",
    (files) => set(files, decks, "hero.lead", "Call {phone or write {email}."),
    "data/services/decks.json: hero › lead holds {, which stands for nothing; braces may only be {phone}, {email}, {license}, {since}",
  ],
  [
    "one title for two pages",
    (files) => {
      set(files, decks, "seo.title", "Decks in Harford County");
      set(files, home, "seo.title", "Decks in Harford county ");
    },
    "data/pages/home.json: seo › title is the same as in data/services/decks.json; each page needs its own",
    "data/services/decks.json: seo › title is the same as in data/pages/home.json; each page needs its own",
  ],
  [
    "one title for two pages, of which one takes a fact from site.json",
    (files) => {
      set(files, "site.json", "license.number", "MHIC #7");
      set(files, decks, "seo.title", "Decks under {license}");
      set(files, home, "seo.title", "Decks under MHIC #7");
    },
    "data/pages/home.json: seo › title is the same as in data/services/decks.json; each page needs its own",
    "data/services/decks.json: seo › title is the same as in data/pages/home.json; each page needs its own",
  ],
  [
    "a title and a description that are too long once the facts are filled in",
    (files) => {
      set(files, "site.json", "email.address", "somebody.with.a.long.name@example.com");
      set(files, decks, "seo.title", `Decks, ${"and more ".repeat(4)}: {email}`);
      set(files, decks, "seo.description", `Decks ${"and more ".repeat(14)}: {email}`);
    },
    "data/services/decks.json: seo › title has 82 characters once the words in braces are filled in; it must be text of at most 60 characters",
    "data/services/decks.json: seo › description has 171 characters once the words in braces are filled in; it must be text of 50 to 155 characters",
  ],
  [
    "one description for two pages",
    (files) => {
      set(files, decks, "seo.description", seoDescription);
      set(files, siding, "seo.description", seoDescription);
    },
    "data/services/decks.json: seo › description is the same as in data/services/siding.json; each page needs its own",
    "data/services/siding.json: seo › description is the same as in data/services/decks.json; each page needs its own",
  ],
];

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
    "a file with a hidden ending",
    (files) => (files["testimonials/zoe-d.json.txt"] = files[jane]),
    "data/testimonials/zoe-d.json.txt: must be called zoe-d.json",
  ],
];

describe("the content check", () => {
  it("finds no fault in a valid content tree", () => {
    expect(faultsOf(validFiles())).toEqual([]);
  });

  it.each([...fields, ...pictures, ...references, ...redirects, ...addresses, ...copy, ...places])(
    "refuses %s",
    (_fault, harm, ...lines) => {
      const files = validFiles();
      harm(files);
      expect(faultsOf(files)).toEqual(lines);
    },
  );

  it("lists all faults of all files", () => {
    const files = validFiles();
    set(files, jane, "rating", 9);
    set(files, jane, "town", "");
    set(files, decks, "name", undefined);
    set(files, "site.json", "navigation.0.link", "/careers");
    files["faqs/home.json"] = "{";
    expect(faultsOf(files)).toEqual([
      "data/faqs/home.json: line 1, column 2: the file ends here, but the { of line 1 is not closed with }",
      "data/services/decks.json: name is missing; it must be some text",
      'data/site.json: navigation › no. 1 › link is "/careers", and no page of this site has that address',
      "data/testimonials/jane-d.json: town is empty; it must be some text",
      "data/testimonials/jane-d.json: rating is 9; it must be a whole number from 1 to 5",
    ]);
  });

  it("tells where JSON cannot be read", () => {
    const files = validFiles();
    files[jane] = '{\n  "name": "Jane D."\n  "rating": 5\n}';
    expect(faultsOf(files)).toEqual([
      "data/testimonials/jane-d.json: line 2, column 20: a comma is missing here",
    ]);
  });

  it("tells of a file that cannot be read once, not for each link and reference to it", () => {
    const files = validFiles();
    set(files, "site.json", "navigation.0.link", "/services/decks");
    files[decks] = "{,}";
    expect(faultsOf(files)).toEqual([
      "data/services/decks.json: line 1, column 2: the name of a field, in quotation marks, is missing here",
    ]);
  });

  it("tells of a file that cannot be opened", () => {
    const folder = folderOf(validFiles());
    symlinkSync(join(folder, "nowhere"), join(folder, "faqs/decks.json"));
    expect(checkContent(folder).map(formatFault)).toEqual([
      "data/faqs/decks.json: cannot be opened; is it open elsewhere, or locked?",
    ]);
  });

  it("says so where there is no content at all", () => {
    expect(checkContent("/nowhere/data").map(formatFault)).toEqual([
      "data: is missing; this folder holds the content of the site",
    ]);
  });

  it("lets pass what may be: emptied optional fields, facts in braces, links to a place on a page", () => {
    const files = validFiles();
    set(files, decks, "facts", { duration: { least: null, most: null, unit: "" }, figures: [] });
    set(files, decks, "menu", { label: " ", order: null, text: "" });
    set(files, decks, "closing", { heading: "", lead: "", picture: { file: "", alt: "" } });
    set(files, decks, "proof", { heading: "", testimonials: [] });
    set(files, decks, "hero.lead", "Call {phone} or write to {email}: {license}, since {since}.");
    set(files, "site.json", "navigation.0.link", "/contact#quote");
    set(files, "site.json", "navigation.1", { label: "Decks", link: "/services/decks" });
    files["testimonials/._jane-d.json"] = "";
    expect(faultsOf(files)).toEqual([]);
  });

  it.each(ownAddresses)("refuses a redirect of %s, which the site answers itself", (from) => {
    const files = validFiles();
    redirected(files, redirect(from, "/contact"));
    expect(faultsOf(files)).toEqual([
      `data/site.json: redirects › no. 1 › from is "${from}", which the site answers itself; only an address that is free can lead elsewhere`,
    ]);
  });

  it("lets pass redirects of old addresses to pages, places on them, and other sites", () => {
    const files = validFiles();
    redirected(
      files,
      redirect("/Old/Page.html", "/services/decks"),
      redirect("/old/page.html", "/contact#quote"),
      redirect("/locations/bel-air-md", "/"),
      redirect("/wp-content/x.php", "https://maps.example.com:8443/p%20q?id=1&b=(c)#here"),
    );
    expect(faultsOf(files)).toEqual([]);
  });

  it.each<[string, boolean]>([
    ["https://formspree.io/f/xyzabc", true],
    ["https://www.acmehomes.com/", true],
    ["https://forms.acme-homes.com:8443/quotes?to=office", true],
    ["http://localhost:9100/quotes", true],
    ["http://127.0.0.1:9100", true],
    ["http://forms.acmehomes.com/quotes", false],
    ["https://forms.acmehomes.com/quotes#top", false],
    ["https://me:secret@forms.acmehomes.com/", false],
    ["https://forms.acmehomes.com'; script-src *", false],
    ["http://localhost.acmehomes.com/", false],
    ["http://127.0.0.1.acmehomes.com/", false],
    ["https://10.0.0.1/", false],
    ["/quotes", false],
    ["javascript:alert(1)", false],
  ])("quote requests delivered to %s: %s", (address, isAllowed) => {
    const files = validFiles();
    set(files, "site.json", "delivery", { address });
    expect(faultsOf(files)).toHaveLength(isAllowed ? 0 : 1);
  });

  it("takes a delivery that an editor emptied for none", () => {
    const files = validFiles();
    set(files, "site.json", "delivery", { address: "", formName: " " });
    expect(faultsOf(files)).toEqual([]);
  });

  it("finds no fault in the content of this site", () => {
    expect(checkContent("data").map(formatFault)).toEqual([]);
  });
});
