/** What parts of the pages themselves are called. */
const ownParts =
  /^(main|quote|quote-again|privacy|site-links|mobile-menu|services-menu|viewer-caption)$|-(title|heading)$/;

/**
 * The id of an entry on a page, by which links lead to it: its own name, unless a part of the page is
 * called so.
 * @param name in small letters, digits and hyphens: that of a file, or the end of an address
 */
export const entryId = (name: string): string => (ownParts.test(name) ? `${name}-entry` : name);
