import { parse, type ChildNode } from "postcss";

const deferredMedia = [
  "screen and (min-width:",
  "(max-width:",
  "(hover: hover)",
  "print",
  "(prefers-reduced-motion",
];
const interactionStates = [
  ":hover",
  ":active",
  ":focus",
  ":autofill",
  // An address with a fragment has the deferred styles from the start.
  ":target",
  "[open]",
  "[aria-expanded=true]",
  "[data-loading",
];

/** True if a phone's first view does not need a rule: it is for other widths, print, or after an input. */
function isDeferred(node: ChildNode): boolean {
  if (node.type === "atrule")
    return node.name === "media" && deferredMedia.some((media) => node.params.startsWith(media));
  return node.type === "rule" && interactionStates.some((state) => node.selector.includes(state));
}

/** Splits a page's styles into those that a phone's first view needs, and the rest. */
export function splitStyles(css: string): { critical: string; deferred: string } {
  const sheet = parse(css);
  const deferred = sheet.nodes.filter(isDeferred);
  for (const rule of deferred) rule.remove();
  return { critical: sheet.toString(), deferred: deferred.map(String).join("") };
}
