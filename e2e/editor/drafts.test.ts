import { eventually } from "../eventually";
import { editorOfTests } from "./harness";
import { EditorPage } from "./page";

// A draft survives a browser that ends suddenly.

const work = editorOfTests();

const begun = "Typed without a pause until the lights went out, ";

/** Types as fast as people do, in the page itself, so that a slow connection does not interrupt. */
async function typeWithoutPause(element: Element, text: string): Promise<void> {
  const field = element as HTMLTextAreaElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
  for (let end = 1; end <= text.length; end++) {
    set?.call(field, text.slice(0, end));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it("restores a new entry's draft after the browser ended", async () => {
  const { page, server } = work;
  const tab = await page.context().newPage();
  await new EditorPage(tab, server.origin).open("testimonials/new");
  await tab.getByLabel("Name").fill("Zoë D.");
  await tab.getByLabel("Words").evaluate(typeWithoutPause, `${begun}which they did`);
  await tab.close();

  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.goto("about:blank");
  await page.goto(`${server.origin}/admin`);
  await page.getByRole("link", { name: "Not saved yet: new Testimonial" }).click();
  await page.waitForFunction(
    (words) => document.querySelector("textarea")?.value.startsWith(words),
    begun,
  );
  expect(await page.getByLabel("Name").inputValue()).toBe("Zoë D.");
  expect(asked).toEqual([expect.stringContaining("You typed something here earlier")]);
  // Visitors still see nothing of it.
  expect(work.messages).toEqual([]);
});

it("forgets the draft when the form again equals what is saved", async () => {
  const { editor, page } = work;
  const draft = "backup.testimonials.fumi-t";
  await editor.open("testimonials/fumi-t");
  await page.getByLabel("Town").press("End");
  await page.keyboard.type("x");
  await eventually(async () => (await editor.drafts()).includes(draft), true);
  await page.keyboard.press("Backspace");
  await eventually(async () => (await editor.drafts()).includes(draft), false);
});
