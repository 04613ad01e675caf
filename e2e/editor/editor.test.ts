import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";

const work = editorOfTests();

it("lists testimonials and FAQs, each with a summary", async () => {
  await work.page.goto(`${work.server.origin}/admin#/collections/testimonials`);
  await work.page.getByText(/^Ada P\., Q · Well & pump · 5 of 5 stars · Wet\./).waitFor();
  // There is no account to log out of.
  const buttons = work.page.getByRole("banner").getByRole("button");
  expect(await buttons.allInnerTexts()).toEqual(["Media", "Quick add"]);
  const sidebar = work.page.locator("aside a[href^='#/collections/']");
  expect((await sidebar.allInnerTexts()).slice(0, 2)).toEqual(["Testimonials", "FAQs"]);
  await work.page.getByRole("link", { name: "FAQs" }).click();
  await work.page.getByText("Is it wet? (list “one”)").waitFor();
  await eventually(() => work.page.title(), "FAQs – Edit the website");
  await work.page.getByText("Visitors see everything that is saved.").waitFor();
  expect(work.messages).toEqual([]);
});

it("adds a service, and puts it into the lists of services", async () => {
  const { editor, page } = work;
  await editor.open("services/new");
  await page.getByLabel("Name").first().fill("Ponds");
  await eventually(() => page.title(), "Service pages › Ponds – Edit the website");
  const top = editor.part("Top of the page");
  await top.getByLabel("Heading").first().fill("Water that stays");
  await top.getByLabel("Introduction").fill("Clay first, then patience.");
  await top.getByRole("button", { name: "Choose a picture" }).click();
  await editor.choosePicture();
  await top.getByLabel("Description").first().fill("A yard with a pond");
  await page.getByLabel("Summary").fill("Ponds of clay.");
  expect(await page.getByLabel("Address").inputValue()).toBe("/services/ponds");
  await page.getByRole("checkbox", { name: /^Show this page in the Services menu/ }).check();
  const results = editor.part("Search results");
  await results.getByLabel("Title").fill("Ponds of clay");
  await results
    .getByLabel("Description")
    .fill("Ponds lined with clay, for ducks and dry summers, in Vermont.");
  await editor.save();
  const dialog = work.editor.placesDialog;
  await dialog.getByText(/^It has a page of its own\./).waitFor();
  await dialog.getByRole("checkbox", { name: "The business › Services in the footer" }).uncheck();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Changes saved").waitFor();
  expect(work.json("services/ponds.json")).toMatchObject({ menu: { label: "Ponds" } });
  const { blocks } = work.json<{ blocks: object[] }>("pages/services.json");
  expect(blocks.at(-1)).toMatchObject({ benefits: ["Clay first, then patience."] });
  const contact = work.json<{ form: { services: object[] } }>("pages/contact.json");
  // Before the last one, which is not a service of the site.
  expect(contact.form.services.at(-2)).toEqual({
    value: "ponds",
    label: "Ponds",
    pages: ["ponds"],
  });
  expect(work.read("site.json")).not.toContain("Ponds");
  expect(work.read("pages/home.json")).not.toContain("ponds");
});

it("shows that there are no town pages yet, and edits one later", async () => {
  const file = "locations/hell-s-half-acre-md.json";
  const town = work.json<{ lead: string }>(file);
  rmSync(join(work.server.dataDir, "locations"), { recursive: true });
  await work.page.goto(`${work.server.origin}/admin#/collections/locations`);
  await work.page.getByText("There are none yet.").waitFor();
  mkdirSync(join(work.server.dataDir, "locations"));
  work.write(file, JSON.stringify(town));
  await work.editor.open("locations/hell-s-half-acre-md");
  await work.page.getByLabel("Introduction").first().fill("Call first.");
  await work.editor.saveWell();
  expect(work.json(file)).toEqual({ ...town, lead: "Call first." });
});

it("takes a part out of a page without a trace, and requires the fields of an added one", async () => {
  const before = work.read("services/saunas.json");
  const { process, ...rest } = JSON.parse(before) as { process: { heading: string } };
  await work.editor.open("services/saunas");
  const isShown = work.page.getByLabel("Show this on the page: Process");
  // Switched off and on again, the part has its earlier words.
  await isShown.uncheck();
  await isShown.check();
  const part = work.editor.part("Process");
  expect(await part.getByLabel("Heading").inputValue()).toBe(process.heading);
  await isShown.uncheck();
  await work.editor.saveWell();
  expect(work.json("services/saunas.json")).toEqual(rest);
  const lines = before.split("\n");
  const kept = work.read("services/saunas.json").split("\n");
  expect(kept.every((line) => lines.includes(line))).toBe(true);

  await work.editor.open("services/hedges");
  await work.editor.open("services/saunas");
  await isShown.check();
  await part.getByLabel("Heading").fill("How it goes");
  const saved = work.read("services/saunas.json");
  await work.editor.save();
  await part.getByText("Steps: there must be 1 to 6 of them.").waitFor();
  expect(work.read("services/saunas.json")).toBe(saved);
  // The errors of a part disappear with it.
  await isShown.uncheck();
  await work.editor.saveWell();
  expect(work.read("services/saunas.json")).toBe(saved);
  expect(work.messages).toEqual([]);
});

