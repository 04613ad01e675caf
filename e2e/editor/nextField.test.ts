import { editorOfTests } from "./harness";

// What is next is at hand: no click for what there is no choice about.

const work = editorOfTests({ viewport: { width: 1280, height: 700 } });

it("opens all of a new form, and goes on to what is added or chosen", async () => {
  const { editor, page } = work;
  await editor.open("projects/new");
  // The picture of a project must be given, so its group is open.
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await page
    .getByText(/^[a-z-]+\.(jpg|png|webp)$/)
    .first()
    .click();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith("alt-field"));
  await page.keyboard.type("A shaft with rings");
  expect(await editor.part("Picture").getByLabel("Description").inputValue()).toBe(
    "A shaft with rings",
  );

  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: /Back to Projects/ }).click();
  await page.getByRole("link", { name: "FAQs" }).click();
  await page.getByText(/\(list “wells”\)/).click();
  const items = editor.items("Questions");
  await items.first().waitFor();
  const count = await items.count();
  await page.getByRole("button", { name: "Add question" }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith("question-field"));
  await page.keyboard.type("Is it deep?");
  expect(await items.nth(count).getByLabel("Question").inputValue()).toBe("Is it deep?");
  // It is in view, and nothing lies over it.
  await page.waitForFunction(() => {
    const field = document.activeElement;
    const { left = -1, top = -1, bottom = -1 } = field?.getBoundingClientRect() ?? {};
    return document.elementFromPoint(left + 20, (top + bottom) / 2) === field;
  });

  // An open item is dragged as easily as a closed one: it folds, and goes to where the pointer is.
  await editor.drag(items.nth(count), items.nth(count - 1));
  await items
    .nth(count - 1)
    .getByText("Is it deep?")
    .waitFor();
  expect(work.messages).toEqual([]);
});
