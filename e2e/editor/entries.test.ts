import { editorOfTests } from "./harness";

// Entries are added, hidden, deleted, and brought back, and the pages that show them change.

const work = editorOfTests();

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
