/** An address that a page had once, and where it is now. */
export type Redirect = { readonly from: string; readonly to: string };

/** The redirects as a _redirects file, which our server reads as Netlify and Cloudflare Pages do. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");

/** Where each old address leads, from the text of a _redirects file. */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [from, to] = line.trim().split(/\s+/);
      return from?.startsWith("/") && to?.startsWith("/") ? [[from, to] as const] : [];
    }),
  );
}
