import { editorOfTests } from "./harness";

// The editor moves on to the next field automatically if there is no choice.

const work = editorOfTests({ viewport: { width: 1280, height: 700 } });

it("finds the pictures after a reload, and goes on to the description of the chosen one", async () => {
  const { editor, page } = work;
  await page.goto("about:blank");
  await editor.open("projects/new");
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await editor.choosePicture();
  await work.editor.whenIn("alt");
});

it("goes on to an added item, and moves it by keys", async () => {
  const { editor, page } = work;
  await editor.open("faqs/wells");
  const items = editor.items("Questions");
  await items.first().waitFor();
  // A click anywhere on a line opens it.
  await items.first().getByText("How deep’s").click();
  await items.first().getByRole("button", { name: "New question below" }).press("Enter");
  await work.editor.whenIn("question");
  await page.keyboard.type("Is it wide?");
  await items.nth(1).getByRole("button", { name: "Move up" }).press("Enter");
  expect(await items.first().getByLabel("Question").inputValue()).toBe("Is it wide?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await items.nth(1).getByLabel("Question").inputValue()).toBe("Is it wide?");

  await page.getByRole("button", { name: "Add question" }).click();
  await work.editor.whenIn("question");
  await page.keyboard.type("Is it deep?");
  expect(await items.last().getByLabel("Question").inputValue()).toBe("Is it deep?");
  // The item is in view, and nothing covers it.
  await page.waitForFunction(() => {
    const field = document.activeElement;
    const { left = -1, top = -1, bottom = -1 } = field?.getBoundingClientRect() ?? {};
    return document.elementFromPoint(left + 20, (top + bottom) / 2) === field;
  });
  expect(work.messages).toEqual([]);
});
