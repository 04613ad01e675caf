import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";

// Lists of items, and of references to other entries.

const work = editorOfTests({ viewport: { width: 1280, height: 700 } });

it("goes on to an added item, and moves it by keys", async () => {
  const { editor, page } = work;
  await editor.open("faqs/wells");
  const items = editor.items("Questions");
  await items.first().waitFor();
  // A click anywhere on a line opens it.
  await items.first().getByText("How deep’s").click();
  const toggle = items.first().getByRole("button", { name: "How deep’s" });
  await eventually(() => toggle.getAttribute("aria-expanded"), "true");
  await items.first().getByRole("button", { name: "New question below" }).press("Enter");
  await work.editor.whenIn("question");
  await page.keyboard.type("Is it wide?");
  await items.nth(1).getByRole("button", { name: "Move up" }).press("Enter");
  // The item in its old place is open, too.
  const announced = page.getByRole("status").getByText(/ of 7$/);
  await eventually(() => announced.textContent(), "1 of 7");
  expect(await items.first().getByLabel("Question").inputValue()).toBe("Is it wide?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await eventually(() => announced.textContent(), "2 of 7");
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

it("reorders a list of references, takes one out by its ×, and saves", async () => {
  const { editor } = work;
  const home = work.json<{ testimonials: { testimonials: string[] } }>("pages/home.json");
  await editor.open("pages/home");
  await editor.expand("Testimonials");
  const items = editor.items("Testimonials");
  await items.getByText("Ada P., Q (Well & pump)").waitFor();
  await editor.drag(items.nth(2), items.nth(0));
  await items.nth(1).getByRole("button", { name: "Remove" }).click();
  await items.getByText("Ada P., Q (Well & pump)").waitFor({ state: "detached" });
  // The focus is on the next item.
  await items.nth(1).locator(":focus").waitFor();
  await editor.saveWell();
  const [, second = "", third = "", ...others] = home.testimonials.testimonials;
  home.testimonials.testimonials = [third, second, ...others];
  expect(work.json("pages/home.json")).toEqual(home);
  expect(work.messages).toEqual([]);
});

it("leads the keyboard into the list and the form that it opens", async () => {
  const { editor, page } = work;
  const focused = page.locator(":focus");
  const list = page.getByRole("heading", { name: "Testimonials", level: 1 });
  await editor.start();
  await page.getByRole("link", { name: "Testimonials", exact: true }).press("Enter");
  await list.and(focused).waitFor();
  await page.getByRole("link", { name: /^Ada P/ }).press("Enter");
  const form = page.getByRole("main", { name: /^Testimonials › Ada P/ });
  await form.and(focused).waitFor();
  await page.keyboard.press("Tab");
  await editor.whenIn("name");
  await page.getByRole("link", { name: "Back to Testimonials" }).press("Enter");
  await list.and(focused).waitFor();
  await eventually(() => page.title(), "Testimonials – Edit the website");
  await page.getByRole("button", { name: "Pages", exact: true }).press("Enter");
  await page.getByRole("navigation", { name: "Site" }).and(focused).waitFor();
  await page.getByRole("button", { name: "About page" }).press("Enter");
  await page.getByRole("status").getByText("About page is shown.").waitFor();
  await page.locator("[aria-current=page]").getByText("About page").waitFor();
  await page.getByRole("button", { name: "Form", exact: true }).press("Enter");
  await page.getByRole("main", { name: "Pages › About page" }).and(focused).waitFor();
  expect(work.messages).toEqual([]);
});
