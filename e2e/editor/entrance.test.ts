import type { BrowserContext, Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type {} from "./environment";
import { EditorPage } from "./page";
import type { EditorServer } from "./server";

// Access to the editor, in a browser.

let context: BrowserContext;
let server: EditorServer;
let page: Page;
let editor: EditorPage;

const saved = () => readFileSync(join(server.dataDir, "testimonials/kit-n.json"), "utf8");

/** Opens the address that `npm start` prints. */
async function enter(tab: Page): Promise<void> {
  await tab.goto(server.address());
  await new EditorPage(tab, server.origin).rail.getByText("Testimonials page").waitFor();
}

beforeEach(async () => {
  server = await sharedEditor();
  context = await (await sharedBrowser()).newContext({ viewport: { width: 1366, height: 768 } });
  page = await context.newPage();
  editor = new EditorPage(page, server.origin);
});
afterEach(async () => {
  await context.close();
  await server.startOver();
});

it("a browser that opens an old address is asked for the printed one", async () => {
  const [start = ""] = server.address().split("#");
  await page.goto(`${start}#${"x".repeat(43)}`);
  await page.getByRole("heading", { name: "no longer opens the editor" }).waitFor();
  await page.getByText("open the address that npm start printed").waitFor();
  expect(await page.title()).toMatch(/no longer opens the editor$/);
  expect(page.url()).toBe(start);
});

it("a browser that opens the printed address keeps the key, but neither in the address nor in the history", async () => {
  await page.goto("about:blank");
  await enter(page);
  expect(page.url()).not.toContain("#k");
  expect(page.url().startsWith(`${server.origin}/admin`)).toBe(true);
  await page.goBack();
  expect(page.url()).toBe("about:blank");
  // Another program at localhost can delete the cookie.
  await context.clearCookies();
  await page.goto(`${server.origin}/admin`);
  await editor.rail.getByText("Testimonials page").waitFor();

  await context.clearCookies();
  server.changeKey();
  await page.goto(`${server.origin}/admin`);
  await page.getByRole("heading", { name: "The editor is locked" }).waitFor();
  await page.getByText("open the address that npm start printed").waitFor();
});

it("a tab that is open when npm start begins again with another key keeps the words, says what to do, and saves after that", async () => {
  await enter(page);
  await editor.open("testimonials/kit-n");
  const before = saved();
  await editor.field("Words").fill("Typed before the restart.");
  server.changeKey();
  server.dropConnections();
  await editor.whenState("Offline: 1 change kept here");
  await editor.save();
  await editor.alert.getByText(/open the address that npm start printed/).waitFor();
  expect(await editor.field("Words").inputValue()).toBe("Typed before the restart.");
  expect(saved()).toBe(before);

  const other = await context.newPage();
  await enter(other);
  await editor.saveWell();
  expect(saved()).toContain("Typed before the restart.");
});
