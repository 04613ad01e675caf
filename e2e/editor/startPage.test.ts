import type { Locator } from "playwright-core";
import { testFiles } from "../../test/site/content";
import { valueAt } from "../../src/content/schemaParts";
import { allPages } from "../../src/content/sitePages";
import { axeIssues } from "../axe";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";
import { isInView } from "./page";

// The editor starts with the site.

const work = editorOfTests({ viewport: { width: 1366, height: 768 }, view: "desktop" });

const frame = () => work.editor.frame;
const main = () => work.editor.main;
const heading = (): Locator => main().getByRole("heading", { level: 1 });
const list = (): Locator => work.editor.pane.getByRole("navigation", { name: "Site" });
const inList = (name: string | RegExp) => list().getByRole("button", { name });
const button = (name: string): Locator => work.page.getByRole("button", { name, exact: true });
const entered = () =>
  work.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
/** The height at which the middle of the words stands. */
const middleOf = (element: Locator) =>
  element.evaluate((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const { top, bottom } = words.getBoundingClientRect();
    return (top + bottom) / 2;
  });

const textIn = (file: string, ...path: string[]) => String(valueAt(testFiles.get(file), path));
const contact = textIn("pages/contact.json", "title");
const testimonials = textIn("pages/testimonials.json", "title");
const project = textIn("projects/dry-well.json", "title");
const adas = textIn("testimonials/ada-p.json", "text");
const saunas = textIn("services/saunas.json", "hero", "title");
const about = textIn("pages/about.json", "hero", "title");

beforeEach(() => work.editor.start());

it("begins at the site, and leads from the list of pages to the form of what is clicked", async () => {
  const { editor, page } = work;
  const labels = await list().getByRole("button").allTextContents();
  expect(labels.sort()).toEqual(
    allPages(testFiles)
      .map(({ label }) => label)
      .sort(),
  );
  await inList("About page").press("Enter");
  await eventually(() => heading().innerText(), about);
  expect(await page.locator("[aria-current=page]").innerText()).toBe("About page");
  expect(await page.getByRole("link", { name: "Open the live page" }).getAttribute("href")).toBe(
    "http://localhost:9000/about",
  );
  await page.locator("[aria-current=page]").hover();
  expect(await axeIssues(page, ".preview")).toEqual([]);
  expect(await axeIssues(page, "aside[aria-label=Messages]")).toEqual([]);
  const current = page.locator("[aria-current=page]");
  const background = () => current.evaluate((each) => getComputedStyle(each).backgroundColor);
  const usual = await background();
  await page.emulateMedia({ forcedColors: "active" });
  expect(await background()).not.toBe(usual);
  await page.emulateMedia({ forcedColors: null });

  await heading().click();
  await eventually(entered, about);
  await editor.saveButton.click({ trial: true });
  expect(await list().isVisible()).toBe(false);
  await button("Pages").click();
  expect(await heading().innerText()).toBe(about);

  // The page of the click stays beside the form of another entry.
  await inList("Testimonials page").click();
  await eventually(() => heading().innerText(), testimonials);
  await main().getByText(adas).click();
  await page.waitForURL(/testimonials\/entries\/ada-p$/);
  await eventually(entered, adas);
  await eventually(() => heading().innerText(), testimonials);
  expect(work.messages).toEqual([]);
});

it("asks at a link whether to follow it or to change it, by mouse and by keyboard", async () => {
  const linkTo = (name: string) =>
    frame().getByRole("contentinfo").getByRole("link", { name, exact: true });
  await linkTo("Write & call").click();
  await frame().getByRole("button", { name: "Go to Contact page" }).click();
  await eventually(() => heading().innerText(), contact);
  await linkTo("Who we are").press("Enter");
  await work.page.keyboard.press("Enter");
  await eventually(() => heading().innerText(), about);
  await linkTo("Write & call").press("Enter");
  await work.page.keyboard.press("Tab");
  await work.page.keyboard.press("Enter");
  await work.page.waitForURL(/business\/entries\/site$/);
  await eventually(entered, "Write & call");
});

it("begins a page of the list at its top, not at the field of the form", async () => {
  const { page } = work;
  // Another page shows the same questions.
  await main().getByText("Is it wet?").click();
  await page.waitForURL(/faqs\/entries\/one$/);
  await work.editor.whenIn("question");
  await button("Pages").click();
  const { label = "" } = allPages(testFiles).find(({ path }) => path === "/services/saunas") ?? {};
  await list().getByRole("button", { name: label, exact: true }).click();
  await eventually(() => heading().innerText(), saunas);
  await main().getByText("Is it wet?").waitFor();
  expect(await heading().evaluate(() => window.scrollY)).toBe(0);
});

it("keeps what is typed while somebody looks around, and leads back to it", async () => {
  const { editor, page } = work;
  await inList("About page").click();
  await eventually(() => heading().innerText(), about);
  await button("Form").click();
  await page.waitForURL(/pages\/entries\/about$/);
  await editor.expand("Top of the page");
  const field = editor.part("Top of the page").getByLabel("Heading").first();
  await field.fill("Typed in the form");
  await button("Pages").click();
  await eventually(() => heading().innerText(), "Typed in the form");
  const search = page.getByRole("searchbox", { name: "Search the site" });
  await search.fill("typed in the f");
  await inList(/^Typed in the form/).waitFor();
  await search.fill("");
  await inList("Contact page").click();
  await eventually(() => heading().innerText(), contact);
  await button("Form").click();
  await eventually(() => heading().innerText(), "Typed in the form");
  expect(await field.inputValue()).toBe("Typed in the form");
  await button("Pages").click();
  await list().getByRole("link", { name: "Not saved yet: About page" }).click();
  await field.click();
  await button("Pages").click();
  const save = page.getByLabel("Preview").getByRole("button", { name: "Save" });
  await save.click();
  await eventually(async () => work.read("pages/about.json").includes("Typed in the form"), true);
  await button("Pages").click();
  await save.waitFor({ state: "detached" });
});

