import { accepts, decks, errorsOf, home, jane, lines, refuses } from "../../../test/contentCheck";
import { set, validFiles } from "../../../test/contentFiles";

const faqs = "faqs/home.json";
const item = (question: string, answer: string) => ({ question, answer });

describe.each([
  [0, "is 0; it must be a whole number from 1 to 5"],
  [6, "is 6; it must be a whole number from 1 to 5"],
  [4.5, "is 4.5; it must be a whole number from 1 to 5"],
  ["5", 'is "5"; it must be a whole number from 1 to 5, without quotation marks'],
  ["five", 'is "five"; it must be a whole number from 1 to 5'],
  [null, "is empty; it must be a whole number from 1 to 5"],
  [[5], "is a list with 1 item; it must be a whole number from 1 to 5"],
])("a rating of %j", (rating, found) => {
  refuses({
    [`Testimonial “jane-d name” › Stars ${found} (data/testimonials/jane-d.json, rating)`]: (
      files,
    ) => set(files, jane, "rating", rating),
  });
});

refuses({
  "Testimonial “jane-d name” › Town is missing; it must be filled in with text (data/testimonials/jane-d.json, town)":
    (files) => set(files, jane, "town", undefined),
  "Testimonial “jane-d name” › Town is empty; it must be filled in with text (data/testimonials/jane-d.json, town)":
    (files) => set(files, jane, "town", "  \n"),
  "Testimonial “jane-d name” › Town is 21014; it must be filled in with text, in quotation marks (data/testimonials/jane-d.json, town)":
    (files) => set(files, jane, "town", 21014),
  "Project “blue-cape title” › Picture of the finished work › File is a group of fields; it must be the path of a picture in data/images, like images/deck-evening.jpg (lowercase letters, digits and hyphens; jpg, png, webp or avif) (data/projects/blue-cape.json, picture › file)":
    (files) => set(files, "projects/blue-cape.json", "picture.file", { toString: "cape.jpg" }),
  'Testimonial “jane-d name” › Only a sample is "true"; it must be true or false, without quotation marks (data/testimonials/jane-d.json, sample)':
    (files) => set(files, jane, "sample", "true"),
  'Testimonial “jane-d name” › Stars is "They came on time. They came on time. They came on time. They came on time. They…"; it must be a whole number from 1 to 5 (data/testimonials/jane-d.json, rating)':
    (files) => set(files, jane, "rating", "They came on time. ".repeat(9)),
  'Home page › Closing call to action is "Call us"; it must be a group of fields in { } (data/pages/home.json, callToAction)':
    (files) => set(files, home, "callToAction", "Call us"),
  "Home page › Closing call to action is missing; fill in its fields (data/pages/home.json, callToAction)":
    (files) => set(files, home, "callToAction", undefined),
  "Questions “home” › Questions › “Do you mow?” › Answer is empty; it must be filled in with text (data/faqs/home.json, items › no. 2 › answer)":
    (files) => set(files, faqs, "items", [item("Do you plow?", "No."), item("Do you mow?", "")]),
  "Questions “home” › Questions is empty; it must have at least 1 question (data/faqs/home.json, items)":
    (files) => set(files, faqs, "items", []),
  "Home page › Top of the page › Lines of the heading has 5 lines; it must have 1 to 4 lines (data/pages/home.json, hero › claim)":
    (files) => set(files, home, "hero.claim", ["One.", "Two.", "Three.", "Four.", "Five."]),
  "Service page “decks name” › Search results › Title has 119 characters, but only 60 fit (data/services/decks.json, seo › title)":
    (files) => set(files, decks, "seo.title", "Decks ".repeat(20)),
  "The business › Menu links › “Home, and all about it” › Label has 22 characters, but only 20 fit (data/site.json, navigation › no. 1 › label)":
    (files) => set(files, "site.json", "navigation.0.label", "Home, and all about it"),
  'The business › Phone number is "410 555 014"; it must be a phone number like (410) 555-0142, or (410) 555-0142 ext. 12 (data/site.json, phone › number)':
    (files) => set(files, "site.json", "phone.number", "410 555 014"),
  'The business › Email › Email address is "mailto:jo@example.com?subject=Quote"; it must be an email address like quotes@example.com (data/site.json, email › address)':
    (files) => set(files, "site.json", "email.address", "mailto:jo@example.com?subject=Quote"),
  'Service page “decks name” › Address is "/services/Vinyl Siding/"; it must be an address like /services/decks (lowercase letters, digits and hyphens) (data/services/decks.json, address)':
    (files) => set(files, decks, "address", "/services/Vinyl Siding/"),
  'Service page “decks name” › Address is "/services/index"; it must be an address like /services/decks (lowercase letters, digits and hyphens) (data/services/decks.json, address)':
    (files) => set(files, decks, "address", "/services/index"),
  'The business › Address of the site is "https://www.example.1"; it must be an address like https://www.example.com, without a slash at the end (data/site.json, url)':
    (files) => set(files, "site.json", "url", "https://www.example.1"),
  'The business › Delivery of quote requests › Address is "http://forms.example.com/f"; it must be an address that begins with https:// (or with http://localhost, to try it out) (data/site.json, delivery › address)':
    (files) => set(files, "site.json", "delivery", { address: "http://forms.example.com/f" }),
  'The business › Business hours › Line 1 › Days › Day 1 is "Mon"; it must be one of: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday (data/site.json, hours › no. 1 › days › no. 1)':
    (files) => set(files, "site.json", "hours.0.days", ["Mon"]),
  'Testimonial “jane-d name” › SMAPLE is not a known field here; did you mean "sample"? (data/testimonials/jane-d.json, SMAPLE)':
    (files) => set(files, jane, "SMAPLE", true),
  [lines(
    "Testimonial “jane-d name” › Stars is missing; it must be a whole number from 1 to 5 (data/testimonials/jane-d.json, rating)",
    'Testimonial “jane-d name” › Raiting is not a known field here; did you mean "rating"? (data/testimonials/jane-d.json, raiting)',
  )]: (files) => {
    set(files, jane, "raiting", 5);
    set(files, jane, "rating", undefined);
  },
  "Home page › Search results › Desciption is not a known field here; the fields here are title, description (data/pages/home.json, seo › desciption)":
    (files) => set(files, home, "seo.desciption", ""),
  [lines(
    "Service page “decks name” › Top of the page › Quote form › Title of the form is empty; it must be filled in with text (data/services/decks.json, hero › quoteForm › title)",
    "Service page “decks name” › Top of the page › Quote form › Label of the message field is empty; it must be filled in with text (data/services/decks.json, hero › quoteForm › messageLabel)",
    "Service page “decks name” › Top of the page › Quote form › Titel is not a known field here; the fields here are title, messageLabel (data/services/decks.json, hero › quoteForm › titel)",
  )]: (files) => set(files, decks, "hero.quoteForm", { title: "", messageLabel: "", titel: "" }),
  "Service page “decks name” › Top of the page › Quote form › Label of the message field is empty; it must be filled in with text (data/services/decks.json, hero › quoteForm › messageLabel)":
    (files) => set(files, decks, "hero.quoteForm", { title: "Ask", messageLabel: "" }),
});

