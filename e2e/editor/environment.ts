import { TestEnvironment } from "jest-environment-node";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { openBrowser } from "./browser";
import { openContext, usualScreen } from "./context";
import { startEditor, type EditorServer } from "./server";

/** An editor and a browser that are started once for many files of tests. */
export type SharedEditor = {
  server: EditorServer;
  browser: Browser;
  /** Where the page is that stays open from one test to the next. */
  context: BrowserContext;
  /** That page, once a test has opened it. */
  page?: Page;
};

declare global {
  /** Starts what is shared, or brings what has been started already. */
  var sharedEditor: () => Promise<SharedEditor>;
}

/** Jest complains of a process that is still busy half a second after its last test. */
const idleMs = 100;

let shared: Promise<SharedEditor> | undefined;
let closing: NodeJS.Timeout | undefined;

async function start(): Promise<SharedEditor> {
  const server = await startEditor();
  const browser = await openBrowser();
  return { server, browser, context: await openContext(browser, server, usualScreen) };
}

async function close(): Promise<void> {
  const started = shared;
  shared = undefined;
  // Where it could not be started, the tests have said so.
  const closed = await started?.catch(() => undefined);
  await Promise.all([closed?.browser.close(), closed?.server.close()]);
}

/**
 * Jest gives each file of tests modules of its own. Those of an environment stay as long as the
 * process that runs the files, so what takes seconds to start is kept here from one file to the
 * next: the editor's server, the connection to the browser, the page that has loaded Decap CMS.
 */
export default class EditorEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    clearTimeout(closing);
    this.global.sharedEditor = () => (shared ??= start());
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    // Which file is the last one nobody says: it is where no other follows at once.
    closing = setTimeout(() => void close(), idleMs);
  }
}
