/** @jest-environment jsdom */
import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import projectsPage from "../data/pages/projects.json";
import testimonialsPage from "../data/pages/testimonials.json";
import project from "../data/projects/blue-cape-bel-air.json";
import service from "../data/services/siding.json";
import testimonial from "../data/testimonials/karen-m-bel-air.json";
import { hrefsOf, one, textOf, textsOf } from "./built/page";

// Builds the site twice, in a copy of the project: with more content, and without it again. What
// Gatsby remembers of earlier builds is of no use in another place; small pictures save the time.

const minutes = 60_000;
const root = resolve(__dirname, "..");
const notCopied = /^(\.git|\.cache|\.releases|node_modules|public|coverage|docs|e2e)$/;

let copy: string;
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
};

const dataFile = (name: string) => join(copy, "data", name);
const published = (...names: string[]) => join(copy, "public", ...names);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );

/** The published pages, by their files. */
const pages = () =>
  filesIn(published()).filter(
    (file) => file.endsWith(".html") && !/^(_gatsby|admin|page-data)\//.test(file),
  );

const read = (file: string) =>
  new DOMParser().parseFromString(readFileSync(published(file), "utf8"), "text/html");

/** `npm run build` in the copy. */
async function rebuild(): Promise<void> {
  const child = spawn(process.execPath, [require.resolve("tsx/cli"), "publisher/build.ts"], {
    cwd: copy,
    // Such a build knows neither of jest nor of the publisher.
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, CONTENT_DIR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  build = child;
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise((end) => child.once("close", end));
  if (code !== 0) throw new Error(`The build in ${copy} failed.\n${said.join("")}`);
}

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), "added-page-")));
  for (const name of readdirSync(root).filter((each) => !notCopied.test(each)))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  const small = await sharp(join(root, "data", project.picture.file))
    .resize(90, 60)
    .toBuffer();
  for (const name of filesIn(dataFile("images")).filter((each) => /\.jpe?g$/.test(each)))
    writeFileSync(dataFile(`images/${name}`), small);
  cpSync(dataFile(project.picture.file), dataFile("images/added.jpg"));
  for (const [name, content] of Object.entries(added))
    writeFileSync(dataFile(name), `${JSON.stringify(content, null, 2)}\n`);
  await rebuild();
}, 10 * minutes);

afterAll(() => {
  build?.kill();
  rmSync(copy, { recursive: true, force: true });
});

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
    for (const name of Object.keys(added)) rmSync(dataFile(name));
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

  it("testimonial and project are gone from their pages", () => {
    expect(textOf(one(read("testimonials.html"), "main"))).not.toContain("Aaron Q.");
    expect(textOf(one(read("projects.html"), "main"))).not.toContain("A ladder, put away");
  });
});