accepts({
  "emptied optional fields": (files) => {
    set(files, decks, "facts", { duration: { least: null, most: null, unit: "" }, figures: [] });
    set(files, decks, "menu", { label: " ", order: null, text: "" });
    set(files, decks, "callToAction", { heading: "", lead: "", picture: { file: "", alt: "" } });
    set(files, decks, "testimonials", { heading: "", testimonials: [] });
    set(files, "site.json", "delivery", { address: "", formName: " " });
  },
  "links to a place on a page, and to a service": (files) => {
    set(files, "site.json", "navigation.0.link", "/contact#quote");
    set(files, "site.json", "navigation.1", { label: "Decks", link: "/services/decks" });
  },
});

it.each([
  ["zoe+wells@wells-and-saunas.example", true],
  ["first.last@mail.example.com", true],
  ["o'brien@example.com", true],
  ["a#b@example.com", true],
  ["zoë@exämple.com", true],
  ["(a@example.com)", false],
  ["[a@example.com]", false],
  ["'a@example.com'", false],
  ["‘a@example.com", false],
  ["a@example.com!", false],
  ["a@example.com.", false],
  ["a@example..com", false],
  ["a..b@example.com", false],
  [".a@example.com", false],
  ["a@example", false],
])("an email address of %s: %s", (address, isAllowed) => {
  const files = validFiles();
  set(files, "site.json", "email.address", address);
  expect(errorsOf(files)).toHaveLength(isAllowed ? 0 : 1);
});

it.each([
  ["https://acmehomes.com", true],
  ["https://www.acme-homes.com:8443/", true],
  ["https://äcmehomes.com", true],
  ["https://www.acmehomes.com.", false],
  ["https://www.acmehomes,com", false],
  ["https://(www.acmehomes.com)", false],
  ["https://www.acmehomes.com'", false],
  ["https://www.acmehomes.com/shop", false],
  ["http://www.acmehomes.com", false],
])("a site at %s: %s", (url, isAllowed) => {
  const files = validFiles();
  set(files, "site.json", "url", url);
  expect(errorsOf(files)).toHaveLength(isAllowed ? 0 : 1);
});

it.each([
  ["https://formspree.io/f/xyzabc", true],
  ["https://www.acmehomes.com/", true],
  ["https://forms.acme-homes.com:8443/quotes?to=office", true],
  ["http://localhost:9100/quotes", true],
  ["http://127.0.0.1:9100", true],
  ["https://forms.acmehomes.com:65536/quotes", false],
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
  expect(errorsOf(files)).toHaveLength(isAllowed ? 0 : 1);
});
