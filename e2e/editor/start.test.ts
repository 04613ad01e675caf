import { allPages } from "../../src/content/pages/sitePages";
import { testFiles } from "../../test/site/content";
import { editorOfTests } from "./harness";

// The start of the editor: the page is in the middle, and the list of everything is beside it.

const work = editorOfTests();

const titleOf = (file: string) => (testFiles.get(file) as { title: string }).title;
const about = (testFiles.get("pages/about.json") as { hero: { title: string } }).hero.title;

it("begins at the home page, and leads to every page from the list beside it", async () => {
  const { editor } = work;
  await editor.start();
  for (const folder of ["Service pages", "Town pages"])
    await editor.rail.getByRole("button", { name: folder, exact: true }).click();
  const links = await editor.rail.getByRole("link").allInnerTexts();
  expect(links).toEqual(expect.arrayContaining(allPages(testFiles).map(({ label }) => label)));
  await editor.rail.getByRole("link", { name: "About page" }).press("Enter");
  await editor.heading.getByText(about).waitFor();
  await editor.bar.getByRole("heading", { name: "About page" }).waitFor();
  expect(await editor.link("See the live page").getAttribute("href")).toBe(
    "http://localhost:9000/about",
  );
  await editor.link("Open the form").click();
  await editor.panel("About page").waitFor();
  await editor.button("Close").click();
  await editor.panel("About page").waitFor({ state: "detached" });
  await editor.heading.getByText(about).waitFor();
});

it("keeps what is typed while somebody looks around, marks where it is, and saves it from anywhere", async () => {
  const { editor } = work;
  await editor.open("pages/about");
  await editor.unfold("Top of the page");
  await editor.field("Heading").fill("Typed in the form");
  await editor.heading.getByText("Typed in the form").waitFor();
  await editor.rail.getByRole("link", { name: "Contact page" }).click();
  await editor.heading.getByText(titleOf("pages/contact.json")).waitFor();
  // The search finds the unsaved words, too.
  await editor.search.fill("typed in the f");
  await editor.page.getByRole("option", { name: /Typed in the form/ }).waitFor();
  await editor.search.fill("");
  await editor.rail.getByRole("link", { name: /^About page.*not saved/i }).click();
  await editor.heading.getByText("Typed in the form").waitFor();
  await editor.saveWell();
  expect(work.json("pages/about.json")).toMatchObject({ hero: { title: "Typed in the form" } });
  await editor.rail.getByRole("link", { name: "About page", exact: true }).waitFor();
});

it("begins a page of the list at its top, even if the open form shows further down", async () => {
  const { editor } = work;
  await editor.start();
  await editor.main.getByText("Is it wet?").click();
  await editor.whenIn("Question", "Is it wet?");
  await editor.rail.getByRole("button", { name: "Service pages" }).click();
  await editor.rail.getByRole("link", { name: "Saunas" }).click();
  const { hero } = testFiles.get("services/saunas.json") as { hero: { title: string } };
  // The home page shows the saunas, too, but the link must lead to their own page.
  await editor.heading.getByText(hero.title).waitFor();
  expect(await editor.heading.evaluate(() => window.scrollY)).toBe(0);
});
