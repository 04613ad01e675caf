import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isNativeError } from "node:util/types";
import type { Page, ViewportSize } from "playwright-core";
import type { SharedEditor } from "./environment";
import { EditorPage } from "./page";
import type { EditorServer } from "./server";

/** The tools of a test of the editor. Each test has fresh content. */
export type Work = {
  server: EditorServer;
  page: Page;
  editor: EditorPage;
  /** The messages of the browser's console, except plain logs. */
  messages: string[];
  read: (file: string) => string;
  json: <T = object>(file: string) => T;
  write: (file: string, text: string) => void;
};

type Screen = {
  viewport: ViewportSize;
  /** The state of the preview. */
  view: "phone" | "desktop" | "hidden";
};

/** The screen of most tests: without the preview, which is slow. */
const usualScreen: Screen = { viewport: { width: 1280, height: 1100 }, view: "hidden" };

/**
 * For a file of tests: an editor with fresh content for each test. Its page stays open between
 * tests and files, since loading it is slow. A test that needs a freshly loaded page reloads it.
 * @returns the tools of the current test, set before it begins
 */
export function editorOfTests(screen: Partial<Screen> = {}): Work {
  const { viewport, view } = { ...usualScreen, ...screen };
  const work = {
    read: (file: string) => readFileSync(join(work.server.dataDir, file), "utf8"),
    json: (file: string) => JSON.parse(work.read(file)) as object,
    write: (file: string, text: string) => writeFileSync(join(work.server.dataDir, file), text),
  } as Work;
  let shared: SharedEditor;

  beforeAll(async () => {
    shared = await sharedEditor();
    work.server = shared.server;
    if (shared.showing?.view !== view) await show(shared, view);
  });

  beforeEach(async () => {
    if (shared.page?.isClosed() !== false) shared.page = await shared.context.newPage();
    const { page } = shared;
    const messages: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "log") messages.push(message.text());
    });
    page.on("pageerror", (error: unknown) => {
      // Decap CMS ends the save of an invalid form with an error without a message. (An error from
      // the environment is not an instance of the Error in a test file.)
      const text = isNativeError(error) ? error.message : String(error);
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
    // Leaves a page that is about to reload, as after an undo.
    const isLeft = (await leave()) ?? (await leave());
    if (isLeft !== true) delete shared.page;
    for (const other of shared.context.pages()) if (other !== shared.page) await discard(other);
    server.startOver();
  });
  return work;
}

/** Lets all pages begin with another state of the preview. */
async function show(shared: SharedEditor, view: Screen["view"]): Promise<void> {
  await discard(shared.page);
  await shared.showing?.dispose();
  const script = await shared.context.addInitScript((shown) => {
    // Neither a blank page nor the preview's own frame has storage.
    if (!window.origin.startsWith("http") || window.parent !== window) return;
    if (!localStorage.getItem("preview-view")) localStorage.setItem("preview-view", shown);
  }, view);
  shared.showing = { view, dispose: () => script.dispose() };
}

/** Closes a page. The browser, which ends after the tests, keeps one that hangs. */
const discard = (page?: Page) => withinSeconds(10, Promise.resolve(page?.close()));

/** The value of a promise; undefined if it fails or takes longer, as in a page that hangs. */
async function withinSeconds<T>(seconds: number, promise: Promise<T>): Promise<T | undefined> {
  const end = new AbortController();
  try {
    const late = pause(seconds * 1000, undefined, { signal: end.signal }).catch(() => undefined);
    return await Promise.race([promise.catch(() => undefined), late]);
  } finally {
    end.abort();
  }
}

/** A file with one piece of its text replaced. Every other byte must stay the same. */
export function replaced(text: string, old: string, by: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => by);
}
