/** The window widths at which a wider layout begins. */
export const breakpoints = { md: "48em", lg: "64em", xl: "72em" } as const;

/** Very wide screens. All sizes grow there, including the width of the page. */
export const veryWide = { some: "@media (min-width: 105em)", more: "@media (min-width: 117em)" };

/**
 * A phone with very large text. An em grows with the text, so only such a phone is this narrow. Parts that
 * are usually side by side stack.
 */
export const largeText = "@media (max-width: 18em)";

/** A phone with so little height, or such large text, that two bars would leave little room. */
export const shortScreen = "@media (max-width: 48em) and (max-height: 16em)";
