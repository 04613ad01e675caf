import type { Locator } from "playwright-core";
import { editorOfTests } from "./harness";
import { photoOf } from "./photo";

// Counts the clicks of the office's six most frequent tasks, from the editor's start page. Typing and
// dragging do not count, and keys lead from one field to the next.

const work = editorOfTests({ viewport: { width: 1366, height: 768 }, view: "desktop" });

let clicks = 0;

const click = async (what: Locator) => {
  await what.click();
  clicks++;
};

const button = (name: string) => work.page.getByRole("button", { name, exact: true });
const inList = (name: string) =>
  work.page.getByRole("navigation", { name: "Site" }).getByText(name, { exact: true });
const newOf = (name: string) => work.page.getByRole("link", { name: `New ${name}` });
const onPage = () => work.editor.frame;

const whenSaved = () => work.page.getByText("Changes saved").waitFor();

/** Types into the field that has the cursor, and into those after it. */
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
    expect(work.messages.filter((each) => !each.includes("404"))).toEqual([]);
  });

task("change a word in a testimonial", 3, async () => {
  const { page } = work;
  await click(inList("Testimonials page"));
  await click(onPage().getByText("Left the gate shut").first());
  await work.editor.whenIn("text");
  await page.keyboard.press("End");
  await type(" Twice.");
  await click(button("Save"));
  await whenSaved();
  expect(work.read("testimonials/kit-n.json")).toContain("in. Twice.");
});

task("add a testimonial with four stars, and show it on the home page", 4, async () => {
  const { page } = work;
  await click(newOf("Testimonial"));
  await work.editor.whenIn("name");
  await type("Zoë D.", "Essex", "Wall");
  await page.keyboard.press("Tab");
  for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight"])
    await page.keyboard.press(key);
  await page.keyboard.press("Tab");
  await type("It stands.");
  await click(button("Save"));
  const dialog = work.editor.placesDialog;
  await click(dialog.getByRole("checkbox", { name: "Home page › Testimonials" }));
  await click(dialog.getByRole("button", { name: "Save", exact: true }));
  await whenSaved();
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
  await click(inList("FAQs"));
  await click(page.getByText(/\(list “wells”\)/));
  await click(button("Add question at the end"));
  await work.editor.whenIn("question");
  await type("Is it far?", "Ten miles.");
  const items = editor.items("Questions");
  // At this height, nothing scrolls while the pointer moves.
  await page.setViewportSize({ width: 1366, height: 1400 });
  await editor.drag(items.last(), items.nth(1));
  await click(button("Save"));
  await whenSaved();
  const { items: saved } = work.json<{ items: object[] }>("faqs/wells.json");
  expect(saved[1]).toEqual({ question: "Is it far?", answer: "Ten miles." });
});

task("change the phone number", 2, async () => {
  const { page } = work;
  const phone = onPage().getByRole("banner").getByText("(802) 555-0199").locator("visible=true");
  await click(phone.first());
  await page.waitForURL(/business\/entries\/site/);
  await work.editor.whenIn("number");
  await page.keyboard.press("ControlOrMeta+a");
  await type("(802) 555-0123");
  await click(button("Save"));
  await whenSaved();
  expect(work.read("site.json")).toContain("(802) 555-0123");
});

task("add a phone's photograph to a gallery", 5, async () => {
  const { page } = work;
  type Service = { gallery: { heading: string; pictures: object[] } };
  const gallery = () => work.json<Service>("services/wells.json").gallery;
  const buffer = await photoOf(900, 600).toBuffer();
  await click(inList("Wells & pumps"));
  const part = work.editor.part("Gallery");
  await click(onPage().getByRole("heading", { name: gallery().heading }));
  await click(part.getByRole("button", { name: "Add picture" }));
  const chooser = page.waitForEvent("filechooser");
  await click(page.getByText("Upload", { exact: true }));
  await (await chooser).setFiles({ name: "IMG 1.jpg", mimeType: "image/jpeg", buffer });
  await work.editor.whenChosen();
  await work.editor.whenIn("alt");
  await type("The well in May");
  await click(button("Save"));
  await whenSaved();
  expect(gallery().pictures.at(-1)).toEqual({ file: "images/img-1.jpg", alt: "The well in May" });
});

task("add a project", 5, async () => {
  const { page } = work;
  await click(newOf("Project"));
  await work.editor.whenIn("title");
  await type("A dam", "Essex, Vermont", "Wall", "Four beavers helped.");
  await click(button("Choose a picture"));
  await click(page.getByText(/^[a-z-]+\.(jpg|png|webp)$/).first());
  await work.editor.whenIn("alt");
  await type("A dam of sticks");
  await click(button("Save"));
  await click(page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }));
  await whenSaved();
  expect(work.json("projects/a-dam-essex-vermont.json")).toMatchObject({
    title: "A dam",
    picture: { file: expect.stringMatching(/^images\//) as string, alt: "A dam of sticks" },
  });
});
