import { createHash } from "node:crypto";

/** The source in a content security policy that allows an inline script or style. */
export const sourceOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The content security policy of a page. It is part of the page, so it also works on hosts that only
 * serve files, and for the 404 page at any address.
 *
 * Emotion and the colors of pictures need inline styles. Everything else must be a file of the site,
 * except the loader and the address for quote requests.
 * @param loader the one inline script that may run
 * @param delivery the address for quote requests
 */
export const policyFor = (loader: string, delivery?: string): string =>
  "default-src 'self';" +
  (delivery ? `connect-src 'self' ${new URL(delivery).origin};` : "") +
  `script-src 'self' ${sourceOf(loader)};` +
  "style-src 'self' 'unsafe-inline';object-src 'none';base-uri 'none';form-action 'none'";

/**
 * Looks for an inline script that is neither the loader nor data for search engines.
 * @param file the page's file
 * @returns the problem, if the policy blocks a script of the page
 */
export function blockedScript(html: string, file: string, loader: string): string | undefined {
  const scripts = html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs);
  for (const [, attributes = "", text = ""] of scripts) {
    const isInline = text !== "" && !/\bsrc=|application\/ld\+json/.test(attributes);
    if (isInline && text !== loader)
      return `The page ${file} has an inline script that its policy blocks, "${text.trim().slice(0, 60)}"; see docs/architecture.md.`;
  }
  return undefined;
}
