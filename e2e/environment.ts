import { TestEnvironment } from "jest-environment-node";
import type { Browser } from "playwright-core";
import { startTestBrowser, type BrowserName } from "../tools/browser";

declare global {
  /** Starts the browser that the tests of a process share, or returns the running one. */
  var sharedBrowser: () => Promise<Browser>;
  /** The browser of a jest project; jest.config.js sets it. */
  var browserName: BrowserName;
}

/**
 * The time without another file of tests after which the kept values are closed, in ms. Jest complains about a
 * process that is still busy half a second after its last file.
 */
const idleMs = 100;

type Kept = { close: () => Promise<void> };

const kept = new Set<Kept>();

/**
 * Starts a value at its first use, and closes the value after the last file of tests.
 * @returns a function that returns the value, and starts a new value if the earlier value was closed
 */
export function keptToTheEnd<Value extends Kept>(start: () => Promise<Value>) {
  let started: Promise<Value> | undefined;
  kept.add({
    close: async () => {
      const closing = started;
      started = undefined;
      // If the start has failed, the tests that wanted the value have failed already.
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
 * Jest gives each file of tests its own modules, but an environment's modules stay. So the environment keeps
 * the slow parts between files: the browser, and the library that drives it.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    clearTimeout(closing);
    this.global.sharedBrowser = browsers[this.global.browserName];
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    // Jest does not say which file is the last, so a pause without another file counts as the end.
    closing = setTimeout(() => kept.forEach((each) => void each.close()), idleMs);
  }
}
