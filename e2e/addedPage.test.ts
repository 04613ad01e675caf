/** @jest-environment jsdom */
import { execFile, spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import projectsPage from "../data/pages/projects.json";
import testimonialsPage from "../data/pages/testimonials.json";
import project from "../data/projects/blue-cape-bel-air.json";
import townProject from "../data/projects/navy-island-towson.json";
import service from "../data/services/siding.json";
import testimonial from "../data/testimonials/karen-m-bel-air.json";
import contactPage from "../data/pages/contact.json";
import siteFacts from "../data/site.json";
import { townPage } from "../test/site/townPage";
import { hrefsOf, one, textOf, textsOf } from "./built/page";
import { business, confirmation } from "./facts";
import { copyWithSmallPictures, ownEnvironment, type ProjectCopy } from "./projectCopy";
import { serveSite } from "./site";

// Builds the site twice, in a copy of the project: with more content, and without it again.

const minutes = 60_000;
let copy: ProjectCopy;
let build: ChildProcess | undefined;

const added = {
  "services/gutter-guards.json": {
    ...service,
    name: "Gutter guards",
    address: "/services/gutter-guards",
    summary: "Covers that keep the leaves out and let the rain in.",
    menu: { label: "Gutter guards", order: 98, text: "Leaves out, rain in" },
    seo: {
      title: "Gutter guards in Harford, Cecil and Baltimore Counties",
      description: "Covers that keep the leaves out and let the rain in, for gutters of every age.",
    },
    hero: { ...service.hero, title: "Leaves out, rain in" },
  },
  "testimonials/aaron-q-elkton.json": {
    ...testimonial,
    name: "Aaron Q.",
    town: "Elkton",
    service: "Gutter guards",
    text: "I have not been up the ladder since.",
  },
  "projects/a-ladder-put-away-elkton.json": {
    ...project,
    title: "A ladder, put away",
    picture: { ...project.picture, file: "images/added.jpg" },
  },
  "locations/towson-md.json": townPage,
};

const town = "/locations/towson-md";
const noTown = "/locations/bel-air-md";

/** A form service, and what it received. */
const received: string[] = [];
const formServer = createServer((request, response) => {
  request.on("data", (chunk: Buffer) => received.push(chunk.toString()));
  request.on("end", () => response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end());
});
let formService: string;

/**
 * An old address that leads to the new page, and quote requests that are delivered, for as long as
 * the new page is there.
 */
const changedFacts = () => ({
  ...siteFacts,
  redirects: [{ from: "/Towson.php", to: town }],
  delivery: { address: `${formService}/f/abc`, formName: "quote" },
});

const published = (...names: string[]) => join(copy.path, "public", ...names);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );

/** The published pages, by their files. */
const pages = () =>
  filesIn(published()).filter(
    (file) => file.endsWith(".html") && !/^((_gatsby|admin|page-data)\/|__forms)/.test(file),
  );

const read = (file: string) =>
  new DOMParser().parseFromString(readFileSync(published(file), "utf8"), "text/html");

