// Chakra declares each breakpoint twice, for media queries that cannot use a variable.
const breakpointVariables = /--o-(?:sizes-breakpoint|breakpoints)-[^;}]+;?/g;

/** Emotion's CSS as short as it can be said without being parsed: a page carries it in its head. */
export const terseCss = (css: string) =>
  css
    .replace(breakpointVariables, "")
    .replaceAll(";}", "}")
    .replaceAll(", ", ",")
    .replace(/(?<![\d.])0\.(?=\d)/g, ".");
