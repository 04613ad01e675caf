// What the parts of a first load know each other by: the head (deferredHead.tsx, gatsby-ssr.tsx),
// the loader, and what finishes Gatsby's pages (finishPages.ts). Each name stands here once;
// those of classes that styles use are in src/theme/classNames.ts.

/** The id of the page's style element with its critical CSS. */
export const criticalStylesId = "styles";

/** The id of the noscript element that holds the head elements a phone does not wait for. */
export const deferredHeadId = "late";

/** An attribute of that element: the font files its styles name, separated by spaces. */
export const fontsAttribute = "data-fonts";

/** An attribute of the loader's script element: the path of the page, which Gatsby wants to know. */
export const pagePathAttribute = "data-page";

/** An attribute of script elements that wait for the loader: the address of their file. */
export const deferredScriptAttribute = "data-src";
