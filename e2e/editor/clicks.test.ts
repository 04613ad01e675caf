import type { Locator } from "playwright-core";
import { editorOfTests } from "./harness";
import { photoOf } from "./photo";

// These tests count the clicks of the office's six most frequent tasks, from the editor's start. Typing and
// dragging do not count, and keys lead from one field to the next.

const work = editorOfTests();

let clicks = 0;

const click = async (what: Locator) => {
  await what.click();
  clicks++;
};

const button = (name: string) => work.editor.button(name);
const inRail = (name: string) => work.editor.rail.getByRole("link", { name, exact: true });
const newOf = (name: string) => work.editor.rail.getByRole("button", { name: `New ${name}` });

/** Saves with a click, and waits until everything is saved. */
async function save(): Promise<void> {
  await click(work.editor.saveButton);
  await work.editor.whenState("Live");
}

/** Types into the field that has the cursor, and into the fields after it. */
async function type(...words: string[]): Promise<void> {
  const { keyboard } = work.page;
  for (const [at, each] of words.entries()) {
    if (at > 0) await keyboard.press("Tab");
    await keyboard.insertText(each);
  }
}

/** Expects that a task takes a number of clicks. */
const task = (name: string, count: number, perform: () => Promise<void>) =>
  it(`${name}: ${count} clicks`, async () => {
    await work.editor.start();
    clicks = 0;
    await perform();
    expect(clicks).toBe(count);
  });

task("change a word in a testimonial", 2, async () => {
  const { editor, page } = work;
  await click(editor.search);
  await page.keyboard.type("left the gate");
  await page.getByRole("option", { name: /Left the gate/ }).waitFor();
  await page.keyboard.press("Enter");
  await editor.whenIn("Words");
  await page.keyboard.press("End");
  await type(" Twice.");
  await save();
  expect(work.read("testimonials/kit-n.json")).toContain("in. Twice.");
});

task("add a testimonial with four stars, and show it on the home page", 4, async () => {
  const { editor, page } = work;
  await click(newOf("testimonial"));
  await editor.whenIn("Name");
  await type("Zoë D.", "Essex", "Wall");
  await page.keyboard.press("Tab");
  for (let stars = 1; stars <= 4; stars++) {
    await page.keyboard.press("ArrowRight");
    // A star takes the focus once it is drawn as chosen.
    await page
      .getByRole("radio", { name: `${stars} star` })
      .and(editor.focused)
      .waitFor();
  }
  await page.keyboard.press("Tab");
  await editor.whenIn("Words");
  await type("It stands.");
  await click(button("Show it on another page"));
  await click(page.getByRole("menuitem", { name: /^As the first of \d+: Home page$/ }));
  await save();
  expect(work.json("testimonials/zoe-d-essex.json")).toEqual({
    name: "Zoë D.",
    town: "Essex",
    service: "Wall",
    rating: 4,
    text: "It stands.",
  });
  expect(work.read("pages/home.json")).toContain("zoe-d-essex");
});

task("add a question, and move it to the second place", 4, async () => {
  const { editor, page } = work;
  await click(inRail("Questions"));
  await click(editor.link(/How deep’s/));
  // At this height, nothing scrolls while the pointer moves.
  await page.setViewportSize({ width: 1366, height: 1400 });
  await click(button("Add a question"));
  await editor.whenIn("Question");
  await type("Is it far?", "Ten miles.");
  const items = editor.items(/^Questions/);
  await editor.drag(items.last(), items.nth(1));
  await save();
  const { items: saved } = work.json<{ items: object[] }>("faqs/wells.json");
  expect(saved[1]).toEqual({ question: "Is it far?", answer: "Ten miles." });
});

task("change the phone number", 2, async () => {
  const { editor, page } = work;
  const phone = editor.frame.getByRole("banner").getByText("(802) 555-0199");
  await click(phone.locator("visible=true").first());
  await editor.whenIn("Phone number");
  await page.keyboard.press("ControlOrMeta+a");
  await type("(802) 555-0123");
  await save();
  expect(work.read("site.json")).toContain("(802) 555-0123");
});

task("add a phone's photograph to a gallery", 5, async () => {
  const { editor, page } = work;
  type Service = { gallery: { heading: string; pictures: object[] } };
  const gallery = () => work.json<Service>("services/wells.json").gallery;
  const buffer = await photoOf(900, 600).toBuffer();
  await click(editor.search);
  await page.keyboard.type(gallery().heading);
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await editor.whenIn("Heading", gallery().heading);
  await click(button("Add a picture"));
  const chooser = page.waitForEvent("filechooser");
  await click(editor.pictures.getByRole("button", { name: "Upload" }));
  await (await chooser).setFiles({ name: "IMG 1.jpg", mimeType: "image/jpeg", buffer });
  await editor.field("Description", editor.pictures).and(editor.focused).waitFor();
  await type("The well in May");
  await click(editor.pictures.getByRole("button", { name: "Use this picture" }));
  await save();
  expect(gallery().pictures.at(-1)).toEqual({ file: "images/img-1.jpg", alt: "The well in May" });
});

task("add a project", 5, async () => {
  const { editor } = work;
  await click(newOf("project"));
  await editor.whenIn("Title");
  await type("A dam", "Essex, Vermont", "Wall", "Four beavers helped.");
  await click(button("Choose a picture").first());
  await click(editor.pictures.getByText("Oak lid with an iron ring"));
  await click(editor.pictures.getByRole("button", { name: "Use this picture" }));
  await save();
  expect(work.json("projects/a-dam-essex-vermont.json")).toMatchObject({
    title: "A dam",
    picture: { file: "images/lid.jpg", alt: "Oak lid with an iron ring" },
  });
});
