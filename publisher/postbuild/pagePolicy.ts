import { createHash } from "node:crypto";
import { lateLoader } from "../../src/firstLoad/loader";

const loaderHash = createHash("sha256").update(lateLoader).digest("base64");

/**
 * Emotion and the pictures' colours write styles into the page; everything else is a file of ours,
 * but for the one script in the head, and for the place that quote requests go to, if they go
 * anywhere. Any other inline script is not let through, however it came there.
 */
const policyFor = (delivery?: string) =>
  "default-src 'self';" +
  (delivery === undefined ? "" : `connect-src 'self' ${new URL(delivery).origin};`) +
  `script-src 'self' 'sha256-${loaderHash}';` +
  "style-src 'self' 'unsafe-inline';object-src 'none';base-uri 'none';form-action 'none'";

const policyTag = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/**
 * A page with its content security policy as the first thing in its head, where it holds for all
 * that follows. Hosts that only serve files need to know nothing of it, and it holds for the 404
 * page at whatever address. A policy of an earlier build is replaced.
 * @param delivery the address that quote requests are delivered to
 */
export function withPolicy(html: string, delivery?: string): string {
  const page = html.replace(policyTag, "");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyFor(delivery)}"/>`;
  return page.replace("<head>", () => `<head>${tag}`);
}
