import type { BrowserContext, Page } from "playwright-core";
import { startProfile } from "../../tools/browser";
import BrowserEnvironment, { keptToTheEnd } from "../environment";
import { startEditor, type EditorServer } from "./server";

/** An editor that starts once for many files of tests. */
export type SharedEditor = {
  server: EditorServer;
  /** The context of all pages; it may open the editor. */
  context: BrowserContext;
  /** The page that stays open between tests, once one has opened it. */
  page?: Page;
  /** How its pages begin to show the preview. */
  showing?: { view: string; dispose: () => Promise<void> };
};

declare global {
  /** Starts the shared editor, or returns the running one. */
  var sharedEditor: () => Promise<SharedEditor>;
}

async function start(): Promise<SharedEditor & { close: () => Promise<void> }> {
  // If no browser starts, no server stays.
  const context = await startProfile();
  const server = await startEditor();
  await server.letIn(context);
  const close = async () => {
    await context.close();
    await server.close();
  };
  return { server, context, close };
}

const sharedEditor = keptToTheEnd(start);

/** Also keeps the editor: its server, and the page with Decap CMS. */
export default class EditorEnvironment extends BrowserEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedEditor = sharedEditor;
  }
}
