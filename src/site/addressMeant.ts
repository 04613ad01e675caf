/**
 * The address that a link means whose "?", "#" or "/" is encoded or doubled by mistake:
 * "/about?utm_source=mail" for "/about%3Futm_source=mail". Servers answer such an address with the 404 page, but
 * Gatsby's scripts decode it, and would draw another page over the 404 page.
 * @returns an address at the same origin; undefined for all other addresses
 */
export function addressMeant({ origin, pathname, search, hash }: URL | Location) {
  const path = pathname.replaceAll(/%(?:23|2f|3f)/gi, decodeURIComponent).replaceAll(/\/+/g, "/");
  return path === pathname ? undefined : origin + path + search + hash;
}
