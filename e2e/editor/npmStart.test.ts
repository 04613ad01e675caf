import { once } from "node:events";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { testContent, programFolder } from "../../test/builtSites";
import { freePort, runPublisher, type Running } from "../../tools/measure/running";
import { replaced } from "./harness";
import { EditorPage } from "./page";
import { photoOf } from "./photo";

// The whole way: a visitor reads what somebody types at /admin of a real `npm start`. One start serves all
// tests. It begins with content that differs from the last build. Then a process of Gatsby waits for each of
// two edits.

const minute = 60_000;

/** The path of a file of the program. */
const programPath = (name: string) => join(programFolder, name);

/** The path of a file of the content. */
const dataPath = (name: string) => programPath(join("data", name));

/** Restores the test content, and forgets what `npm start` keeps between two starts. */
function reset(): void {
  for (const name of [".releases", ".editor", "data"])
    rmSync(programPath(name), { recursive: true, force: true });
  cpSync(testContent, programPath("data"), { recursive: true, preserveTimestamps: true });
}

/** Waits for the first build, and makes an error during it, which must not end the program. */
async function errorDuringBuild({
  child: { stdout },
  printed,
  afterAttempts,
}: Running): Promise<void> {
  while (stdout && !printed().includes("preparing"))
    await Promise.race([once(stdout, "data"), afterAttempts(Infinity)]);
  const facts = textIn("site.json");
  write("site.json", "{");
  await afterAttempts(2);
  write("site.json", facts);
}

/** Starts the publisher in the folder of the test site, so that Gatsby need not bundle again. */
async function npmStart() {
  const publisher = runPublisher(programFolder, await freePort(), {
    // Jest sets these two variables, and Gatsby behaves differently when it sees them.
    NODE_ENV: undefined,
    JEST_WORKER_ID: undefined,
    // This machine's settings must not change the test. Some programs set HOST.
    BUILDER: undefined,
    CONTENT_DIR: undefined,
    EDITOR_BACKEND: undefined,
    EDITOR_COMMITS: undefined,
    EDITOR_PORT: undefined,
    HOST: undefined,
    // The user of a service may have no home folder.
    HOME: "/dev/null",
    XDG_CONFIG_HOME: undefined,
  });
  await errorDuringBuild(publisher);
  return {
    publisher,
    site: `http://localhost:${publisher.port}`,
    editorAddress: () =>
      readFileSync(programPath(".releases/editor-address"), "utf8").split("\n")[0] ?? "",
    stop: async () => {
      publisher.child.kill("SIGINT");
      await publisher.exit;
      reset();
    },
  };
}

let started: Awaited<ReturnType<typeof npmStart>>;
let context: BrowserContext;
let page: Page;
let editor: EditorPage;

const town = "locations/hell-s-half-acre-md";
const townPicture = "/sharing/locations-hell-s-half-acre-md.jpg";
const faqsFile = "faqs/one.json";
const saunasFile = "services/saunas.json";
const service = "/services/gutter-guards";
const serviceFile = "services/gutter-guards.json";
const other = "/services/snow-guards";
const otherFile = "services/snow-guards.json";

type Faqs = { items: { answer: string }[] };
type Saunas = { process: { heading: string } };

