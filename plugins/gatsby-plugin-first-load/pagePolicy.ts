import { inlineSource } from "../../lib/http/inlineSource";

/**
 * The content security policy of a page. The policy is part of the page, so it also works on hosts that only
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
  `script-src 'self' ${inlineSource(loader)};` +
  "style-src 'self' 'unsafe-inline';object-src 'none';base-uri 'none';form-action 'none'";

/**
 * Looks for a script that is neither allowed by the policy nor data for search engines.
 * @param file the page's file
 * @returns the problem, if the policy blocks a script of the page
 */
export function blockedScript(html: string, file: string, policy: string): string | undefined {
  const allowed = /script-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
  const isAllowed = (src: string | undefined, text: string) =>
    src === undefined
      ? text === "" || allowed.includes(inlineSource(text))
      : !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(src) || allowed.some((source) => src.startsWith(source));
  const scripts = html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs);
  for (const [, attributes = "", text = ""] of scripts) {
    const src = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
    if (attributes.includes("application/ld+json") || isAllowed(src, text)) continue;
    const [name, advice] = src
      ? [src, "allow its address in plugins/gatsby-plugin-first-load/pagePolicy.ts"]
      : [text.trim().slice(0, 60), "move it to a file"];
    return `The page ${file} has a script that its policy blocks, "${name}"; ${advice}, or remove it.`;
  }
  return undefined;
}
