import { readdirSync } from "node:fs";
import { errorsOf, refuses, type Row } from "../../../test/contentCheck";
import { set, validFiles, type Files } from "../../../test/contentFiles";

const redirect = (from: string, to: string) => ({ from, to });

const redirected = (files: Files, ...redirects: { from: string; to: string }[]) =>
  set(files, "site.json", "redirects", redirects);

const redirects: Row[] = [
  [
    "a redirect from the address of a page",
    (files) => redirected(files, redirect("/services/decks", "/about")),
    'The business › Redirects › “/services/decks” › Old address is "/services/decks", which the site itself uses; only an unused address can lead elsewhere (data/site.json, redirects › no. 1 › from)',
  ],
  [
    "two redirects of one address",
    (files) => redirected(files, redirect("/old", "/about"), redirect("/old", "/contact")),
    'The business › Redirects › “/old” › Old address is "/old", which no. 1 already redirects (data/site.json, redirects › no. 2 › from)',
  ],
  [
    "a redirect to itself",
    (files) => redirected(files, redirect("/old", "/old")),
    'The business › Redirects › “/old” › Leads to is "/old", which leads to itself forever (data/site.json, redirects › no. 1 › to)',
  ],
  [
    "a redirect that leads to another one",
    (files) => redirected(files, redirect("/old", "/new"), redirect("/new", "/about")),
    'The business › Redirects › “/old” › Leads to is "/new", which is itself redirected; lead directly to "/about" (data/site.json, redirects › no. 1 › to)',
  ],
  [
    "redirects that lead in a circle",
    (files) => redirected(files, redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/b")),
    'The business › Redirects › “/a” › Leads to is "/b", which leads in a circle and never to a page (data/site.json, redirects › no. 1 › to)',
    'The business › Redirects › “/b” › Leads to is "/c", which leads in a circle and never to a page (data/site.json, redirects › no. 2 › to)',
    'The business › Redirects › “/c” › Leads to is "/b", which leads in a circle and never to a page (data/site.json, redirects › no. 3 › to)',
  ],
  [
    "a redirect that leads to its page through two others",
    (files) =>
      redirected(
        files,
        redirect("/a", "/b"),
        redirect("/b", "/c"),
        redirect("/c", "/contact#quote"),
      ),
    'The business › Redirects › “/a” › Leads to is "/b", which is itself redirected; lead directly to "/contact#quote" (data/site.json, redirects › no. 1 › to)',
    'The business › Redirects › “/b” › Leads to is "/c", which is itself redirected; lead directly to "/contact#quote" (data/site.json, redirects › no. 2 › to)',
  ],
  [
    "a redirect to this site by its full address, which might lead in a circle",
    (files) => {
      set(files, "site.json", "url", "https://www.example.com");
      redirected(files, redirect("/old", "https://Example.com/old"));
    },
    'The business › Redirects › “/old” › Leads to is "https://Example.com/old", which is on this site; write it without https and the name, like /contact (data/site.json, redirects › no. 1 › to)',
  ],
  [
    "a redirect to an insecure site, or to no address",
    (files) =>
      redirected(
        files,
        redirect("/a", "http://a.example"),
        redirect("/b", "//b.example/"),
        redirect("/c", "javascript:c()"),
      ),
    ...["http://a.example", "//b.example/", "javascript:c()"].map(
      (to, index) =>
        `The business › Redirects › “/${"abc"[index]}” › Leads to is "${to}", and no page of this site has that address (data/site.json, redirects › no. ${index + 1} › to)`,
    ),
  ],
  [
    "redirects of addresses that no browser requests",
    (files) =>
      redirected(
        files,
        ...["old", "/old/", "/a b", "/a//b", "/../a", "/a?b=c", "/*"].map((from) =>
          redirect(from, "/about"),
        ),
      ),
    ...["old", "/old/", "/a b", "/a//b", "/../a", "/a?b=c", "/*"].map(
      (from, index) =>
        `The business › Redirects › “${from}” › Old address is "${from}"; it must be an address like /old-page or /Old/page.html, without a slash at the end (data/site.json, redirects › no. ${index + 1} › from)`,
    ),
  ],
  [
    "a redirect to no page",
    (files) => redirected(files, redirect("/old", "/abot")),
    'The business › Redirects › “/old” › Leads to is "/abot", and no page of this site has that address; did you mean "/about"? (data/site.json, redirects › no. 1 › to)',
  ],
];

const ownAddresses = [
  ...["/about.html", "/services/decks/index.html", "/index", "/index.html", "/404", "/404.html"],
  ...[
    "/robots.txt",
    "/licenses.txt",
    "/__forms.html",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/_redirects",
    "/_headers",
  ],
  ...["/admin", "/admin/x", "/static/x.jpg", "/page-data/x", "/sharing/home.jpg"],
  ...readdirSync("static").map((name) => `/${name}`),
];

describe("the check of redirects", () => {
  refuses(redirects);

  it.each(ownAddresses)("refuses a redirect of %s, which belongs to the site", (from) => {
    const files = validFiles();
    redirected(files, redirect(from, "/contact"));
    expect(errorsOf(files)).toEqual([
      `The business › Redirects › “${from}” › Old address is "${from}", which the site itself uses; only an unused address can lead elsewhere (data/site.json, redirects › no. 1 › from)`,
    ]);
  });

  it("accepts redirects of old addresses to pages, places on them, and other sites", () => {
    const files = validFiles();
    redirected(
      files,
      redirect("/Old/Page.html", "/services/decks"),
      redirect("/old/page.html", "/contact#quote"),
      redirect("/locations/bel-air-md", "/"),
      redirect("/wp-content/x.php", "https://maps.example.com:8443/p%20q?id=1&b=(c)#here"),
    );
    expect(errorsOf(files)).toEqual([]);
  });
});
