import type { Browser, BrowserContext, ViewportSize } from "playwright-core";
import type { EditorServer } from "./server";

export type Screen = {
  viewport: ViewportSize;
  /** How the preview is shown. */
  view: "phone" | "desktop" | "hidden";
};

/** What most tests see the editor on: without the preview, since it takes the processor's time. */
export const usualScreen: Screen = { viewport: { width: 1280, height: 1100 }, view: "hidden" };

/** Where pages are let into the editor, and show it as on that screen from when they are loaded. */
export async function openContext(
  browser: Browser,
  server: EditorServer,
  { viewport, view }: Screen,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((shown) => {
    // Neither a blank page nor the preview's own frame has anything stored.
    if (!window.origin.startsWith("http") || window.parent !== window) return;
    if (!localStorage.getItem("preview-view")) localStorage.setItem("preview-view", shown);
  }, view);
  await server.letIn(context);
  return context;
}
