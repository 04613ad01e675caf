import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { townPage } from "../../test/site/townPage";
import { openBrowser } from "./browser";
import { EditorPage } from "./page";
import { startEditor, type EditorServer } from "./server";

let browser: Browser;
let context: BrowserContext;
let server: EditorServer;
let page: Page;
let editor: EditorPage;
let messages: string[];

const read = (file: string) => readFileSync(join(server.dataDir, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(server.dataDir, file), text);

/** A file with one piece of its text replaced: everything else must stay as it was, to the byte. */
function replaced(text: string, old: string, by: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => by);
}

type Faqs = { items: { question: string; answer: string }[] };
type HomePage = { testimonials: { testimonials: string[] } };

const faqs = () => (JSON.parse(read("faqs/home.json")) as Faqs).items;
const testimonialsOfHome = () =>
  (JSON.parse(read("pages/home.json")) as HomePage).testimonials.testimonials;

/** The items of a list that holds at least as many as are asked for. */
function take<T>(items: readonly T[], ...places: number[]): T[] {
  return places.map((place) => {
    const item = items[place];
    if (item === undefined) throw new Error(`There is no item ${place}.`);
    return item;
  });
}

beforeAll(async () => {
  browser = await openBrowser();
  // One for all, so that the large script of the editor is compiled once.
  context = await browser.newContext({ viewport: { width: 1280, height: 1100 } });
});
afterAll(async () => {
  await context.close();
  await browser.close();
});

beforeEach(async () => {
  server = await startEditor();
  await server.letIn(context);
  page = await context.newPage();
  messages = [];
  page.on("console", (message) => {
    if (message.type() !== "log") messages.push(message.text());
  });
  page.on("pageerror", (error: unknown) => {
    // Decap CMS ends the saving of a form with faults by an error without words.
    const text = error instanceof Error ? error.message : String(error);
    if (text !== "undefined") messages.push(text);
  });
  editor = new EditorPage(page, server.origin);
});
afterEach(async () => {
  await page.close();
  await server.close();
});

