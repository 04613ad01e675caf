import { EditorPage } from "../editor/page";
import { startEditor, type EditorServer } from "../editor/server";

// These tests run only in Firefox and WebKit, because the tests in e2e/editor run in Chromium.

let server: EditorServer;
let editor: EditorPage;

beforeAll(async () => {
  server = await startEditor();
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await server.letIn(context);
  editor = new EditorPage(await context.newPage(), server.origin);
});
afterAll(async () => {
  await editor.page.context().close();
  await server.close();
});

it("shows on the page what somebody types, keeps it, and saves it", async () => {
  await editor.open("testimonials/kit-n");
  await editor.whenShown("Left the gate shut");
  const words = editor.field("Words");
  await words.press("ControlOrMeta+a");
  await words.pressSequentially("Shut the gate.");
  await editor.whenShown("Shut the gate.");
  await editor.page.reload();
  await editor.whenState("1 unsaved change");
  await editor.saveWell();
});

it("a click on the page opens the field of the words", async () => {
  await editor.goTo("page/testimonials");
  await editor.main.getByText("As they came.").click();
  await editor.whenIn("Introduction", "As they came.");
});

it("shows another page of an entry", async () => {
  await editor.open("testimonials/ada-p");
  await editor.page
    .getByRole("combobox", { name: "Page", exact: true })
    .selectOption("Testimonials page");
  await editor.heading.getByText("Fifteen letters").waitFor();
});
