import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { freePort, runPublisher, type Running } from "../../publisher/tools/measure/running";
import { eventually } from "../eventually";
import { copyWithTestContent, ownEnvironment, type ProjectCopy } from "../projectCopy";
import { openBrowser } from "./browser";
import { EditorPage } from "./page";

// The whole way: what is typed at /admin of a real `npm start` is what a visitor reads. One start
// serves all tests; what the edits come to is looked at in the end, since the publisher gathers
// those that come while it builds.

const minute = 60_000;
const addressFile = ".releases/editor-address";

let copy: ProjectCopy;
let publisher: Running;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let site: string;
let editor: EditorPage;

const read = (file: string) => readFileSync(copy.data(file), "utf8");

/** A file with one piece of its text replaced: everything else must stay as it was, to the byte. */
function replaced(text: string, old: string, by: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => by);
}

type Faqs = { items: { question: string; answer: string }[] };

const faqsOf = (name: string) => (JSON.parse(read(`faqs/${name}.json`)) as Faqs).items;

/** A list of words as Prettier writes it, on one line. */
const inline = (words: readonly string[]) => JSON.stringify(words).replaceAll(",", ", ");

/** What a visitor reads at an address. */
async function visit<T>(address: string, look: (site: Page) => Promise<T>): Promise<T> {
  const visitor = await context.newPage();
  try {
    await visitor.goto(site + address);
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
  copy = copyWithTestContent();
  const port = await freePort();
  publisher = runPublisher(copy.path, port, ownEnvironment);
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 1100 } });
  page = await context.newPage();
  site = `http://localhost:${port}`;
  editor = new EditorPage(page, `http://localhost:${port + 1}`);
  await publisher.ended(1);
  await page.goto(readFileSync(join(copy.path, addressFile), "utf8").trim());
  await page.waitForURL(`${editor.origin}/admin*`);
}, 20 * minute);

afterAll(async () => {
  await context.close();
  await browser.close();
  publisher.child.kill("SIGINT");
  await publisher.exit;
  copy.remove();
}, minute);

describe("an editor at /admin of npm start", () => {
  it("is refused a rating of 9, and the file stays", async () => {
    const before = read("testimonials/kit-n.json");
    await editor.open("testimonials/kit-n");
    await page.getByLabel("Stars").fill("9");
    await editor.save();
    await page.getByText("Stars must be a number from 1 to 5.").first().waitFor();
    expect(read("testimonials/kit-n.json")).toBe(before);
  });

  it("is refused an empty answer, and the file stays", async () => {
    const before = read("faqs/one.json");
    const [first] = faqsOf("one");
    const item = editor.item(first?.question ?? "");
    page.once("dialog", (dialog) => void dialog.accept());
    await editor.open("faqs/one");
    await editor.toggle(item);
    await item.getByLabel("Answer").fill("");
    await editor.save();
    await page.getByText("Answer is empty; it must be filled in.", { exact: true }).waitFor();
    expect(read("faqs/one.json")).toBe(before);
  });

  it("changes an answer", async () => {
    const before = read("faqs/one.json");
    const [first] = faqsOf("one");
    const item = editor.item(first?.question ?? "");
    await item.getByLabel("Answer").fill("Nothing. We measure “for free”.");
    await editor.saveWell();
    expect(read("faqs/one.json")).toBe(
      replaced(before, JSON.stringify(first?.answer), '"Nothing. We measure “for free”."'),
    );
    expect(await textsAt("/", questions)).toHaveLength(faqsOf("one").length);
  });

  it("puts questions into another order", async () => {
    const [first, second, ...rest] = faqsOf("wells");
    await editor.open("faqs/wells");
    await editor.drag(editor.item(first?.question ?? ""), editor.item(second?.question ?? ""));
    await editor.saveWell();
    const after = { items: [second, first, ...rest] };
    expect(read("faqs/wells.json")).toBe(`${JSON.stringify(after, null, 2)}\n`);
  });

  it("adds a testimonial, without what was left empty", async () => {
    await editor.open("testimonials/new");
    await page.getByLabel("Name").fill("Zoë D.");
    await page.getByLabel("Town").fill("North East");
    await page.getByLabel("Service").fill("Sunroom");
    await page.getByLabel("Stars").fill("4");
    await page.getByLabel("Words").fill("Warm in March.");
    await editor.saveWell();
    expect(read("testimonials/zoe-d-north-east.json")).toBe(`{
  "name": "Zoë D.",
  "town": "North East",
  "service": "Sunroom",
  "rating": 4,
  "text": "Warm in March."
}
`);
  });

  it("puts a page's testimonials into another order", async () => {
    const before = read("pages/home.json");
    await editor.open("pages/home");
    await editor.unfold("Testimonials");
    const items = editor.items("Testimonials");
    await items.getByText("Ada P., Q (Well & pump)").waitFor();
    await editor.drag(items.nth(2), items.nth(0));
    await editor.saveWell();
    const names = ["ada-p", "chloe-d", "nan-and-theodora-w"];
    const [ada = "", chloe = "", nan = ""] = names;
    expect(read("pages/home.json")).toBe(
      replaced(before, inline(names), inline([nan, ada, chloe])),
    );
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
    expect((await sharp(copy.data("images/our-cape.jpg")).metadata()).width).toBe(300);
  });

  it("takes an optional part out of a page", async () => {
    const before = read("services/saunas.json");
    const { process, ...rest } = JSON.parse(before) as { process: { heading: string } };
    expect(await textsAt("/services/saunas", "main h2")).toContain(process.heading);
    await editor.open("services/saunas");
    await editor.remove(editor.item(process.heading));
    await editor.saveWell();
    const after = read("services/saunas.json");
    const [start = "", end = ""] = before.split(/^ {2}"process": \{[^]*?^ {2}\},\n/m);
    expect(JSON.parse(after)).toEqual(rest);
    expect(after).toBe(start + end);
  });
});

describe("a visitor", () => {
  it(
    "reads the change, the new testimonial and the new orders",
    async () => {
      // The page as it is sent is asked for until it has changed: a browser would tire of it.
      const holds = async (address: string, text: string) =>
        (await (await fetch(site + address)).text()).includes(text);
      await eventually(() => holds("/testimonials", "Zoë D."), true, 5 * minute);
      await eventually(() => holds("/services/saunas", "Two steps"), false, 5 * minute);

      expect(await textsAt("/testimonials", "main figcaption b")).toContain("Zoë D.");
      expect(await textsAt("/services/saunas", "main h2")).toEqual([
        "Two reasons",
        "Four letters",
        "Price of a sauna",
        "One question",
      ]);
      expect((await textsAt("/", questions))[0]).toContain("We measure “for free”.");
      expect(await textsAt("/services/wells", `${questions} > summary`)).toEqual(
        faqsOf("wells").map(({ question }) => question),
      );
      expect(await textsAt("/", "main figcaption b")).toEqual([
        "Nan & Theodora Wolfe-Featherstonehaugh-Cholmondeley",
        "Ada P.",
        "Chloë D’A.",
      ]);
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
    expect(link?.startsWith(`${site}/services/saunas`)).toBe(true);
    expect(publisher.printed()).toContain("live after");
  });
});

describe("what npm start prints where there is no terminal", () => {
  it("says where the editor's address is, and not the address", () => {
    const [, key = ""] = readFileSync(join(copy.path, addressFile), "utf8").trim().split("#");
    expect(key).toHaveLength(43);
    expect(publisher.printed()).toContain(addressFile);
    expect(publisher.printed()).not.toContain(key);
  });
});
