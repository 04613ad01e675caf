import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page, ViewportSize } from "playwright-core";
import { openBrowser } from "./browser";
import { EditorPage } from "./page";
import { startEditor, type EditorServer } from "./server";

/** What a test of the editor works with. The content is new for each test. */
export type Work = {
  server: EditorServer;
  page: Page;
  editor: EditorPage;
  /** What the browser's console said, but for plain logs. */
  messages: string[];
  read: (file: string) => string;
  write: (file: string, text: string) => void;
};

type Options = {
  viewport?: ViewportSize;
  /** How the preview is shown: by default not at all, since it takes the processor's time. */
  view?: "phone" | "desktop" | "hidden";
};

/**
 * For a file of tests: an editor whose content begins anew with each test. Its page stays, for to
 * load it takes the processor two seconds, and to open another entry in it, a third of one; a test
 * that needs the page as it is when it is loaded reloads it.
 * @returns what the present test works with, filled in before it begins
 */
export function editorOfTests({
  viewport = { width: 1280, height: 1100 },
  view = "hidden",
}: Options = {}): Work {
  let browser: Browser;
  let context: BrowserContext;
  const work = {
    read: (file: string) => readFileSync(join(work.server.dataDir, file), "utf8"),
    write: (file: string, text: string) => writeFileSync(join(work.server.dataDir, file), text),
  } as Work;

  beforeAll(async () => {
    browser = await openBrowser();
    context = await browser.newContext({ viewport });
    await context.addInitScript((shown) => {
      // Neither a blank page nor the preview's own frame has anything stored.
      if (!window.origin.startsWith("http") || window.parent !== window) return;
      if (!localStorage.getItem("preview-view")) localStorage.setItem("preview-view", shown);
    }, view);
    work.server = await startEditor();
    await work.server.letIn(context);
  });
  afterAll(async () => {
    await context.close();
    await browser.close();
    await work.server.close();
  });

  beforeEach(async () => {
    const page = work.page?.isClosed() === false ? work.page : await context.newPage();
    const messages: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "log") messages.push(message.text());
    });
    page.on("pageerror", (error: unknown) => {
      // Decap CMS ends the saving of a form with faults by an error without words.
      const text = error instanceof Error ? error.message : String(error);
      if (text !== "undefined") messages.push(text);
    });
    await page.setViewportSize(viewport);
    Object.assign(work, { page, messages, editor: new EditorPage(page, work.server.origin) });
  });
  afterEach(async () => {
    const { page, server, editor } = work;
    for (const event of ["console", "pageerror", "dialog", "request"] as const)
      page.removeAllListeners(event);
    const leave = () => withinSeconds(10, editor.leave());
    // A page that was just about to load anew, as after something was taken back, is left then.
    const isLeft = !server.hasCutOff && ((await leave()) ?? (await leave()));
    if (isLeft !== true) await page.close();
    server.startOver();
  });
  return work;
}

/** What a promise brings; nothing where it fails, or takes longer, as in a page that hangs. */
async function withinSeconds<T>(seconds: number, promise: Promise<T>): Promise<T | undefined> {
  const end = new AbortController();
  try {
    const late = pause(seconds * 1000, undefined, { signal: end.signal }).catch(() => undefined);
    return await Promise.race([promise.catch(() => undefined), late]);
  } finally {
    end.abort();
  }
}

/** A file with one piece of its text replaced: everything else must stay as it was, to the byte. */
export function replaced(text: string, old: string, by: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => by);
}
