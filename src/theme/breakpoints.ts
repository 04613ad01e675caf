/** The least window widths at which the page changes its layout. */
export const breakpoints = { md: "48em", lg: "64em", xl: "72em" } as const;

/**
 * A phone with much larger text, since an em grows with the text. No window is so narrow otherwise.
 * Parts that stand side by side then stack.
 */
export const largeText = "@media (max-width: 18em)";

/** A phone with so little height, or such large text, that two bars would leave little to read. */
export const shortScreen = "@media (max-width: 48em) and (max-height: 16em)";
