import { createSession } from "../editor/app/session/session";
import type { createMemoryDrafts } from "./memoryDrafts";
import type { MemoryStore } from "./memoryStore";

/** A time longer than the pauses before the session checks the content and keeps drafts, in ms. */
const pauseMs = 1000;

/** Starts a session as a tab does. Needs fake timers. */
export async function startSession(
  { store }: Pick<MemoryStore, "store">,
  browser?: ReturnType<typeof createMemoryDrafts>,
  tabName = "tab",
) {
  const tab = browser?.openTab(tabName);
  const session = createSession(store, async () => tab?.drafts);
  await session.start();
  return {
    session,
    /** Lets the session check its content and keep its drafts. */
    settle: () => jest.advanceTimersByTimeAsync(pauseMs),
    /** Ends the tab, which keeps its last words, except after a crash. */
    end({ crash = false } = {}): void {
      if (!crash) session.keepLastWords();
      tab?.end();
    },
  };
}

export type StartedSession = Awaited<ReturnType<typeof startSession>>;
