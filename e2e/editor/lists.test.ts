import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";

// Lists of items, of references to other entries, and of entries: sorted by mouse and by keys.

const work = editorOfTests({ viewport: { width: 1366, height: 900 } });

type Questions = { items: { question: string }[] };
const questions = () => work.json<Questions>("faqs/wells.json").items.map((each) => each.question);

it("an added question takes the focus, in view and uncovered, and is moved by buttons", async () => {
  const { editor, page } = work;
  await editor.open("faqs/wells");
  const first = await editor.unfold(/^How deep’s/);
  await first.getByRole("button", { name: "Add a question below" }).press("Enter");
  await editor.whenIn("Question", "");
  await page.keyboard.type("Is it wide?");
  await editor.button("Move up: Is it wide?").press("Enter");
  await page.getByText("Question is now 1 of 7").waitFor({ state: "attached" });
  // The page outlines the question at its new place.
  await editor.main.locator("[data-focused]").getByText("Is it wide?").waitFor();
  await editor.button("Add a question").click();
  await editor.whenIn("Question", "");
  await page.keyboard.type("Is it deep?");
  await page.waitForFunction(() => {
    const field = document.activeElement;
    const { left = -1, top = -1, bottom = -1 } = field?.getBoundingClientRect() ?? {};
    return document.elementFromPoint(left + 20, (top + bottom) / 2) === field;
  });
  // A new question without an answer holds the save back.
  await editor.save();
  await editor.whenState(/^Not saved yet: \d things? to fix$/);
  for (const name of ["Is it wide?", "Is it deep?"])
    await editor.field("Answer", editor.part(name)).fill("Yes.");
  await editor.saveWell();
  expect(questions().at(0)).toBe("Is it wide?");
  expect(questions().at(-1)).toBe("Is it deep?");
});

it("an item is dragged by the mouse, and moved by keys on its handle", async () => {
  const { editor, page } = work;
  await editor.open("faqs/wells");
  const before = questions();
  const items = editor.items(/^Questions/);
  await editor.drag(items.nth(2), items.nth(0));
  const handle = editor.button(`Move ${before[2] ?? ""}`);
  const lift = async () => {
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: `Move ${before[2] ?? ""}`, pressed: true }).waitFor();
    // The list needs one timer to measure its items, and to listen to the arrow keys.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  };
  await items
    .first()
    .getByRole("button", { name: `Move ${before[2] ?? ""}` })
    .waitFor();
  await handle.focus();
  await lift();
  await page.keyboard.press("ArrowDown");
  await page.getByText(/, 2 of 6\.$/).waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await page
    .getByText(/is now 2 of 6/)
    .first()
    .waitFor({ state: "attached" });
  // Escape puts a lifted item back in its place, and does not leave the form.
  await lift();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await page.getByText(/stays where it was/).waitFor({ state: "attached" });
  await handle.and(editor.focused).waitFor();
  await editor.saveWell();
  const [first, second, third, ...others] = before;
  expect(questions()).toEqual([first, third, second, ...others]);
});

it("the list of testimonials is in the order of their page, and sorting it sorts that page", async () => {
  const { editor } = work;
  await editor.goTo("list/testimonials");
  const list = editor.panel("Testimonials");
  const items = list.getByRole("listitem");
  await list.getByText(/^16, in the order of the Testimonials page\. 1 is hidden\.$/).waitFor();
  const names = async () =>
    (await list.getByRole("link").allInnerTexts()).slice(0, 3).map((text) => text.split("\n")[0]);
  expect(await names()).toEqual(["Pia Q.", "Otis Z.", "Bjørn S."]);
  await editor.drag(items.nth(2), items.nth(0));
  await eventually(names, ["Bjørn S.", "Pia Q.", "Otis Z."]);
  await editor.saveWell();
  const { order } = work.json<{ order: string[] }>("pages/testimonials.json");
  expect(order.slice(0, 3)).toEqual(["bjorn-s", "pia-q", "otis-z"]);
  await list.getByRole("searchbox", { name: "Find a testimonial" }).fill("left the gate");
  await list.getByRole("link", { name: /^Kit N\./ }).press("Enter");
  await editor.panel("Kit N.").waitFor();
  await editor.link("Testimonials").last().click();
  await list.waitFor();
});
