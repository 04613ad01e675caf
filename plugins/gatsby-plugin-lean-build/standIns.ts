/**
 * Replaces Emotion's list of all HTML attributes, with which Chakra filters props. Here TypeScript
 * refuses other attributes, and Chakra itself removes style props and variants; only `as` is left.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== "as";
}

/** Replaces Chakra's reset: the theme has `preflight: false` and global styles of its own. */
export const createPreflight = () => ({});
