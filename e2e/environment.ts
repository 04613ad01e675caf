import { TestEnvironment } from "jest-environment-node";
import type { Browser } from "playwright-core";
import { startBrowser } from "../tools/browser";

declare global {
  /** Starts the browser that the tests of a process share, or brings the one that was started. */
  var sharedBrowser: () => Promise<Browser>;
}

/** Jest complains of a process that is still busy half a second after its last test. */
const idleMs = 100;

type Kept = { close: () => Promise<void> };

const kept = new Set<Kept>();

/**
 * Starts something at its first use, and closes it after the last file of tests.
 * @returns what brings it; after it was closed, a new one
 */
export function keptToTheEnd<Value extends Kept>(start: () => Promise<Value>) {
  let started: Promise<Value> | undefined;
  kept.add({
    close: async () => {
      const closing = started;
      started = undefined;
      // Where it could not be started, those that asked for it have been told.
      await (await closing?.catch(() => undefined))?.close();
    },
  });
  return () => (started ??= start());
}

export const sharedBrowser = keptToTheEnd(startBrowser);

let closing: NodeJS.Timeout | undefined;

/**
 * Jest gives each file of tests modules of its own. Those of an environment stay as long as the
 * process that runs the files, so what takes long to load or to start is kept here from one file to
 * the next: the library that drives the browser, and the browser.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    clearTimeout(closing);
    this.global.sharedBrowser = sharedBrowser;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    // Which file is the last one nobody says: it is where no other follows at once.
    closing = setTimeout(() => kept.forEach((each) => void each.close()), idleMs);
  }
}
