import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { startProfile } from "../../tools/browser";
import type {} from "./environment";
import { EditorPage } from "./page";
import type { EditorServer } from "./server";

// Access to the editor, as a browser shows it.

let context: BrowserContext;
let server: EditorServer;
let page: Page;
let editor: EditorPage;

const entry = "testimonials/kit-n";
const saved = () => readFileSync(join(server.dataDir, `${entry}.json`), "utf8");

/** Opens the address that `npm start` prints. */
async function enter(tab: Page): Promise<void> {
  await tab.goto(server.address());
  await tab.getByText("FAQs").first().waitFor();
}

beforeAll(async () => {
  const shared = await sharedEditor();
  server = shared.server;
  // This disconnects the page that other tests share.
  await shared.page?.close();
  // Without the access that the shared context has.
  context = await startProfile();
});
afterAll(() => context.close());

beforeEach(async () => {
  page = await context.newPage();
  editor = new EditorPage(page, server.origin);
});
afterEach(async () => {
  await page.evaluate(() => localStorage.clear());
  await Promise.all(context.pages().map((each) => each.close()));
  await context.clearCookies();
  server.startOver();
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
  await page.getByText("FAQs").first().waitFor();

  await context.clearCookies();
  server.changeKey();
  await page.goto(`${server.origin}/admin`);
  await page.getByRole("heading", { name: "The editor is locked" }).waitFor();
  await page.getByText("open the address that npm start printed").waitFor();
});

it("a tab that is open when the publisher restarts with another key keeps the draft, says what to do, and saves after that", async () => {
  await enter(page);
  await editor.open(entry);
  const before = saved();
  await page.getByLabel("Words").fill("Typed before the restart.");
  server.changeKey();
  server.dropConnections();
  await page
    .getByRole("status")
    .filter({ hasText: "open the address that npm start printed" })
    .waitFor();
  await editor.save();
  await editor.warning.getByText("Nothing was changed.").waitFor();
  await editor.warning.getByText("What you typed is still in the form").waitFor();
  expect(await page.getByLabel("Words").inputValue()).toBe("Typed before the restart.");
  expect(saved()).toBe(before);

  const other = await context.newPage();
  await enter(other);
  await editor.saveWell();
  expect(saved()).toContain("Typed before the restart.");
});
