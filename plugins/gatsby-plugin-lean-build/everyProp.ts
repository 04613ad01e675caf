/**
 * Stands in for Emotion's list of all HTML attributes (2.1 KB), by which Chakra keeps others from
 * elements. TypeScript lets no other attribute through, and Chakra itself takes out style props and
 * variants; `as` names the element instead.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== "as";
}
