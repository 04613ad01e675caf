/**
 * Puts the items that `order` names first, in that order, and all other items after them. So a new entry
 * appears even if `order` does not name it.
 */
export function inOrder<T extends { readonly slug: string }>(
  order: readonly { readonly slug: string }[],
  all: readonly T[],
): T[] {
  const place = new Map(order.map(({ slug }, index) => [slug, index]));
  const placeOf = ({ slug }: T) => place.get(slug) ?? order.length;
  // `localeCompare` would make the order depend on the language of a visitor's browser.
  return [...all].sort((a, b) => placeOf(a) - placeOf(b) || (a.slug < b.slug ? -1 : 1));
}
