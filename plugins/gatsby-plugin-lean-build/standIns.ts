/**
 * Stands in for Emotion's list of all HTML attributes, by which Chakra keeps others from elements.
 * TypeScript lets no other attribute through, and Chakra itself takes out style props and variants;
 * `as` names the element instead.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== "as";
}

/**
 * Stands in for Chakra's reset of all browsers' styles: the theme says `preflight: false` and has
 * global styles of its own.
 */
export const createPreflight = () => ({});
