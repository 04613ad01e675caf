import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { describeEditedPages } from "./editedPages";
import { replaced } from "./harness";
import { npmStart, type NpmStart } from "./npmStart";
import { EditorPage } from "./page";
import { photoOf } from "./photo";

// The whole way: a visitor reads what somebody types at /admin of a real `npm start`. One start
// serves all tests. They edit twice: while the builder waits, and right after that, with other
// pages, since each edit is slow.

const minute = 60_000;

let started: NpmStart;
let context: BrowserContext;
let page: Page;
let editor: EditorPage;

beforeAll(async () => {
  started = await npmStart();
  const browser = await sharedBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 1100 } });
  page = await context.newPage();
  editor = new EditorPage(page, `http://localhost:${started.publisher.port + 1}`);
  await page.goto(started.editorAddress());
  await page.waitForURL(`${editor.origin}/admin*`);
  await page.getByRole("navigation", { name: "Site" }).waitFor();
}, 20 * minute);

afterAll(async () => {
  await context.close();
  await started.stop();
}, minute);

describe("an editor at /admin of npm start", () => {
  // With the process that waits, an edit is live within seconds.
  beforeAll(() => started.publisher.waiting(), 10 * minute);

  it("saves a new picture and other words for a project", async () => {
    const before = started.read("projects/dry-well.json");
    const { title } = JSON.parse(before) as { title: string };
    await editor.open("projects/dry-well");
    await page.getByLabel("Title").fill("A well in “no time”");
    await editor.openLibrary();
    await editor.upload("Our Cape.JPG", await photoOf(300, 200).toBuffer(), "our-cape.jpg");
    await editor.saveWell();
    const withPicture = replaced(before, "images/curb.jpg", "images/our-cape.jpg");
    expect(started.read("projects/dry-well.json")).toBe(
      replaced(withPicture, JSON.stringify(title), '"A well in “no time”"'),
    );
    expect((await sharp(started.data("images/our-cape.jpg")).metadata()).width).toBe(300);
  });

  it(
    "says when and where visitors see the edit",
    async () => {
      const status = page.getByRole("status").filter({ hasText: "is live since" });
      await status.getByText(/ is live since \d+:\d\d [AP]M\. See it$/).waitFor({
        timeout: 5 * minute,
      });
      const link = await status.getByRole("link", { name: "See it" }).getAttribute("href");
      expect(link).toContain(`${started.site}/`);
      expect(await (await fetch(link ?? "")).text()).toContain("A well in “no time”");
      expect(started.publisher.printed()).toContain("live after");
    },
    6 * minute,
  );
});

it("publishes the edit for visitors", async () => {
  const visitor = await context.newPage();
  await visitor.goto(`${started.site}/projects`);
  await visitor.getByRole("heading", { name: "A well in “no time”" }).waitFor();
  const picture = visitor.locator('img[src*="our-cape"]').first();
  await picture.scrollIntoViewIfNeeded();
  const width = await picture.evaluate((img: HTMLImageElement) =>
    img.decode().then(() => img.naturalWidth),
  );
  expect(width).toBeGreaterThan(0);
  await visitor.close();
});

describe("new and removed pages", () => describeEditedPages(() => started));

describe("the output of npm start without a terminal", () => {
  it("names the file of the editor's address, and not the address", () => {
    const [, key = ""] = started.editorAddress().split("#");
    expect(key).toHaveLength(43);
    expect(started.publisher.printed()).toContain(".releases/editor-address");
    expect(started.publisher.printed()).not.toContain(key);
  });
});