const textIn = (file: string) => readFileSync(dataPath(file), "utf8");
const ask = (path: string, options?: RequestInit) => fetch(started.site + path, options);
const textOf = async (path: string) => (await ask(path)).text();
const statusOf = async (path: string) => (await ask(path)).status;
const oldAddress = () => ask("/gutters.php", { redirect: "manual" });
/** Writes a file in a single step, because the publisher may read the file at any moment. */
function write(file: string, content: string): void {
  const part = dataPath("../part-of-test.json");
  writeFileSync(part, content);
  renameSync(part, dataPath(file));
}
/** The addresses to which a page may send requests; undefined if the page's policy names none. */
const connectOf = async (path: string) =>
  /connect-src ([^;"]*)/.exec((await textOf(path)).replaceAll("&#x27;", "'"))?.[1];
const read = <T extends object>(file: string) => JSON.parse(textIn(file)) as T;

let processHeading = "";

/** Writes a copy of a service with another name and address. */
function writeService(file: string, name: string, address: string): void {
  const title = `${name} of wood`;
  const seo = {
    title,
    description: `${name} of wood, stone or iron, for hedges and walls of any age.`,
  };
  const menu = { label: name, order: 98 };
  write(file, JSON.stringify({ ...read("services/hedges.json"), name, address, menu, seo }));
}

/**
 * Removes the only town page, which the build of the test site has made, and a block of a service. Adds two
 * services, a form service and a redirect. Changes the answers of a list of questions.
 */
function changeContent(): void {
  const facts = {
    ...read("site.json"),
    delivery: { address: "https://forms.wells.example/f/abc", formName: "quote" },
    redirects: [{ from: "/gutters.php", to: service }],
  };
  const faqs = read<Faqs>(faqsFile);
  for (const item of faqs.items) item.answer = "Nothing. We measure “for free”.";
  const { process, ...saunas } = read<Saunas>(saunasFile);
  processHeading = process.heading;
  rmSync(dataPath(`${town}.json`));
  write(faqsFile, JSON.stringify(faqs));
  write(saunasFile, JSON.stringify(saunas));
  writeService(serviceFile, "Gutter guards", service);
  writeService("services/gates.json", "Gates", "/services/gates");
  write("site.json", JSON.stringify(facts));
}

beforeAll(async () => {
  if (!existsSync(programPath("public/index.html")))
    throw new Error("The test site is not built yet: run npm run build:test-site first.");
  reset();
  changeContent();
  started = await npmStart();
  const browser = await sharedBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 1100 } });
  page = await context.newPage();
  editor = new EditorPage(page, `http://localhost:${started.publisher.port + 1}`);
  // The first visit waits until the editor has bundled its scripts.
  page.setDefaultNavigationTimeout(3 * minute);
  await page.goto(started.editorAddress());
  await page.waitForURL(`${editor.origin}/admin*`);
  await editor.start();
}, 20 * minute);

afterAll(async () => {
  await context.close();
  await started.stop();
}, minute);

describe("a start with other content than what was built last", () => {
  it("removes the town page, the last of its template, and no other page", async () => {
    expect(await statusOf(`/${town}`)).toBe(404);
    expect(await statusOf(`/page-data/${town}/page-data.json`)).toBe(404);
    expect(await statusOf(townPicture)).toBe(404);
    expect(await textOf("/sitemap.xml")).not.toContain(town);
    expect(await statusOf("/about")).toBe(200);
  });

  it("changes the words, and removes the removed parts", async () => {
    expect(await textOf("/")).toContain("We measure “for free”.");
    expect(await textOf("/services/saunas")).not.toContain(processHeading);
  });

  it("adds the service to every menu and the sitemap", async () => {
    expect(await statusOf(service)).toBe(200);
    expect(await textOf("/sitemap.xml")).toContain(`${service}<`);
    for (const path of ["/", "/contact", service])
      expect(await textOf(path)).toContain(`href="${service}"`);
  });

  it("lets every page send requests, and says so at the form", async () => {
    for (const path of ["/", "/contact", service])
      expect(await connectOf(path)).toBe("'self' https://forms.wells.example");
    expect(await textOf("/contact")).toContain("goes to the box by the road");
    expect(await textOf("/contact")).toContain("_gotcha");
  });

  it("redirects the old address", async () => {
    const { status, headers } = await oldAddress();
    expect([status, headers.get("location")]).toEqual([301, service]);
  });
});

