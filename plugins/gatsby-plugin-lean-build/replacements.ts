/**
 * Replaces Emotion's list of all HTML attributes, with which Chakra filters props. TypeScript refuses
 * unknown attributes, and Chakra itself removes style props and variants, so only `as` remains.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== "as";
}

/** Replaces Chakra's reset: the theme has `preflight: false` and global styles of its own. */
export const createPreflight = () => ({});

/**
 * Replaces the list of all CSS properties, with which Chakra tells style props from attributes. The
 * browser knows the same properties. It also has `src`, which belongs to font faces.
 */
export const isCssProperty = (prop: string): boolean =>
  prop !== "src" && prop in document.documentElement.style;
