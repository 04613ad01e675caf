import { parse, type ChildNode } from "postcss";
import { criticalStylesId, deferredHeadId } from "./names";
import { extractedFile, type ExtractedFile } from "./extractedFile";
import { setText, textOf, type Document } from "./html";
import { expectedById } from "./unexpectedPage";

const deferredMedia = ["screen and (min-width:", "(max-width:", "print", "(prefers-reduced-motion"];
const interactionStates = [
  ":hover",
  ":active",
  ":focus",
  ":autofill",
  ":disabled",
  // An address with a fragment has the deferred styles from the start.
  ":target",
  "[open]",
  "[aria-expanded=true]",
];

/**
 * Whether a phone's first view can do without a rule: it is for wide screens, for much larger text or
 * for paper, or shows what happens once the visitor has begun to use the page.
 */
function isDeferred(node: ChildNode): boolean {
  if (node.type === "atrule")
    return node.name === "media" && deferredMedia.some((media) => node.params.startsWith(media));
  return node.type === "rule" && interactionStates.some((state) => node.selector.includes(state));
}

/**
 * Moves the rules that a phone's first view does not need out of a page's critical CSS, into a style
 * sheet that is loaded later. A page that was split before is left as it is.
 * @param name the page's file, for the sentence that says what is missing
 * @returns the style sheet, if there is one
 */
export function deferStyles(document: Document, name: string): ExtractedFile | undefined {
  const style = expectedById(document, "style", criticalStylesId, name);
  const head = expectedById(document, "noscript", deferredHeadId, name);
  const sheet = parse(textOf(style));
  const deferred = sheet.nodes.filter(isDeferred);
  if (deferred.length === 0) return undefined;
  for (const rule of deferred) rule.remove();
  setText(style, sheet.toString());
  const file = extractedFile("late.css", deferred.map(String).join(""));
  setText(head, `<link rel="stylesheet" href="/${file.path}"/>${textOf(head)}`);
  return file;
}
