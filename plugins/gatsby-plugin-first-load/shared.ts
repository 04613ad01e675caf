// Names that the server, the loader and the hydration share. Class names: src/theme/classNames.ts.

/** The id of the noscript element that holds the deferred head. */
export const deferredHeadId = "deferredHead";

/** An attribute of that element: the fonts that its styles name, separated by spaces. */
export const fontsAttribute = "data-fonts";

/** An attribute of the loader's script element: the path of the page, for Gatsby. */
export const pagePathAttribute = "data-page";

/** An attribute of script elements that wait for the loader: the address of their file. */
export const deferredScriptAttribute = "data-src";

/** The target of the last click before the page is hydrated, which has had no effect yet. */
export type EarlyClick = { earlyClick?: EventTarget | null | false };

/** True after a reload, or after a step back or forward from another document. */
export function isReturn(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload" || load?.type === "back_forward";
}

/** The first of these events loads everything deferred. */
export const interactionEvents = ["pointerdown", "keydown", "focusin", "scroll"] as const;
