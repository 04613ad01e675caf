// What the build, the loader and the hydration of a page share. Class names are in src/theme/classNames.ts.

/** The id of the noscript element that holds the deferred head. */
export const deferredHeadId = "deferredHead";

/** The attribute of the noscript element with the addresses of the font files, separated by spaces. */
export const fontsAttribute = "data-fonts";

/** The attribute of the loader's script element with the path of the page, for Gatsby. */
export const pagePathAttribute = "data-page";

/** The attribute of a script element that waits for the loader, with the address of the script's file. */
export const deferredScriptAttribute = "data-src";

/** The target of the last click before the page is hydrated. The click has had no effect yet. */
export type EarlyClick = { earlyClick?: EventTarget | null | false };

/** True after a reload, or after a step back or forward from another document. */
export function isReturn(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload" || load?.type === "back_forward";
}

/** The events of a visitor's interaction. The first event loads everything deferred. */
export const interactionEvents = ["pointerdown", "keydown", "focusin", "scroll"] as const;
