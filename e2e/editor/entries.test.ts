import { testFiles } from "../../test/site/content";
import { editorOfTests } from "./harness";
import { ruth } from "./page";

// Entries: added, hidden, deleted, and brought back, with the pages that show them.

const work = editorOfTests();

it("a new testimonial stands first on the home page with one save, and Undo takes both back", async () => {
  const { editor, page } = work;
  const home = work.read("pages/home.json");
  await editor.begin("testimonial");
  await editor.fill(ruth);
  await page.getByRole("radio", { name: /^4 stars/ }).check();
  await editor.button("Show it on another page").click();
  await page.getByRole("menuitem", { name: /^As the first of \d+: Home page$/ }).click();
  await editor.panel("Where visitors see it").getByText("1st of 5").waitFor();
  await editor.saveWell();
  expect(work.json("testimonials/ruth-s-q.json")).toEqual({
    name: "Ruth S.",
    town: "Q",
    service: "Wells",
    rating: 4,
    text: "It is deep.",
  });
  expect(work.read("pages/home.json")).toMatch(/"testimonials": \[\s*"ruth-s-q",\s*"ada-p"/);
  await editor
    .panel("Where visitors see it")
    .getByRole("link", { name: /^Home page/ })
    .click();
  await editor.main.getByText("It is deep.").first().waitFor();
  await editor.link("Ruth S.").click();
  await editor.panel("Ruth S.").waitFor();
  for (let steps = 0; work.has("testimonials/ruth-s-q.json") && steps < 12; steps++) {
    await editor.button("Undo").click();
    if ((await editor.button("Undo").getAttribute("aria-disabled")) === "true") break;
  }
  await editor.saveWell();
  expect(work.has("testimonials/ruth-s-q.json")).toBe(false);
  expect(work.read("pages/home.json")).toBe(home);
});

it("a new service proposes its address and its words, and gets a page of its own", async () => {
  const { editor, page } = work;
  await editor.begin("service page");
  await editor.fill({ Name: "Ponds" });
  const top = await editor.unfold("Top of the page");
  await editor.field("Heading", top).first().fill("Water that stays");
  await editor.field("Introduction", top).fill("Clay first, then patience.");
  await top.getByRole("button", { name: "Choose a picture" }).click();
  await editor.pictures.getByText("Oak lid with an iron ring").click();
  await editor.usePicture();
  await editor.fill({ Summary: "Ponds of clay." });
  await page.getByRole("switch", { name: /Services menu/ }).press("Space");
  const results = await editor.unfold("Search results");
  await editor.field("Title", results).fill("Ponds of clay");
  await editor
    .field("Description", results)
    .fill("Ponds lined with clay, for ducks and dry summers, in Vermont.");
  await editor.heading.getByText("Water that stays").waitFor();
  await editor.saveWell();
  expect(work.json("services/ponds.json")).toMatchObject({
    address: "/services/ponds",
    menu: { label: "Ponds" },
  });
  await editor.rail.getByRole("link", { name: "Ponds" }).waitFor();
  expect(page.url()).toMatch(/services\/ponds$/);
});

it("hiding a testimonial changes one file, and names the pages that leave it out", async () => {
  const { editor } = work;
  const home = work.read("pages/home.json");
  const before = work.json("testimonials/ada-p.json");
  await editor.open("testimonials/ada-p");
  await editor.form.getByText("Takes it off 2 pages: Home page, Testimonials page.").waitFor();
  await editor.form.getByText("Hide from visitors for now").click();
  await editor.form.getByText("2 pages leave it out: Home page, Testimonials page.").waitFor();
  await editor.saveWell();
  expect(work.json("testimonials/ada-p.json")).toEqual({ ...before, offSite: true });
  expect(work.read("pages/home.json")).toBe(home);
  await editor.goTo("list/testimonials");
  await editor.link(/^Ada P\..*Hidden/s).waitFor();
  await editor.open("pages/home");
  await editor.main.getByText("Wet.").waitFor({ state: "detached" });
});

it("a deleted testimonial leaves the pages that show it, and comes back as it was", async () => {
  const { editor, page } = work;
  const files = ["testimonials/bjorn-s.json", "pages/testimonials.json"];
  const before = files.map(work.read);
  await editor.open("testimonials/bjorn-s");
  await editor.button("More").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = editor.question("Delete Bjørn S.?");
  await question.getByText("Testimonials page, Testimonials that come first").waitFor();
  await question.getByRole("button", { name: /delete it$/ }).click();
  await editor.panel("Testimonials").waitFor();
  await editor.link(/^Bjørn S\./).waitFor({ state: "detached" });
  await editor.saveWell();
  expect(work.has("testimonials/bjorn-s.json")).toBe(false);
  expect(work.read("pages/testimonials.json")).not.toContain("bjorn-s");
  await editor.button("Undo").click();
  await editor.panel("Bjørn S.").waitFor();
  await editor.saveWell();
  expect(files.map(work.read)).toEqual(before);
});

it("a part that is switched off leaves no trace in the file, and comes back with its words", async () => {
  const { editor } = work;
  const file = "services/saunas.json";
  const { process, ...rest } = testFiles.get(file) as { process: { heading: string } };
  await editor.open("services/saunas");
  const part = editor.part("Process");
  const toggle = part.getByText(/^(Process: )?(On|Not on) the page$/);
  await toggle.click();
  await editor.main.getByText(process.heading).waitFor({ state: "detached" });
  await toggle.click();
  await editor.main.getByText(process.heading).waitFor();
  expect(await editor.field("Heading", part).inputValue()).toBe(process.heading);
  await toggle.click();
  await editor.saveWell();
  expect(work.json(file)).toEqual(rest);
});