describe("an editor at /admin of npm start", () => {
  // These tests begin when a process waits, so that an edit is live within seconds.
  beforeAll(() => started.publisher.waiting(), 10 * minute);

  it("saves a new picture and other words for a project", async () => {
    const before = textIn("projects/dry-well.json");
    const { title, picture } = JSON.parse(before) as { title: string; picture: { alt: string } };
    await editor.link(/^To do before launch/).waitFor();
    await editor.open("projects/dry-well");
    await editor.field("Title").fill("A well in “no time”");
    await editor.unfold("Picture of the finished work");
    await editor.button("Choose another picture").click();
    await editor.upload("Our Cape.JPG", await photoOf(300, 200).toBuffer());
    await editor.field("Description", editor.pictures).fill(picture.alt);
    await editor.usePicture();
    await editor.save();
    await editor.whenState(/^(Live|Publishing….*)$/);
    const withPicture = replaced(before, "images/curb.jpg", "images/our-cape.jpg");
    expect(textIn("projects/dry-well.json")).toBe(
      replaced(withPicture, JSON.stringify(title), '"A well in “no time”"'),
    );
    expect((await sharp(dataPath("images/our-cape.jpg")).metadata()).width).toBe(300);
  });

  it(
    "says when and where visitors see the edit",
    async () => {
      const live = editor.toast(/^Visitors see your \d changes now\./);
      await live.waitFor({ timeout: 5 * minute });
      await editor.whenState("Live");
      expect(started.publisher.printed()).toContain("live after");
      const opened = context.waitForEvent("page");
      await live.getByRole("button", { name: "See them" }).click();
      const visitor = await opened;
      await visitor.getByRole("heading", { name: "A well in “no time”" }).waitFor();
      expect(new URL(visitor.url()).origin).toBe(started.site);
      const picture = visitor.locator('img[src*="our-cape"]').first();
      await picture.scrollIntoViewIfNeeded();
      const width = await picture.evaluate((img: HTMLImageElement) =>
        img.decode().then(() => img.naturalWidth),
      );
      expect(width).toBeGreaterThan(0);
      await visitor.close();
    },
    6 * minute,
  );
});

/**
 * Changes the content, and waits until visitors see every change. On a busy machine, the publisher may notice
 * the first changed file before the last file is written. So the content must have no errors after each step
 * of the change.
 */
async function edit(change: () => void, isSeen: () => Promise<boolean>): Promise<void> {
  const { publisher } = started;
  let attempts = publisher.outcomes.length;
  change();
  do {
    await publisher.afterAttempts(++attempts);
    expect([publisher.outcomes[attempts - 1], publisher.printed()]).toEqual([
      "live",
      // If the waiting process fails, the builder builds again in a new process, and the edit still goes live.
      expect.not.stringContaining("the site is rebuilt from scratch"),
    ]);
  } while (!(await isSeen()));
}

describe("replacing a service while the builder waits", () => {
  beforeAll(async () => {
    await started.publisher.waiting();
    const facts = { ...read("site.json"), redirects: [{ from: "/gutters.php", to: other }] };
    await edit(
      () => {
        renameSync(dataPath("services/gates.json"), dataPath("services/gates-2.json"));
        writeService(otherFile, "Snow guards", other);
        write("site.json", JSON.stringify(facts));
        rmSync(dataPath(serviceFile));
      },
      async () => (await statusOf(service)) === 404,
    );
  }, 10 * minute);

  it("publishes the new service with all files of its page, and removes the old one", async () => {
    expect(await statusOf(service)).toBe(404);
    expect((await oldAddress()).headers.get("location")).toBe(other);
    expect(await statusOf(`/page-data${service}/page-data.json`)).toBe(404);
    expect(await textOf(other)).toContain(">Snow guards of wood</title>");
    expect(await statusOf(`/page-data${other}/page-data.json`)).toBe(200);
    expect(await statusOf("/sharing/services-snow-guards.jpg")).toBe(200);
    expect(await statusOf("/sharing/services-gutter-guards.jpg")).toBe(404);
    const sitemap = await textOf("/sitemap.xml");
    expect(sitemap).toContain(`${other}<`);
    expect(sitemap).not.toContain(`${service}<`);
    for (const path of ["/", "/contact"]) {
      expect(await textOf(path)).toContain(`href="${other}"`);
      expect(await textOf(path)).not.toContain(`href="${service}"`);
    }
  });

  it("makes a page of the renamed file at its old address", async () => {
    expect(await statusOf("/services/gates")).toBe(200);
    expect(await textOf("/page-data/services/gates/page-data.json")).toContain('"slug":"gates-2"');
  });
});

it("the output of npm start without a terminal names the file of the editor's address, and not the address", () => {
  const [, key = ""] = started.editorAddress().split("#");
  expect(key).toHaveLength(43);
  expect(started.publisher.printed()).toContain(".releases/editor-address");
  expect(started.publisher.printed()).not.toContain(key);
});
