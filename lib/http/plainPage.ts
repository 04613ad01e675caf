import type { ServerResponse } from "node:http";
import { escaped } from "../../src/content/words/wording";
import { inlineSource } from "./inlineSource";
import { securityHeaders } from "./securityHeaders";
import { htmlDocument } from "./htmlDocument";

/** A page without the design of the site: a heading and a few sentences. */
type PlainPage = {
  heading: string;
  sentences: readonly string[];
  /** The inline script of the page. */
  script?: string;
  /** The time after which the page reloads, in seconds. */
  refreshSeconds?: number;
};

const style =
  ":root{color-scheme:light dark}body{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.3}";

const htmlOf = ({ heading, sentences, script, refreshSeconds }: PlainPage): string =>
  htmlDocument(
    heading,
    (refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">\n` : "") +
      `<style>${style}</style>`,
    [
      "<main>",
      `<h1>${escaped(heading)}</h1>`,
      ...sentences.map((sentence) => `<p>${escaped(sentence)}</p>`),
      "</main>",
      ...(script === undefined ? [] : [`<script>${script}</script>`]),
    ].join("\n"),
  );

/** Answers with a plain page that is not cached. */
export function sendPlainPage(response: ServerResponse, status: number, page: PlainPage): void {
  const body = htmlOf(page);
  const scripts = page.script === undefined ? "'none'" : inlineSource(page.script);
  const policy = `default-src 'none'; script-src ${scripts}; style-src ${inlineSource(style)}; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  response.writeHead(status, {
    ...securityHeaders,
    "Content-Security-Policy": policy,
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
