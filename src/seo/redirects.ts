/** An address that a page had once, and where it is now. */
export type Redirect = { readonly from: string; readonly to: string };

/**
 * The redirects as a _redirects file, which our server reads as Netlify and Cloudflare Pages do. The
 * second of these takes an address with a slash at the end for another one, so each is there twice.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join("");

/** Where each old address leads, from the text of a _redirects file. */
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
 * What to tell the browser where a redirect leads: what was asked for with the address is kept,
 * unless the target asks for something itself.
 */
export function redirectTarget(to: string, query: string): string {
  const [address = "", fragment] = to.split("#");
  const end = fragment === undefined ? "" : `#${fragment}`;
  return `${address}${address.includes("?") ? "" : query}${end}`;
}