// Other tests change testimonials, projects and the business.
it.each([
  "faqs/one",
  "services/wells",
  "services/hedges",
  "pages/home",
  "pages/about",
  "pages/services",
  "pages/projects",
  "pages/testimonials",
  "pages/contact",
  "pages/not-found",
  "business/areas",
])("changes only one text of %s", async (entry) => {
  const file = `${entry.replace("business/", "")}.json`;
  const before = work.read(file).split("\n");
  await work.editor.open(entry);
  const text = work.page.locator("input[type=text], textarea").first();
  await text.evaluate((input) => {
    // A collapsed field cannot be typed into, but React also listens to the event.
    const field = input as HTMLInputElement | HTMLTextAreaElement;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    set?.call(
      field,
      field.value.replace(/.$/, (end) => (/\d/.test(end) ? "7" : "Q")),
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await work.editor.saveWell();
  const after = work.read(file).split("\n");
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, at) => line !== before[at])).toHaveLength(1);
  expect(work.messages).toEqual([]);
});

it("copies an entry, and lists it with its new words after a save", async () => {
  const { editor, page } = work;
  await page.goto(`${work.server.origin}/admin#/collections/testimonials`);
  await page.getByText(/^Kit N\./).click();
  await page.getByLabel("Town").fill("Essex");
  await editor.saveWell();
  const saved = work.read("testimonials/kit-n.json");
  await editor.copy();
  await page.getByLabel("Name").fill("Kip N.");
  await editor.saveNew();
  expect(work.read("testimonials/kip-n-essex.json")).toBe(saved.replace("Kit N.", "Kip N."));
  expect(work.read("testimonials/kit-n.json")).toBe(saved);
  await page.getByRole("link", { name: /Back to Testimonials/ }).click();
  await page.getByText(/^Kit N\., Essex/).waitFor();
});

it("opens the menu beside Save at the triangle, and saves nothing", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  const before = work.read("testimonials/kit-n.json");
  await page.getByLabel("Words").fill("Not yet.");
  const { width, height } = (await editor.saveButton.boundingBox()) ?? { width: 0, height: 0 };
  await editor.saveButton.click({ position: { x: width - 10, y: height / 2 } });
  await page.getByRole("menuitem", { name: "Save and start a new one" }).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  expect(work.read("testimonials/kit-n.json")).toBe(before);
});

it("saves several times from one form, even the words that it began with", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  const field = page.getByLabel("Words");
  const first = await field.inputValue();
  for (const words of ["One.", "One. Two.", "One. Two. Three.", first]) {
    await field.fill(words);
    await editor.saveWell();
    await editor.saveButton.and(page.locator(":focus")).waitFor();
    expect(work.read("testimonials/kit-n.json")).toContain(JSON.stringify(words));
  }
  await field.fill("One.");
  await page.getByText("Not saved yet").waitFor();
  await field.fill(first);
  await page.getByText("Changes saved").waitFor();
  expect(work.messages).toEqual([]);
});

it("names what is open as people do, and lists its parts", async () => {
  const { editor, page } = work;
  const foot = work.editor.bar;
  const { name } = work.json<{ name: string }>("services/wells.json");
  await editor.open("services/wells");
  await foot.getByText(`Service pages › ${name}`, { exact: true }).waitFor();
  // Only our own preview is available.
  expect(await page.getByText("Check for Preview").isVisible()).toBe(false);
  await foot.getByText("Parts", { exact: true }).click();
  await foot.getByRole("button", { name: "Pricing", exact: true }).click();
  await editor.open("pages/home");
  await foot.getByText("Pages › Home page", { exact: true }).waitFor();
  await foot.getByText("Parts", { exact: true }).click();
  await foot.getByRole("button", { name: "Testimonials" }).click();
  await work.editor.whenIn("heading");
  const part = editor.part("Testimonials");
  expect(await part.locator(":focus").count()).toBe(1);
  await editor.leave();
  await foot.getByText("›").waitFor({ state: "detached" });
});
