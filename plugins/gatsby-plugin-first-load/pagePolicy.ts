import { createHash } from "node:crypto";
import {
  attributeOf,
  createElement,
  elementsIn,
  findElement,
  headOf,
  prepend,
  remove,
  textOf,
  type Document,
  type Element,
} from "./html";
import { UnexpectedPage } from "./unexpectedPage";

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");

/**
 * Emotion and the pictures' colors write styles into the page; everything else is a file of ours,
 * but for the loader in the head, and for the place that quote requests go to, if they go anywhere.
 */
const policyFor = (loader: string, delivery?: string) =>
  "default-src 'self';" +
  (delivery === undefined ? "" : `connect-src 'self' ${new URL(delivery).origin};`) +
  `script-src 'self' 'sha256-${hashOf(loader)}';` +
  "style-src 'self' 'unsafe-inline';object-src 'none';base-uri 'none';form-action 'none'";

const isPolicy = (element: Element) =>
  element.tagName === "meta" && attributeOf(element, "http-equiv") === "Content-Security-Policy";

/** Whether a browser runs what stands in an element: not what is data for search engines. */
function isInlineScript(element: Element): boolean {
  if (element.tagName !== "script" || attributeOf(element, "src") !== undefined) return false;
  return attributeOf(element, "type") !== "application/ld+json" && textOf(element) !== "";
}

/** An inline script that is not the loader would be blocked: better the build says so. */
function refuseOtherScripts(document: Document, name: string, loader: string): void {
  for (const element of elementsIn(document)) {
    const text = textOf(element);
    if (isInlineScript(element) && text !== loader)
      throw new UnexpectedPage(
        `Gatsby's page ${name} has an inline script that its policy blocks, "${text.slice(0, 60)}"; see docs/loading.md.`,
      );
  }
}

/**
 * Puts a content security policy first into a page's head, where it holds for all that follows.
 * Hosts that only serve files need to know nothing of it, and it holds for the 404 page at whatever
 * address. A policy of an earlier build is replaced.
 * @param name the page's file
 * @param loader the one inline script that may run
 * @param delivery the address that quote requests are delivered to
 * @throws UnexpectedPage where the page has another inline script
 */
export function setPolicy(
  document: Document,
  name: string,
  loader: string,
  delivery?: string,
): void {
  refuseOtherScripts(document, name, loader);
  const old = findElement(document, isPolicy);
  if (old) remove(old);
  const content = policyFor(loader, delivery);
  prepend(
    headOf(document),
    createElement("meta", { "http-equiv": "Content-Security-Policy", content }),
  );
}
