import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { eventually } from "../eventually";
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

const faqs = () => (JSON.parse(read("faqs/wells.json")) as Faqs).items;
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

/** Whether the browser keeps a text that was typed and not saved. */
const keepsDraft = (text: string) =>
  page.evaluate(
    (typed) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("localforage");
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const database = opening.result;
          const name = "keyvaluepairs";
          if (!database.objectStoreNames.contains(name)) return resolve(false);
          const all = database.transaction(name).objectStore(name).getAll();
          all.onerror = () => resolve(false);
          all.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(all.result).includes(typed));
          };
        };
      }),
    text,
  );

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
    await page.getByText(/^Ada P\., Q · Well & pump · 5 stars · Wet\./).waitFor();
    const sidebar = page.locator("aside a[href^='#/collections/']");
    expect((await sidebar.allInnerTexts()).slice(0, 2)).toEqual(["Testimonials", "FAQs"]);
    await page.getByRole("link", { name: "FAQs" }).click();
    await page.getByText("one · Is it wet?").waitFor();
    await page.getByText("Visitors see everything that is saved.").waitFor();
    expect(messages).toEqual([]);
  });

  it("changes an answer, and nothing else of the file", async () => {
    const before = read("faqs/wells.json");
    const [{ question, answer } = { question: "", answer: "" }] = faqs();
    const better = "Nothing. We measure “for free”.";
    await editor.open("faqs/wells");
    await editor.toggle(editor.item(question));
    await editor.item(question).getByLabel("Answer").fill(better);
    await editor.saveWell();
    expect(read("faqs/wells.json")).toBe(
      replaced(before, JSON.stringify(answer), JSON.stringify(better)),
    );
    expect(messages).toEqual([]);
  });

  it("puts questions into another order", async () => {
    const before = faqs();
    const [first = "", second = ""] = before.map(({ question }) => question);
    await editor.open("faqs/wells");
    await editor.drag(editor.item(first), editor.item(second));
    await editor.saveWell();
    const after = { items: [...take(before, 1, 0), ...before.slice(2)] };
    expect(read("faqs/wells.json")).toBe(`${JSON.stringify(after, null, 2)}\n`);
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
    const file = "locations/hell-s-half-acre-md.json";
    const town = JSON.parse(read(file)) as { lead: string };
    rmSync(join(server.dataDir, "locations"), { recursive: true });
    await page.goto(`${server.origin}/admin#/collections/locations`);
    await page.getByText("No Entries").waitFor();
    mkdirSync(join(server.dataDir, "locations"));
    write(file, JSON.stringify(town));
    await editor.open("locations/hell-s-half-acre-md");
    await page.getByLabel("Introduction").first().fill("Call first.");
    await editor.saveWell();
    expect(JSON.parse(read(file))).toEqual({ ...town, lead: "Call first." });

    await editor.open("locations/hell-s-half-acre-md");
    await page.getByLabel("Town", { exact: true }).fill("Hells Half Acer");
    await editor.save();
    await editor.warning.waitFor();
    expect(await editor.warning.innerText()).toMatch(
      /the site links to no such town.*Hell’s Half Acre/,
    );
    expect(read(file)).toContain('"town": "Hell’s Half Acre"');
  });

  it("puts a page's testimonials into another order", async () => {
    const before = read("pages/home.json");
    const names = testimonialsOfHome();
    await editor.open("pages/home");
    await editor.unfold("Testimonials");
    const items = editor.items("Testimonials");
    await items.getByText("Ada P., Q (Well & pump)").waitFor();
    await editor.drag(items.nth(2), items.nth(0));
    await editor.saveWell();
    const list = (each: string[]) => JSON.stringify(each).replaceAll(",", ", ");
    expect(read("pages/home.json")).toBe(replaced(before, list(names), list(take(names, 2, 0, 1))));
    expect(messages).toEqual([]);
  });

  it("takes a part out of a page and leaves no trace of it, and demands all of one that is put in", async () => {
    const before = read("services/saunas.json");
    const { process, ...rest } = JSON.parse(before) as { process: { heading: string } };
    await editor.open("services/saunas");
    await editor.remove(editor.item(process.heading));
    await editor.saveWell();
    expect(JSON.parse(read("services/saunas.json"))).toEqual(rest);
    const lines = before.split("\n");
    const kept = read("services/saunas.json").split("\n");
    expect(kept.every((line) => lines.includes(line))).toBe(true);

    await page.getByRole("button", { name: "Add process" }).click();
    const part = editor.part("Process");
    await part.getByLabel("Heading").fill("How it goes");
    const saved = read("services/saunas.json");
    await editor.save();
    await part.getByText("Steps: there must be 1 to 6 of them.").waitFor();
    expect(read("services/saunas.json")).toBe(saved);
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
    const before = read("projects/dry-well.json");
    await editor.open("projects/dry-well");
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
    const [, file = ""] = /"file": "(.*)"/.exec(read("projects/dry-well.json")) ?? [];
    expect(file).toMatch(/^images\/gro(ss|-)e-1\.jpg$/);
    expect(read("projects/dry-well.json")).toBe(replaced(before, "images/wells/curb.jpg", file));
    const { exif, width } = await sharp(join(server.dataDir, file)).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 2400 });
    expect(messages).toEqual([]);
  });

  it("chooses a picture that is there, by the path it has", async () => {
    const before = read("projects/dry-well.json");
    await editor.open("projects/dry-well");
    await editor.unfold("Picture");
    await page.waitForFunction(() => document.querySelector("img")?.naturalWidth === 480);
    await page.getByRole("button", { name: "Choose another picture" }).click();
    await page.getByPlaceholder("Search...").fill("shelf");
    await page.getByText("shelf.jpg").click();
    await page.getByRole("button", { name: "Choose selected" }).click();
    await editor.saveWell();
    expect(read("projects/dry-well.json")).toBe(
      replaced(before, "images/wells/curb.jpg", "images/cellars/shelf.jpg"),
    );
    expect(messages).toEqual([]);
  });

  it.each([
    ["a rating of 9", "testimonials/kit-n", "Stars", "9", "Stars must be a number from 1 to 5."],
    ["an empty text", "testimonials/kit-n", "Words", "", "Words is empty; it must be filled in."],
    ["a text of spaces", "testimonials/kit-n", "Town", "  ", "Town must be some text."],
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
    const before = read("faqs/wells.json");
    const [{ question } = { question: "" }] = faqs();
    await editor.open("faqs/wells");
    await editor.toggle(editor.item(question));
    await editor.item(question).getByLabel("Answer").fill("");
    await editor.save();
    await page.getByText("Answer is empty; it must be filled in.").waitFor();
    expect(read("faqs/wells.json")).toBe(before);
    expect(messages).toEqual([]);
  });

  it("shows what the content check objects to, keeps the file, and takes it when it is mended", async () => {
    const before = read("testimonials/kit-n.json");
    await editor.open("testimonials/kit-n");
    await page.getByLabel("Words").fill("Call {phon} and ask for Jim.");
    await editor.save();
    const sentence =
      "data/testimonials/kit-n.json: text holds {phon}, which stands for nothing; did you mean {phone}?";
    await editor.warning.getByText(sentence).waitFor();
    expect(read("testimonials/kit-n.json")).toBe(before);
    await page.getByLabel("Words").fill("Call {phone} and ask for Jim.");
    await editor.saveWell();
    expect(await editor.warning.innerText()).toBe("");
    expect(read("testimonials/kit-n.json")).toContain("Call {phone} and ask for Jim.");
  });

  it.each([
    "testimonials/kit-n",
    "faqs/one",
    "projects/corner",
    "services/wells",
    "services/hedges",
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
    await editor.open("testimonials/kit-n");
    for (const words of ["One.", "One. Two.", "One. Two. Three."]) {
      await page.getByLabel("Words").fill(words);
      await editor.saveWell();
      expect(read("testimonials/kit-n.json")).toContain(JSON.stringify(words));
    }
    expect(messages).toEqual([]);
  });

  it("takes back the last change", async () => {
    const before = read("testimonials/kit-n.json");
    const words = await editor
      .open("testimonials/kit-n")
      .then(() => page.getByLabel("Words").inputValue());
    await page.getByLabel("Words").fill("A slip.");
    await editor.saveWell();
    await page.getByRole("button", { name: "Undo the last change" }).click();
    await page.waitForFunction((old) => document.querySelector("textarea")?.value === old, words);
    expect(read("testimonials/kit-n.json")).toBe(before);
    expect(messages).toEqual([]);
  });

  it("goes on with what was typed and not saved, but not over a newer file", async () => {
    await editor.open("testimonials/kit-n");
    await page.getByLabel("Words").fill("Typed before the lights went out.");
    await eventually(() => keepsDraft("Typed before"), true);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("about:blank");
    const changed = replaced(read("testimonials/kit-n.json"), '"rating": 4', '"rating": 3');
    write("testimonials/kit-n.json", changed);
    await editor.open("testimonials/kit-n");
    await page.waitForFunction(() => document.querySelector("textarea")?.value.startsWith("Typed"));
    await editor.save();
    await editor.warning.getByText(/was changed by someone else since you opened it/).waitFor();
    expect(read("testimonials/kit-n.json")).toBe(changed);
  });

  it("does not overwrite what someone else changed meanwhile, and keeps what was typed", async () => {
    await editor.open("testimonials/kit-n");
    const changed = replaced(read("testimonials/kit-n.json"), '"rating": 4', '"rating": 3');
    write("testimonials/kit-n.json", changed);
    await page.getByLabel("Words").fill("My version.");
    await editor.save();
    await editor.warning.getByText(/was changed by someone else since you opened it/).waitFor();
    expect(read("testimonials/kit-n.json")).toBe(changed);
    expect(await page.getByLabel("Words").inputValue()).toBe("My version.");
  });

  it("does not delete what a page shows, and says which page", async () => {
    await editor.open("testimonials/ada-p");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete" }).click();
    await editor.warning
      .getByText(/ada-p.*used by: .*Home page/)
      .first()
      .waitFor();
    expect(existsSync(join(server.dataDir, "testimonials/ada-p.json"))).toBe(true);
  });

  it("shows the right form after a link from one entry to another, and asks before changes are lost", async () => {
    await editor.open("testimonials/kit-n");
    await page.getByLabel("Words").fill("Not saved.");
    const questions: string[] = [];
    let answer = false;
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      void (answer ? dialog.accept() : dialog.dismiss());
    });
    const follow = () =>
      page.evaluate(() => (location.hash = "#/collections/testimonials/entries/hattie-o"));
    await follow();
    await eventually(async () => questions.length, 1);
    await eventually(async () => /kit-n$/.test(page.url()), true);
    expect(await page.getByLabel("Words").inputValue()).toBe("Not saved.");
    answer = true;
    await follow();
    await page.waitForFunction(() => document.querySelector("input")?.value === "Hattie O.");
    const question = "You have changes that are not saved. Leave them behind?";
    expect(questions).toEqual([question, question]);
    expect(messages).toEqual([]);
  });
});
