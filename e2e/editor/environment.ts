import type { BrowserContext, Page } from "playwright-core";
import BrowserEnvironment, { keptToTheEnd, sharedBrowser } from "../environment";
import { openContext, usualScreen } from "./context";
import { startEditor, type EditorServer } from "./server";

/** An editor that starts once for many files of tests. */
export type SharedEditor = {
  server: EditorServer;
  /** The context of the page that stays open between tests. */
  context: BrowserContext;
  /** That page, once a test has opened it. */
  page?: Page;
};

declare global {
  /** Starts the shared editor, or returns the running one. */
  var sharedEditor: () => Promise<SharedEditor>;
}

async function start(): Promise<SharedEditor & { close: () => Promise<void> }> {
  const browser = await sharedBrowser();
  const server = await startEditor();
  try {
    const context = await openContext(browser, server, usualScreen);
    return { server, context, close: () => server.close() };
  } catch (error) {
    await server.close();
    throw error;
  }
}

const sharedEditor = keptToTheEnd(start);

/** Also keeps the editor: its server, and the page with Decap CMS. */
export default class EditorEnvironment extends BrowserEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedEditor = sharedEditor;
  }
}
