import type { ReactNode } from "react";
import { manifestLink } from "../../src/seo/iconHead";
import { fontFiles, fontStyle } from "../../src/theme/fonts";
import { printStyle } from "../../src/theme/styleSheets";
import { deferredHeadId, fontsAttribute } from "./shared";

/** Head elements that no phone waits for. `npm run develop` does not defer them. */
export const deferredElements = [fontStyle, printStyle, manifestLink];

/**
 * The deferred elements of a published page. The loader inserts them later; browsers without scripts
 * use them at once.
 * @param styleSheet the link to the page's deferred styles, if it has any
 */
export const deferredHead = (styleSheet: ReactNode) => (
  <noscript key="deferred" id={deferredHeadId} {...{ [fontsAttribute]: fontFiles.join(" ") }}>
    {styleSheet}
    {deferredElements}
  </noscript>
);
