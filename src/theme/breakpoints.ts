/** Where the page changes its composition: the least width of a window. */
export const breakpoints = { md: "48em", lg: "64em", xl: "72em" } as const;

/**
 * A phone whose text is made much larger: an em grows with it, and no window is so narrow otherwise.
 * What stands side by side then stands one below the other.
 */
export const largeText = "@media (max-width: 18em)";

/** A phone's screen so short, or text so large on it, that two bars would leave little to read. */
export const shortScreen = "@media (max-width: 48em) and (max-height: 16em)";
