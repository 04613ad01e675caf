import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { adminPath, helpName } from "../../editor/routes";
import type {} from "./environment";
import { EditorPage } from "./page";
import type { EditorServer } from "./server";

/** The tools of a test of the editor. Each test has fresh content, and a tab of a fresh browser. */
export type Work = {
  server: EditorServer;
  page: Page;
  editor: EditorPage;
  /** Another tab of the same browser. */
  newTab: () => Promise<EditorPage>;
  /** The editor of another person, at another computer. */
  newPerson: (options?: BrowserContextOptions) => Promise<EditorPage>;
  /** Allows a complaint of the browser in the current test. */
  allow: (complaint: RegExp) => void;
  has: (file: string) => boolean;
  read: (file: string) => string;
  json: <T = object>(file: string) => T;
  write: (file: string, content: string | Buffer) => void;
  remove: (file: string) => void;
};

/** The browser's complaint about a request that gets no answer, or a refusal. */
export const failedRequest = /Failed to load resource/;

export const desk: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Collects a browser's complaints: events that should not happen. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  context.on("weberror", (failure) => complaints.push(String(failure.error())));
  context.on("dialog", (dialog) => {
    complaints.push(`dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** Runs in the page and its frames: logs what the Content-Security-Policy forbids. */
const namePolicyViolations = () =>
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );

/**
 * Prepares a file of tests: each test has an editor with fresh content and a fresh tab. After each test, the
 * browser must have no complaints.
 * @param options the options of each browser context
 * @returns the tools of the current test, which are set before the test begins
 */
export function editorOfTests(options: BrowserContextOptions = desk): Work {
  const others: BrowserContext[] = [];
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const fileOf = (file: string) => join(work.server.dataDir, file);
  let context: BrowserContext;
  /** A tab that stays open, so that the tabs of all tests share its process. Each start takes time. */
  let firstTab: Page;
  let browserTools: CDPSession;

  async function newPage(within: BrowserContext): Promise<EditorPage> {
    return new EditorPage(await within.newPage(), work.server.origin);
  }

  async function newContext(own: BrowserContextOptions): Promise<BrowserContext> {
    const created = await (await sharedBrowser()).newContext(own);
    watch(created, complaints);
    await created.addInitScript(namePolicyViolations);
    await work.server.letIn(created);
    return created;
  }

  /** Resets the browser and the server between tests, then gives the browser access again. */
  async function reset(): Promise<void> {
    const tabs = context.pages().filter((page) => page !== firstTab);
    await Promise.all([...tabs, ...others.splice(0)].map((each) => each.close()));
    const { origin } = work.server;
    await browserTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await work.server.startOver();
    await work.server.letIn(context);
  }

  const work = {
    allow: (complaint) => void allowed.push(complaint),
    newTab: () => newPage(context),
    newPerson: async (own = options) => {
      const other = await newContext(own);
      others.push(other);
      return newPage(other);
    },
    has: (file) => existsSync(fileOf(file)),
    read: (file) => readFileSync(fileOf(file), "utf8"),
    json: <T>(file: string) => JSON.parse(work.read(file)) as T,
    write: (file, content) => writeFileSync(fileOf(file), content),
    remove: (file) => rmSync(fileOf(file)),
  } as Work;

  beforeAll(async () => {
    work.server = await sharedEditor();
    context = await newContext(options);
    firstTab = await context.newPage();
    await firstTab.goto(`${work.server.origin}${adminPath}/${helpName}`);
    browserTools = await context.newCDPSession(firstTab);
  });
  afterAll(() => context.close());

  beforeEach(async () => {
    complaints.length = allowed.length = 0;
    work.editor = await newPage(context);
    work.page = work.editor.page;
  });

  afterEach(async () => {
    await reset();
    expect(complaints.filter((each) => !allowed.some((known) => known.test(each)))).toEqual([]);
  });
  return work;
}

/** A text with one piece replaced. Fails unless the piece occurs exactly once. */
export function replaced(text: string, old: string, by: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => by);
}
