import type { Page } from "playwright-core";
import { EditorPage } from "../editor/page";
import { startEditor, type EditorServer } from "../editor/server";

// Only Firefox and WebKit: the tests in e2e/editor run in Chromium.

let server: EditorServer;
let page: Page;
let editor: EditorPage;

beforeAll(async () => {
  server = await startEditor();
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 1100 } });
  await server.letIn(context);
  page = await context.newPage();
  editor = new EditorPage(page, server.origin);
});
afterAll(async () => {
  await page.context().close();
  await server.close();
});

it("shows on the page what somebody types, and saves it", async () => {
  await editor.open("testimonials/kit-n");
  await editor.main.getByText("Left the gate shut").waitFor();
  const words = page.getByLabel("Words");
  await words.press("ControlOrMeta+a");
  await words.pressSequentially("Shut the gate.");
  await editor.main.getByText("Shut the gate.").waitFor();
  await editor.saveWell();
});

it("shows the chosen page, and what cannot be saved yet", async () => {
  await editor.open("testimonials/ada-p");
  await editor.pane.getByLabel("Page").selectOption("/testimonials");
  await editor.pane.locator(".preview-tools [href$='/testimonials']").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("");
  await editor.pane.getByText("This cannot be saved yet:").waitFor();
  expect(await editor.leave()).toBe(true);
});

it("accepts no letters in a number", async () => {
  await editor.open("services/wells");
  await editor.expand("Duration and price");
  const number = page.getByRole("spinbutton").first();
  await number.press("ControlOrMeta+a");
  await number.pressSequentially("1o4");
  expect(await number.inputValue()).toBe("14");
});
