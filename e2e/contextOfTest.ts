import type { BrowserContext, BrowserContextOptions, CDPSession } from "playwright-core";
import type {} from "./environment";

/** A browser context that the visitors of a file's tests use one after the other. */
type SharedContext = {
  context: BrowserContext;
  /** Closes the pages, and forgets everything that they have left in the browser. */
  forget: () => Promise<void>;
};

/** The contexts that nobody uses now, by their options. */
const idle = new Map<string, SharedContext[]>();
/** The functions that end the visits of the current test. */
const endings: (() => Promise<void>)[] = [];

afterEach(() => Promise.all(endings.splice(0).map((end) => end())));
afterAll(() => Promise.all([...idle.values()].flat().map(({ context }) => context.close())));

/** Makes a context shared. Its pages share a process, because each start of a process takes time. */
async function createShared(context: BrowserContext): Promise<SharedContext> {
  const firstTab = await context.newPage();
  const tools: CDPSession = await context.newCDPSession(firstTab);
  const origins = new Set<string>();
  context.on("request", (request) => origins.add(new URL(request.url()).origin));
  return {
    context,
    async forget() {
      const tabs = context.pages().filter((page) => page !== firstTab);
      await Promise.all(tabs.map((page) => page.close()));
      await Promise.all([
        context.unrouteAll(),
        context.clearCookies(),
        context.clearPermissions(),
        context.setOffline(false),
        tools.send("Network.clearBrowserCache"),
        ...[...origins].map((origin) =>
          tools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
        ),
      ]);
    },
  };
}

export type ContextUse = {
  /** False if the test changes the browser for all later pages, for example its clock. */
  isShared: boolean;
};

/** A context for the current test. Only Chromium can forget a visitor's traces, and so share a context. */
export async function contextOfTest(
  options: BrowserContextOptions,
  { isShared }: ContextUse = { isShared: true },
): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const known = isShared ? idle.get(key)?.pop() : undefined;
  const context = known?.context ?? (await (await sharedBrowser()).newContext(options));
  if (!isShared || browserName !== "chromium") {
    endings.push(() => context.close());
    return context;
  }
  const shared = known ?? (await createShared(context));
  endings.push(async () => {
    await shared.forget();
    idle.set(key, [...(idle.get(key) ?? []), shared]);
  });
  return context;
}
