import { readdirSync } from "node:fs";
import { accepts, lines, refuses } from "../../../test/contentCheck";
import { set, type Files } from "../../../test/contentFiles";

type Redirect = readonly [from: string, to: string];

/** Content with some redirects. */
function redirected(...redirects: readonly Redirect[]) {
  const all = redirects.map(([from, to]) => ({ from, to }));
  return (files: Files) => set(files, "site.json", "redirects", all);
}

const onward = (from: string, to: string, number: number) =>
  `The business › Old addresses › “${from}” › Leads to is "${to}", which is itself redirected; choose the final page (data/site.json, redirects › no. ${number} › to)`;

/** Addresses that the site itself uses. */
const ownAddresses = [
  ...["/services/decks", "/about.html", "/services/decks/index.html", "/index", "/index.html"],
  ...["/404", "/404.html", "/robots.txt", "/licenses.txt", "/__forms.html", "/sitemap.xml"],
  ...["/manifest.webmanifest", "/_redirects", "/_headers", "/admin", "/admin/x", "/static/x.jpg"],
  ...["/page-data/x", "/sharing/home.jpg"],
  ...readdirSync("static").map((name) => `/${name}`),
];

/** Addresses that no browser requests. */
const wrongAddresses = ["old.example", "/a b", "/a//b", "/../a", "/a?b=c", "/*"];

refuses({
  'The business › Old addresses › “/old” › Old address is "/old", which no. 1 already redirects; remove one of them (data/site.json, redirects › no. 2 › from)':
    redirected(["/old", "/about"], ["/old", "/contact"]),
  [onward("/old", "/old", 1)]: redirected(["/old", "/old"]),
  [lines(
    "The business › Old addresses › “” › Old address is empty; it must be an address like /old-page or /Old/page.html, without ? or % (data/site.json, redirects › no. 1 › from)",
    "The business › Old addresses › “” › Leads to is empty; it must be the address of a page, like /contact, or of another site, beginning with https:// (data/site.json, redirects › no. 1 › to)",
  )]: redirected(["", ""]),
  [onward("/old", "/new", 1)]: redirected(["/old", "/new"], ["/new", "/about"]),
  [lines(onward("/a", "/b", 1), onward("/b", "/a#quote", 2))]: redirected(
    ["/a", "/b"],
    ["/b", "/a#quote"],
  ),
  // A redirect to the site's own host might lead in a circle.
  'The business › Old addresses › “/old” › Leads to is "https://Example.com/old", which is on this site; write only the path, like /contact (data/site.json, redirects › no. 1 › to)':
    redirected(["/old", "https://Example.com/old"]),
  'The business › Old addresses › “/old” › Leads to is "/abot", but no page of this site has that address; did you mean "/about"? (data/site.json, redirects › no. 1 › to)':
    redirected(["/old", "/abot"]),
});

describe.each([
  ...["http://a.example", "//b.example/", "javascript:c()", "www.a.example/otter"],
  ...["https://a.example:65536/", "https://a.example/100%", "https://a.example/?q=%zz"],
])("to %s", (to) => {
  refuses({
    [`The business › Old addresses › “/a” › Leads to is "${to}"; it must be the address of a page, like /contact, or of another site, beginning with https:// (data/site.json, redirects › no. 1 › to)`]:
      redirected(["/a", to]),
  });
});

describe.each(wrongAddresses)("of %s", (from) => {
  refuses({
    [`The business › Old addresses › “${from}” › Old address is "${from}"; it must be an address like /old-page or /Old/page.html, without ? or % (data/site.json, redirects › no. 1 › from)`]:
      redirected([from, "/about"]),
  });
});

describe.each(ownAddresses)("of %s, which belongs to the site", (from) => {
  refuses({
    [`The business › Old addresses › “${from}” › Old address is "${from}", which the site itself uses; only an unused address can lead elsewhere (data/site.json, redirects › no. 1 › from)`]:
      redirected([from, "/contact"]),
  });
});

accepts({
  "redirects of old addresses to pages, places on them, and other sites": redirected(
    ["/Old/Page.html", "/services/decks"],
    ["/old/page.html", "/contact#quote"],
    ["/locations/bel-air-md", "/"],
    ["/wp-content/x.php", "https://maps.example.com:8443/p%20q?id=1&b=(c)#here"],
  ),
});
