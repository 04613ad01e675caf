import { createHash } from "node:crypto";
import { scriptLoader } from "./lateScripts";

/**
 * Emotion and the pictures' colours write styles into the page; everything else is a file of ours,
 * but for the place that quote requests go to, if they go anywhere.
 */
const policyFor = (scripts: readonly string[], delivery?: string) =>
  "default-src 'self';" +
  (delivery === undefined ? "" : `connect-src 'self' ${new URL(delivery).origin};`) +
  `script-src ${["'self'", ...scripts].join(" ")};` +
  "style-src 'self' 'unsafe-inline';object-src 'none';base-uri 'none';form-action 'none'";

const policyTag = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs;

/** Gatsby's inline scripts, and our one. Any other is not let through, however it came there. */
function isKnown(attributes: string, code: string): boolean {
  if (code === scriptLoader) return true;
  const [, id] = /\bid="([^"]+)"/.exec(attributes) ?? [];
  if (id !== undefined) return id === "gatsby-script-loader" || id === "gatsby-chunk-mapping";
  return attributes === "" && /^window\.___webpackCompilationHash="\w*";$/.test(code);
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/**
 * A page with its content security policy as the first thing in its head, where it holds for all
 * that follows. Hosts that only serve files need to know nothing of it, and it holds for the 404
 * page at whatever address. A policy of an earlier build is replaced.
 * @param delivery the address that quote requests are delivered to
 */
export function withPolicy(html: string, delivery?: string): string {
  const page = html.replace(policyTag, "");
  const hashes = [...page.matchAll(inlineScript)]
    .filter(([, attributes = "", code = ""]) => isKnown(attributes, code))
    .map(([, , code = ""]) => hashOf(code));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyFor(hashes, delivery)}"/>`;
  return page.replace("<head>", () => `<head>${tag}`);
}