describe("the editor", () => {
  it("shows testimonials and FAQs first, each with a telling line", async () => {
    await page.goto(`${server.origin}/admin`);
    await page.getByText(/Karen M\., Bel Air · Siding · 5 stars · They found rot/).waitFor();
    const sidebar = page.locator("aside a[href^='#/collections/']");
    expect((await sidebar.allInnerTexts()).slice(0, 2)).toEqual(["Testimonials", "FAQs"]);
    await page.getByRole("link", { name: "FAQs" }).click();
    await page.getByText("kitchens · Do I need a permit to remodel a kitchen?").waitFor();
    await page.getByText("Visitors see everything that is saved.").waitFor();
    expect(messages).toEqual([]);
  });

  it("changes an answer, and nothing else of the file", async () => {
    const before = read("faqs/home.json");
    const [{ question, answer } = { question: "", answer: "" }] = faqs();
    const better = "Nothing. We measure “for free”.";
    await editor.open("faqs/home");
    await editor.toggle(editor.item(question));
    await editor.item(question).getByLabel("Answer").fill(better);
    await editor.saveWell();
    expect(read("faqs/home.json")).toBe(
      replaced(before, JSON.stringify(answer), JSON.stringify(better)),
    );
    expect(messages).toEqual([]);
  });

  it("puts questions into another order", async () => {
    const before = faqs();
    const [first = "", second = ""] = before.map(({ question }) => question);
    await editor.open("faqs/home");
    await editor.drag(editor.item(first), editor.item(second));
    await editor.saveWell();
    const after = { items: [...take(before, 1, 0), ...before.slice(2)] };
    expect(read("faqs/home.json")).toBe(`${JSON.stringify(after, null, 2)}\n`);
    expect(messages).toEqual([]);
  });

  it("adds a testimonial, without what was left empty", async () => {
    await editor.open("testimonials/new");
    await page.getByLabel("Name").fill("Zoë D.");
    await page.getByLabel("Town").fill("North East");
    await page.getByLabel("Service").fill("Sunroom");
    await page.getByLabel("Stars").fill("4");
    await page.getByLabel("Words").fill("Warm in March.\nQuiet in the rain.");
    await editor.saveWell();
    expect(read("testimonials/zoe-d-north-east.json")).toBe(`{
  "name": "Zoë D.",
  "town": "North East",
  "service": "Sunroom",
  "rating": 4,
  "text": "Warm in March.\\nQuiet in the rain."
}
`);
    // Decap CMS asks whether there is a file of that name already.
    expect(messages).toEqual([expect.stringContaining("404")]);
  });

  it("shows that there are no pages of towns yet, and edits one where there is", async () => {
    const file = "locations/towson-md.json";
    await page.goto(`${server.origin}/admin#/collections/locations`);
    await page.getByText("No Entries").waitFor();
    mkdirSync(join(server.dataDir, "locations"));
    write(file, JSON.stringify(townPage));
    await editor.open("locations/towson-md");
    await page.getByLabel("Introduction").first().fill("Call first.");
    await editor.saveWell();
    expect(JSON.parse(read(file))).toEqual({ ...townPage, lead: "Call first." });

    await editor.open("locations/towson-md");
    await page.getByLabel("Town", { exact: true }).fill("Townson");
    await editor.save();
    await editor.warning.waitFor();
    expect(await editor.warning.innerText()).toMatch(/the site links to no such town.*“?Towson/);
    expect(read(file)).toContain('"town": "Towson"');
  });

  it("puts a page's testimonials into another order", async () => {
    const before = read("pages/home.json");
    const names = testimonialsOfHome();
    await editor.open("pages/home");
    await editor.unfold("Testimonials");
    const items = editor.items("Testimonials");
    await items.getByText("Karen M., Bel Air (Siding)").waitFor();
    await editor.drag(items.nth(2), items.nth(0));
    await editor.saveWell();
    const list = (each: string[]) => JSON.stringify(each).replaceAll(",", ", ");
    expect(read("pages/home.json")).toBe(replaced(before, list(names), list(take(names, 2, 0, 1))));
    expect(messages).toEqual([]);
  });

  it("takes a part out of a page and leaves no trace of it, and demands all of one that is put in", async () => {
    const before = read("services/decks.json");
    const { process, ...rest } = JSON.parse(before) as { process: { heading: string } };
    await editor.open("services/decks");
    await editor.remove(editor.item(process.heading));
    await editor.saveWell();
    expect(JSON.parse(read("services/decks.json"))).toEqual(rest);
    const lines = before.split("\n");
    const kept = read("services/decks.json").split("\n");
    expect(kept.every((line) => lines.includes(line))).toBe(true);

    await page.getByRole("button", { name: "Add process" }).click();
    const part = editor.part("Process");
    await part.getByLabel("Heading").fill("How it goes");
    const saved = read("services/decks.json");
    await editor.save();
    await part.getByText("Steps: there must be 2 to 6 of them.").waitFor();
    expect(read("services/decks.json")).toBe(saved);
    expect(messages).toEqual([]);
  });

  it("uploads a picture under a name that the site allows, without the place where it was taken", async () => {
    const photo = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: "#1f4e5a" },
    })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 28/1 0/1" } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const before = read("projects/blue-cape-bel-air.json");
    await editor.open("projects/blue-cape-bel-air");
    await editor.unfold("Picture");
    await page.getByRole("button", { name: "Choose another picture" }).click();
    const upload = page.locator("input[type=file]");
    await upload.setInputFiles({ name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: photo });
    await editor.warning
      .getByText(/IMG_0042\.HEIC is a HEIC picture, which browsers cannot show/)
      .waitFor();
    await upload.setInputFiles({ name: "Größe 1.JPG", mimeType: "image/jpeg", buffer: photo });
    await page.getByText("grosse-1.jpg").or(page.getByText("gro-e-1.jpg")).first().waitFor();
    await page.getByRole("button", { name: "Choose selected" }).click();
    await editor.saveWell();
    const [, file = ""] = /"file": "(.*)"/.exec(read("projects/blue-cape-bel-air.json")) ?? [];
    expect(file).toMatch(/^images\/gro(ss|-)e-1\.jpg$/);
    expect(read("projects/blue-cape-bel-air.json")).toBe(
      replaced(before, "images/siding/blue-cape.jpg", file),
    );
    const { exif, width } = await sharp(join(server.dataDir, file)).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 2400 });
    expect(messages).toEqual([]);
  });

  it("chooses a picture that is there, by the path it has", async () => {
    const before = read("projects/blue-cape-bel-air.json");
    await editor.open("projects/blue-cape-bel-air");
    await editor.unfold("Picture");
    await page.waitForFunction(() => document.querySelector("img")?.naturalWidth === 480);
    await page.getByRole("button", { name: "Choose another picture" }).click();
    await page.getByPlaceholder("Search...").fill("white-farmhouse");
    await page.getByText("white-farmhouse.jpg").click();
    await page.getByRole("button", { name: "Choose selected" }).click();
    await editor.saveWell();
    expect(read("projects/blue-cape-bel-air.json")).toBe(
      replaced(before, "images/siding/blue-cape.jpg", "images/siding/white-farmhouse.jpg"),
    );
    expect(messages).toEqual([]);
  });

  it.each([
    [
      "a rating of 9",
      "testimonials/jim-p-fallston",
      "Stars",
      "9",
      "Stars must be a number from 1 to 5.",
    ],
    [
      "an empty text",
      "testimonials/jim-p-fallston",
      "Words",
      "",
      "Words is empty; it must be filled in.",
    ],
    ["a text of spaces", "testimonials/jim-p-fallston", "Town", "  ", "Town must be some text."],
  ])("refuses %s at the field", async (_what, entry, label, value, sentence) => {
    const before = read(`${entry}.json`);
    await editor.open(entry);
    await page.getByLabel(label).fill(value);
    await editor.save();
    await page.getByText(sentence).first().waitFor();
    expect(read(`${entry}.json`)).toBe(before);
    expect(messages).toEqual([]);
  });

  it("refuses an empty answer", async () => {
    const before = read("faqs/home.json");
    const [{ question } = { question: "" }] = faqs();
    await editor.open("faqs/home");
    await editor.toggle(editor.item(question));
    await editor.item(question).getByLabel("Answer").fill("");
    await editor.save();
    await page.getByText("Answer is empty; it must be filled in.").waitFor();
    expect(read("faqs/home.json")).toBe(before);
    expect(messages).toEqual([]);
  });

  it("shows what the content check objects to, keeps the file, and takes it when it is mended", async () => {
    const before = read("testimonials/jim-p-fallston.json");
    await editor.open("testimonials/jim-p-fallston");
    await page.getByLabel("Words").fill("Call {phon} and ask for Jim.");
    await editor.save();
    const sentence =
      "data/testimonials/jim-p-fallston.json: text holds {phon}, which stands for nothing; did you mean {phone}?";
    await editor.warning.getByText(sentence).waitFor();
    expect(read("testimonials/jim-p-fallston.json")).toBe(before);
    await page.getByLabel("Words").fill("Call {phone} and ask for Jim.");
    await editor.saveWell();
    expect(await editor.warning.innerText()).toBe("");
    expect(read("testimonials/jim-p-fallston.json")).toContain("Call {phone} and ask for Jim.");
  });

  it.each([
    "testimonials/jim-p-fallston",
    "faqs/windows",
    "projects/casements-fallston",
    "services/windows",
    "services/sunrooms",
    "pages/about",
    "pages/services",
    "pages/projects",
    "pages/testimonials",
    "pages/contact",
    "pages/not-found",
    "business/site",
    "business/areas",
  ])("keeps all of %s but the one text that is changed", async (entry) => {
    const file = `${entry.replace("business/", "")}.json`;
    const before = read(file).split("\n");
    await editor.open(entry);
    const text = page.locator("input[type=text], textarea").first();
    await text.evaluate((input) => {
      // It may be folded up, where nobody could type; React listens to the event.
      const field = input as HTMLInputElement | HTMLTextAreaElement;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
      set?.call(field, field.value.replace(/.$/, "Q"));
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await editor.saveWell();
    const after = read(file).split("\n");
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, at) => line !== before[at])).toHaveLength(1);
    expect(messages).toEqual([]);
  });

  it("saves again and again from one form", async () => {
    await editor.open("testimonials/jim-p-fallston");
    for (const words of ["One.", "One. Two.", "One. Two. Three."]) {
      await page.getByLabel("Words").fill(words);
      await editor.saveWell();
      expect(read("testimonials/jim-p-fallston.json")).toContain(JSON.stringify(words));
    }
    expect(messages).toEqual([]);
  });

  it("takes back the last change", async () => {
    const before = read("testimonials/jim-p-fallston.json");
    const words = await editor
      .open("testimonials/jim-p-fallston")
      .then(() => page.getByLabel("Words").inputValue());
    await page.getByLabel("Words").fill("A slip.");
    await editor.saveWell();
    await page.getByRole("button", { name: "Undo the last change" }).click();
    await page.waitForFunction((old) => document.querySelector("textarea")?.value === old, words);
    expect(read("testimonials/jim-p-fallston.json")).toBe(before);
    expect(messages).toEqual([]);
  });

  it("goes on with what was typed and not saved, but not over a newer file", async () => {
    await editor.open("testimonials/jim-p-fallston");
    await page.getByLabel("Words").fill("Typed before the lights went out.");
    await page.waitForTimeout(3000); // the editor keeps a draft now and then
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("about:blank");
    const changed = replaced(
      read("testimonials/jim-p-fallston.json"),
      '"rating": 4',
      '"rating": 3',
    );
    write("testimonials/jim-p-fallston.json", changed);
    await editor.open("testimonials/jim-p-fallston");
    await page.waitForFunction(() => document.querySelector("textarea")?.value.startsWith("Typed"));
    await editor.save();
    await editor.warning.getByText(/was changed by someone else since you opened it/).waitFor();
    expect(read("testimonials/jim-p-fallston.json")).toBe(changed);
  });

  it("does not overwrite what someone else changed meanwhile, and keeps what was typed", async () => {
    await editor.open("testimonials/jim-p-fallston");
    const changed = replaced(
      read("testimonials/jim-p-fallston.json"),
      '"rating": 4',
      '"rating": 3',
    );
    write("testimonials/jim-p-fallston.json", changed);
    await page.getByLabel("Words").fill("My version.");
    await editor.save();
    await editor.warning.getByText(/was changed by someone else since you opened it/).waitFor();
    expect(read("testimonials/jim-p-fallston.json")).toBe(changed);
    expect(await page.getByLabel("Words").inputValue()).toBe("My version.");
  });

  it("does not delete what a page shows, and says which page", async () => {
    await editor.open("testimonials/karen-m-bel-air");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete" }).click();
    await editor.warning
      .getByText(/karen-m-bel-air.*used by: .*Home page/)
      .first()
      .waitFor();
    expect(existsSync(join(server.dataDir, "testimonials/karen-m-bel-air.json"))).toBe(true);
  });

  it("shows the right form after a link from one entry to another, and asks before changes are lost", async () => {
    await editor.open("testimonials/jim-p-fallston");
    await page.getByLabel("Words").fill("Not saved.");
    const questions: string[] = [];
    let answer = false;
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      void (answer ? dialog.accept() : dialog.dismiss());
    });
    const follow = () =>
      page.evaluate(
        () => (location.hash = "#/collections/testimonials/entries/ruth-h-cockeysville"),
      );
    await follow();
    await page.waitForTimeout(500);
    expect(page.url()).toMatch(/jim-p-fallston$/);
    expect(await page.getByLabel("Words").inputValue()).toBe("Not saved.");
    answer = true;
    await follow();
    await page.waitForFunction(() => document.querySelector("input")?.value === "Ruth H.");
    const question = "You have changes that are not saved. Leave them behind?";
    expect(questions).toEqual([question, question]);
    expect(messages).toEqual([]);
  });
});
