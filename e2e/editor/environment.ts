import type { BrowserContext, Page } from "playwright-core";
import BrowserEnvironment, { keptToTheEnd, sharedBrowser } from "../environment";
import { openContext, usualScreen } from "./context";
import { startEditor, type EditorServer } from "./server";

/** An editor that is started once for many files of tests. */
export type SharedEditor = {
  server: EditorServer;
  /** Where the page is that stays open from one test to the next. */
  context: BrowserContext;
  /** That page, once a test has opened it. */
  page?: Page;
};

declare global {
  /** Starts what is shared, or brings what has been started already. */
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

/** Keeps the editor, too: its server, and the page that has loaded Decap CMS. */
export default class EditorEnvironment extends BrowserEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedEditor = sharedEditor;
  }
}