/** `npm run build` in the copy. */
async function rebuild(): Promise<void> {
  const child = spawn(
    process.execPath,
    [require.resolve("tsx/cli"), "publisher/commands/build.ts"],
    {
      cwd: copy.path,
      env: { ...process.env, ...ownEnvironment },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  build = child;
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise((end) => child.once("close", end));
  if (code !== 0) throw new Error(`The build in ${copy.path} failed.\n${said.join("")}`);
}

beforeAll(async () => {
  await new Promise<void>((done) => formServer.listen(0, "127.0.0.1", done));
  formService = `http://127.0.0.1:${(formServer.address() as AddressInfo).port}`;
  copy = await copyWithSmallPictures();
  cpSync(copy.data(project.picture.file), copy.data("images/added.jpg"));
  mkdirSync(copy.data("locations"));
  for (const [name, content] of Object.entries({ ...added, "site.json": changedFacts() }))
    writeFileSync(copy.data(name), `${JSON.stringify(content, null, 2)}\n`);
  await rebuild();
}, 10 * minutes);

afterAll(() => {
  build?.kill();
  copy.remove();
  formServer.closeAllConnections();
  formServer.close();
});

/** The statuses with which addresses are answered, and where they lead. */
async function answers(...paths: string[]): Promise<[number | undefined, string | undefined][]> {
  const { server, origin } = await serveSite(published());
  const found = paths.map(
    (path) =>
      new Promise<[number | undefined, string | undefined]>((end, fail) => {
        get(origin + path, (response) => {
          response.resume();
          end([response.statusCode, response.headers.location]);
        }).on("error", fail);
      }),
  );
  return Promise.all(found).finally(() => server.close());
}

/** Where the pages' lists of towns lead. */
const townLinks = (file: string) =>
  hrefsOf(one(read(file), "main")).filter((href) => href.startsWith("/locations/"));

/** The addresses that a page's Services menu leads to. */
const menuOf = (page: Document) => hrefsOf(one(page, "#services-menu"));

describe("a JSON file more in data/services", () => {
  it("is a page more", () => {
    const page = read("services/gutter-guards.html");
    expect(textOf(one(page, "h1"))).toBe("Leaves out, rain in");
    expect(page.title).toContain(added["services/gutter-guards.json"].seo.title);
    expect(textsOf(one(page, "main"), "h2")).toContain(service.process.heading);
    expect(page.querySelectorAll("main form")).toHaveLength(2);
  });

  it("is in the menu of every page, at its place", () => {
    for (const file of pages())
      expect([file, menuOf(read(file)).at(-1)]).toEqual([file, "/services/gutter-guards"]);
  });

  it("has its button lead to its own form, and is in the list for search engines", () => {
    const quoteLinks = [...read("services/gutter-guards.html").querySelectorAll("a")].filter(
      (link) => textOf(link) === "Free Quote",
    );
    expect(new Set(quoteLinks.map((link) => link.getAttribute("href")))).toEqual(
      new Set(["#quote"]),
    );
    expect(readFileSync(published("sitemap.xml"), "utf8")).toContain("/services/gutter-guards<");
  });
});

describe("a JSON file more in data/locations", () => {
  const page = () => read("locations/towson-md.html");
  const graph = () =>
    (
      JSON.parse(one(page(), 'script[type*="ld+json"]').textContent ?? "") as {
        "@graph": Record<string, unknown>[];
      }
    )["@graph"];
  const part = (type: string) => graph().find((node) => node["@type"] === type);
  const address = business.url + town;

  it("is the page of a town, where its links lead", async () => {
    expect(await answers(town, noTown)).toEqual([
      [200, undefined],
      [404, undefined],
    ]);
    expect(textsOf(one(page(), "main"), "h1, h2")).toEqual([
      townPage.title,
      townPage.story.heading,
      townProject.title,
      townPage.faqs.heading,
      townPage.closing.heading,
    ]);
    expect(textsOf(page(), 'nav[aria-label="Breadcrumbs"] li')).toEqual(["Services", "Towson"]);
    expect(textOf(one(page(), "main"))).toContain(`Call ${business.phone} with yours.`);
  });

  it("is linked from the towns of all pages, and the other towns stay as they were", () => {
    expect(townLinks("services/windows.html")).toHaveLength(24);
    for (const file of ["index.html", "services.html", "services/decks.html"])
      expect([file, townLinks(file)]).toEqual([file, [town]]);
  });

  it("opens from its link without a reload; the others lead to the page for lost visitors", async () => {
    const { server, origin } = await serveSite(published());
    const command = [join(__dirname, "followLink.mjs"), origin, "/services/windows", town, noTown];
    const { stdout } = await promisify(execFile)(process.execPath, command).finally(() =>
      server.close(),
    );
    expect(JSON.parse(stdout)).toEqual({
      [town]: { heading: townPage.title, reloaded: false },
      [noTown]: { heading: "Oops! Page not found", reloaded: true },
    });
  }, 60_000);

  it("is in the list for search engines, and says what it is to those who share it", async () => {
    expect(readFileSync(published("sitemap.xml"), "utf8")).toContain(`<loc>${address}</loc>`);
    expect(hrefsOf(page(), 'link[rel="canonical"]')).toEqual([address]);
    expect(page().title).toBe(townPage.seo.title);
    const picture = one(page(), 'meta[property="og:image"]').getAttribute("content") ?? "";
    expect(picture).toBe(`${business.url}/sharing/locations-towson-md.jpg`);
    const file = published("sharing/locations-towson-md.jpg");
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(300_000);
  });

  it("has structured data of that town, which passes the validator", () => {
    expect(part("Service")).toMatchObject({ areaServed: { "@type": "City", name: "Towson, MD" } });
    expect(part("BreadcrumbList")).toMatchObject({
      itemListElement: [{ name: "Services" }, { name: "Towson", item: address }],
    });
    expect(part("FAQPage")).toMatchObject({
      "@id": address,
      mainEntity: townPage.faqs.items.map(({ question }) => ({ name: question })),
    });
    const file = published("locations/towson-md.html");
    const { stdout } = spawnSync(
      process.execPath,
      [join(__dirname, "built/validateData.mjs"), file],
      {
        encoding: "utf8",
      },
    );
    expect(JSON.parse(stdout)).toMatchObject({ [file]: { errors: [] } });
  });
});

describe("a redirect more in data/site.json", () => {
  it("leads to its page", async () => {
    expect(await answers("/Towson.php", "/Towson.php/", "/Towson.php?a=b")).toEqual([
      [301, town],
      [301, town],
      [301, `${town}?a=b`],
    ]);
  });
});

/** Where a page may connect to; undefined where its policy has no word on it. */
const connectOf = (file: string) =>
  /connect-src ([^;"]*)/.exec(readFileSync(published(file), "utf8"))?.[1];

const privacyOf = () => textsOf(one(read("contact.html"), "#privacy"), "p").at(-1);

const withFacts = (text: string) =>
  text.replace("{phone}", business.phone).replace("{email}", business.email);

describe("a delivery in data/site.json", () => {
  it("is allowed by the policy of every page, and by no more than its origin", () => {
    for (const file of pages())
      expect([file, connectOf(file)]).toEqual([file, `'self' ${formService}`]);
  });

  it("is what the privacy paragraph tells of", () => {
    expect(privacyOf()).toBe(withFacts(contactPage.privacy.formsOn));
  });

  it("sends what was typed there, and nothing else goes wrong", async () => {
    const { server, origin } = await serveSite(published());
    const command = [join(__dirname, "sendRequest.mjs"), `${origin}/services/decks`];
    const { stdout } = await promisify(execFile)(process.execPath, command).finally(() =>
      server.close(),
    );
    expect(JSON.parse(stdout)).toEqual({ told: [...confirmation.short], left: "", faults: [] });
    expect(received).toEqual([
      "form-name=quote&name=Pat&phone=Pat&zip=Pat&message=&_gotcha=&page=%2Fservices%2Fdecks",
    ]);
  }, 60_000);

  it("tells a host of the form", () => {
    expect(one(read("__forms.html"), "form").getAttribute("name")).toBe("quote");
    expect(readFileSync(published("sitemap.xml"), "utf8")).not.toContain("__forms");
  });
});

describe("what no list names", () => {
  // By their names alone both would come first.
  it("follows after the listed testimonials", () => {
    const names = textsOf(read("testimonials.html"), "main figcaption b");
    expect(names.indexOf("Aaron Q.")).toBeGreaterThanOrEqual(testimonialsPage.order.length);
  });

  it("follows after the listed projects", () => {
    const titles = textsOf(read("projects.html"), "main article h2");
    expect(titles.indexOf("A ladder, put away")).toBeGreaterThanOrEqual(projectsPage.order.length);
  });
});

describe("without these files again", () => {
  beforeAll(async () => {
    expect(pages()).toContain("services/gutter-guards.html");
    for (const name of Object.keys(added)) rmSync(copy.data(name));
    writeFileSync(copy.data("site.json"), JSON.stringify(siteFacts));
    await rebuild();
  }, 10 * minutes);

  it("the page is gone, and only it", () => {
    expect(existsSync(published("services/gutter-guards.html"))).toBe(false);
    expect(existsSync(published("services/gutter-guards"))).toBe(false);
    expect(pages()).toContain("services/siding.html");
  });

  it("nothing leads to it any more", () => {
    for (const file of pages())
      expect(hrefsOf(read(file))).not.toContain("/services/gutter-guards");
    expect(readFileSync(published("sitemap.xml"), "utf8")).not.toContain("/services/gutter-guards");
  });

  it("the town's links lead to the page for lost visitors again, and no other page links to it", async () => {
    expect(await answers(town, "/Towson.php")).toEqual([
      [404, undefined],
      [404, undefined],
    ]);
    expect(townLinks("services/windows.html")).toContain(town);
    expect(townLinks("index.html")).toEqual([]);
    expect(readFileSync(published("sitemap.xml"), "utf8")).not.toContain("/locations/");
    expect(existsSync(published("sharing/locations-towson-md.jpg"))).toBe(false);
  });

  it("no page may send anything anywhere, and the privacy paragraph says so", () => {
    for (const file of pages()) expect([file, connectOf(file)]).toEqual([file, undefined]);
    expect(privacyOf()).toBe(withFacts(contactPage.privacy.formsOff));
    expect(read("contact.html").querySelector('[name="_gotcha"]')).toBeNull();
    expect(existsSync(published("__forms.html"))).toBe(false);
  });

  it("testimonial and project are gone from their pages", () => {
    expect(textOf(one(read("testimonials.html"), "main"))).not.toContain("Aaron Q.");
    expect(textOf(one(read("projects.html"), "main"))).not.toContain("A ladder, put away");
  });
});
