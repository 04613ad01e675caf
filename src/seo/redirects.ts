/** The old address of a page, and the new one. */
export type Redirect = { readonly from: string; readonly to: string };

/**
 * The text of a _redirects file, for our server, Netlify and Cloudflare Pages. For Cloudflare, an address
 * with a slash at the end is another address, so each redirect has two lines.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join("");

/** The target of each old address, from the text of a _redirects file. */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [from, to] = line.trim().split(/\s+/);
      return from?.startsWith("/") && to && /^(\/(?!\/)|https:\/\/)/.test(to)
        ? [[from, to] as const]
        : [];
    }),
  );
}

/**
 * The final target of a redirect. The target takes the query of the request, unless it has its own query.
 */
export function redirectTarget(to: string, query: string): string {
  const [address = "", fragment] = to.split("#");
  const end = fragment === undefined ? "" : `#${fragment}`;
  return `${address}${address.includes("?") ? "" : query}${end}`;
}
