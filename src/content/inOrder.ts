/**
 * Puts the items that `order` names first, in its order, then all others. A new entry thus appears
 * without being named.
 */
export function inOrder<T extends { readonly slug: string }>(
  order: readonly { readonly slug: string }[],
  all: readonly T[],
): T[] {
  const place = new Map(order.map(({ slug }, index) => [slug, index]));
  const placeOf = ({ slug }: T) => place.get(slug) ?? order.length;
  return [...all].sort((a, b) => placeOf(a) - placeOf(b) || a.slug.localeCompare(b.slug));
}
