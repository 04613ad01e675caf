import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { eventually } from "../eventually";
import { openBrowser } from "./browser";
import { describeEditedPages } from "./editedPages";
import { npmStart, type NpmStart } from "./npmStart";
import { EditorPage } from "./page";

// The whole way: what is typed at /admin of a real `npm start` is what a visitor reads. One start
// serves all tests; what the edits come to is looked at in the end, since the publisher gathers
// those that come while it builds.

const minute = 60_000;

let started: NpmStart;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let editor: EditorPage;

const read = (file: string) => started.read(file);

/** A file with one piece of its text replaced: everything else must stay as it was, to the byte. */
function replaced(text: string, old: string, by: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => by);
}

type Faqs = { items: { question: string; answer: string }[] };

const faqsOf = (name: string) => (JSON.parse(read(`faqs/${name}.json`)) as Faqs).items;

/** What a visitor reads at an address. */
async function visit<T>(address: string, look: (site: Page) => Promise<T>): Promise<T> {
  const visitor = await context.newPage();
  try {
    await visitor.goto(started.site + address);
    return await look(visitor);
  } finally {
    await visitor.close();
  }
}

const textsAt = (address: string, selector: string) =>
  visit(address, (site) => site.locator(selector).allTextContents());

/** The questions of a page; other parts of it may fold, too. */
const questions = 'section[aria-labelledby="faqs-title"] details';

beforeAll(async () => {
  started = await npmStart();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 1100 } });
  page = await context.newPage();
  editor = new EditorPage(page, `http://localhost:${started.publisher.port + 1}`);
  await page.goto(started.editorAddress());
  await page.waitForURL(`${editor.origin}/admin*`);
}, 20 * minute);

afterAll(async () => {
  await context.close();
  await browser.close();
  await started.stop();
}, minute);

describe("pages that come and go", () => describeEditedPages(() => started));

type Titled = { heading: string };

/** The headings of a page as they are to be. */
let headings: string[];

describe("an editor at /admin of npm start", () => {
  it("changes an answer", async () => {
    const before = read("faqs/one.json");
    const [first] = faqsOf("one");
    const item = editor.item(first?.question ?? "");
    await editor.open("faqs/one");
    await editor.toggle(item);
    await item.getByLabel("Answer").fill("Nothing. We measure “for free”.");
    await editor.saveWell();
    expect(read("faqs/one.json")).toBe(
      replaced(before, JSON.stringify(first?.answer), '"Nothing. We measure “for free”."'),
    );
    expect(await textsAt("/", questions)).toHaveLength(faqsOf("one").length);
  });

  it("adds a testimonial", async () => {
    await editor.open("testimonials/new");
    await page.getByLabel("Name").fill("Zoë D.");
    await page.getByLabel("Town").fill("North East");
    await page.getByLabel("Service").fill("Sunroom");
    await page.getByLabel("Stars").fill("4");
    await page.getByLabel("Words").fill("Warm in March.");
    await editor.saveWell();
  });

  it("uploads a picture", async () => {
    const before = read("projects/dry-well.json");
    const buffer = await sharp({
      create: { width: 300, height: 200, channels: 3, background: "#1f4e5a" },
    })
      .jpeg()
      .toBuffer();
    await editor.open("projects/dry-well");
    await editor.unfold("Picture");
    await page.getByRole("button", { name: "Choose another picture" }).click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "Our Cape.JPG", mimeType: "image/jpeg", buffer });
    await page.getByText("our-cape.jpg").first().waitFor();
    await page.getByRole("button", { name: "Choose selected" }).click();
    await editor.saveWell();
    expect(read("projects/dry-well.json")).toBe(
      replaced(before, "images/wells/curb.jpg", "images/our-cape.jpg"),
    );
    expect((await sharp(started.data("images/our-cape.jpg")).metadata()).width).toBe(300);
  });

  it("takes an optional part out of a page", async () => {
    const { process } = JSON.parse(read("services/saunas.json")) as { process: Titled };
    headings = await textsAt("/services/saunas", "main h2");
    expect(headings).toContain(process.heading);
    await editor.open("services/saunas");
    await editor.remove(editor.item(process.heading));
    await editor.saveWell();
    headings = headings.filter((heading) => heading !== process.heading);
  });
});

describe("a visitor", () => {
  it(
    "reads the change and the new testimonial, and not what was taken out",
    async () => {
      // The page as it is sent is asked for until it has changed: a browser would tire of it.
      const holds = async (address: string, text: string) =>
        (await (await fetch(started.site + address)).text()).includes(text);
      await eventually(() => holds("/testimonials", "Zoë D."), true, 5 * minute);
      await eventually(() => holds("/services/saunas", "Two steps"), false, 5 * minute);

      expect(await textsAt("/testimonials", "main figcaption b")).toContain("Zoë D.");
      expect(await textsAt("/services/saunas", "main h2")).toEqual(headings);
      expect((await textsAt("/", questions))[0]).toContain("We measure “for free”.");
      expect(await textsAt("/about", "main h1")).toHaveLength(1);
    },
    12 * minute,
  );

  it("sees the new picture", async () => {
    const width = await visit("/projects", async (site) => {
      const picture = site.locator('img[src*="our-cape"]').first();
      await picture.scrollIntoViewIfNeeded();
      return picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));
    });
    expect(width).toBeGreaterThan(0);
  });

  it("is what the foot of the editor tells of", async () => {
    const status = page.getByRole("status").filter({ hasText: "is live since" });
    await status.getByText(/^Service page “.*” is live since \d+:\d\d [AP]M\. See it$/).waitFor();
    const link = await status.getByRole("link", { name: "See it" }).getAttribute("href");
    expect(link?.startsWith(`${started.site}/services/saunas`)).toBe(true);
    expect(started.publisher.printed()).toContain("live after");
  });
});

describe("what npm start prints where there is no terminal", () => {
  it("says where the editor's address is, and not the address", () => {
    const [, key = ""] = started.editorAddress().split("#");
    expect(key).toHaveLength(43);
    expect(started.publisher.printed()).toContain(".releases/editor-address");
    expect(started.publisher.printed()).not.toContain(key);
  });
});
