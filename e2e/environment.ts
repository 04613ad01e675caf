import { TestEnvironment } from "jest-environment-node";
import type { Browser } from "playwright-core";
import { startTestBrowser, type BrowserName } from "../tools/browser";

declare global {
  /** Starts the browser that the tests of a process share, or returns the running one. */
  var sharedBrowser: () => Promise<Browser>;
  /** The browser of a jest project; jest.config.js sets it. */
  var browserName: BrowserName;
}

/** Jest complains about a process that is busy half a second after its last test. */
const idleMs = 100;

type Kept = { close: () => Promise<void> };

const kept = new Set<Kept>();

/**
 * Starts a value at its first use, and closes it after the last file of tests.
 * @returns a function that gets it, and after its end a new one
 */
export function keptToTheEnd<Value extends Kept>(start: () => Promise<Value>) {
  let started: Promise<Value> | undefined;
  kept.add({
    close: async () => {
      const closing = started;
      started = undefined;
      // If its start failed, its users already know.
      await (await closing?.catch(() => undefined))?.close();
    },
  });
  return () => (started ??= start());
}

const browsers = {
  chromium: keptToTheEnd(() => startTestBrowser("chromium")),
  firefox: keptToTheEnd(() => startTestBrowser("firefox")),
  webkit: keptToTheEnd(() => startTestBrowser("webkit")),
} satisfies Record<BrowserName, () => Promise<Browser>>;

export const sharedBrowser = browsers.chromium;

let closing: NodeJS.Timeout | undefined;

/**
 * Jest gives each file of tests its own modules, but an environment's modules stay. So the
 * environment keeps the slow parts between files: the library that drives the browser, and the
 * browser.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    clearTimeout(closing);
    this.global.sharedBrowser = browsers[this.global.browserName];
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    // Jest does not name the last file. It is the one after which no other starts at once.
    closing = setTimeout(() => kept.forEach((each) => void each.close()), idleMs);
  }
}
