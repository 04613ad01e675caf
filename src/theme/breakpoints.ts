/** Where the page changes its composition: the least width of a window. */
export const breakpoints = { md: "48em", lg: "64em", xl: "72em" } as const;