it("forgets where a click led that somebody took back", async () => {
  const { editor, page } = work;
  await editor.open("pages/testimonials");
  await page.getByLabel("Heading").first().fill("What they say");
  page.once("dialog", (dialog) => void dialog.dismiss());
  await main().getByText(adas).click();
  await editor.saveWell();
  await page.evaluate(() => (location.hash = "#/collections/projects/entries/dry-well"));
  await page.getByLabel("Title").waitFor();
  await main().getByText(project).first().waitFor();
  // The testimonials name projects, too.
  await eventually(async () => (await heading().innerText()) === "What they say", false);
});

it("shows an undone change of another entry on the page", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  await page.getByLabel("Words").fill("A slip.");
  await editor.saveWell();
  await editor.open("pages/testimonials");
  await main().getByText("A slip.").waitFor();
  await page.getByRole("button", { name: /^Undo: words/ }).click();
  await page.getByRole("button", { name: "Change it back" }).click();
  await main().getByText("Left the gate shut").waitFor();
});

it("leads from a warning to the form behind the page", async () => {
  const { server } = work;
  const message = "Home page has grown long";
  const warnings = [{ file: "data/pages/home.json", path: ["hero", "lead"], message }];
  server.status = { state: "live", lines: ["All is well."], warnings };
  const bar = work.editor.bar;
  await bar.getByText("1 warning").click();
  await bar.getByRole("link", { name: "Open it" }).click();
  await work.editor.whenIn("lead");
});

it("finds entries, words that visitors see, and fields by their labels, and opens their form", async () => {
  const { page } = work;
  const search = page.getByRole("searchbox", { name: "Search the site" });
  await search.fill("no such words");
  await page.getByText("No page or field says this.").waitFor();
  await page.getByRole("status").getByText("0 results").waitFor();
  await search.fill("faqs › wells");
  await inList("FAQs › wells").waitFor();
  // The content has an apostrophe that keyboards do not type.
  await search.fill("Wells that don't go dry");
  await list().getByText("Wells that don’t go dry").first().waitFor();
  await search.fill("left the gate");
  await inList(/Testimonial “Kit N\.” › Words$/).click();
  await page.waitForURL(/testimonials\/entries\/kit-n$/);
  await eventually(entered, textIn("testimonials/kit-n.json", "text"));

  // No page shows this field.
  await button("Pages").click();
  await search.fill("old addr");
  await inList(/^Old addresses/).click();
  await page.waitForURL(/business\/entries\/site$/);
  await page.getByRole("button", { name: "Add old address at the end" }).click();
  const start = page.getByLabel("Old address").last();
  await start.fill("https://old.example/Gutters.php/");
  const target = page.getByLabel("Leads to").last();
  const offered = page.locator(`[id="${await target.getAttribute("list")}"] option`);
  const values = () => offered.evaluateAll((all) => all.map((each) => each.getAttribute("value")));
  await eventually(async () => (await values()).includes("/contact"), true);
  await target.fill("/contact");
  expect(await start.inputValue()).toBe("/Gutters.php");
});

it("leads from a new form to the form of what is clicked, and to another new form", async () => {
  const { page } = work;
  await list().getByRole("link", { name: "+ New Testimonial" }).click();
  await main().getByText("[Words]").waitFor();
  // With the mouse, the test would depend on how far the page has scrolled to the new testimonial.
  await heading().press("Enter");
  await eventually(entered, testimonials);
  await button("Pages").click();
  // The form may be open already.
  for (let time = 0; time < 2; time++) {
    await list().getByRole("link", { name: "+ New Testimonial" }).click();
    await page.getByLabel("Words").click();
    await button("Pages").click();
  }
  await list().getByRole("link", { name: "+ New Town page" }).click();
  // The form of the testimonial has a field of the same name.
  const town = page.locator("select").and(page.getByLabel("Town", { exact: true }));
  await town.selectOption({ index: 1 });
});

it("shows the page or the form on a phone", async () => {
  const { editor, page } = work;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("about:blank");
  await page.goto(`${work.server.origin}/admin`);
  await heading().waitFor();
  const live = page.getByRole("link", { name: "Open the live page" });
  expect(await middleOf(live)).toBeCloseTo(await middleOf(button("Form")), 0);
  await button("Pages").click();
  await inList("About page").click();
  await eventually(() => heading().innerText(), about);
  expect(await list().isVisible()).toBe(false);
  await main().getByText("Mind the dog.").click();
  await eventually(entered, "Mind the dog.");
  await page.locator(":focus").fill("Typed on a phone.");
  await button("Preview").click();
  await eventually(() => isInView(main().getByText("Typed on a phone.")), true);
  expect(await main().evaluate(() => window.innerWidth)).toBe(390);
  await page.keyboard.press("Escape");
  await editor.pane.waitFor({ state: "hidden" });
  await editor.saveWell();
  expect(work.read("pages/about.json")).toContain("Typed on a phone.");
  await button("Preview").click();
  // The call button at the bottom has words of its own, but people mean the number.
  await frame().getByRole("link", { name: "Ring", exact: true }).click();
  await frame().getByRole("button", { name: "Change the phone number" }).click();
  await page.waitForURL(/business\/entries\/site$/);
  await eventually(entered, "(802) 555-0199");
  // The page of the click stays only beside the form that the click has opened.
  await page.evaluate(() => (location.hash = "#/collections/services/entries/saunas"));
  await page.getByText("Back to Service pages").waitFor();
  await button("Preview").click();
  await eventually(() => heading().innerText(), saunas);
});
