import type { Browser, BrowserContext, ViewportSize } from "playwright-core";
import type { EditorServer } from "./server";

export type Screen = {
  viewport: ViewportSize;
  /** The state of the preview. */
  view: "phone" | "desktop" | "hidden";
};

/** The screen of most tests: without the preview, which is slow. */
export const usualScreen: Screen = { viewport: { width: 1280, height: 1100 }, view: "hidden" };

/** A context whose pages may open the editor, and show it as on the given screen. */
export async function openContext(
  browser: Browser,
  server: EditorServer,
  { viewport, view }: Screen,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((shown) => {
    // Neither a blank page nor the preview's own frame has storage.
    if (!window.origin.startsWith("http") || window.parent !== window) return;
    if (!localStorage.getItem("preview-view")) localStorage.setItem("preview-view", shown);
  }, view);
  await server.letIn(context);
  return context;
}
