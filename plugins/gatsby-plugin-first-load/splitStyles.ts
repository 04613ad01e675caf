import type { Rule } from "postcss";
import { parse, type ChildNode, type Declaration, type Root } from "postcss";
import { sectionClass, tokenPrefix } from "../../src/theme/classNames";

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
  // With a fragment in its address, a page has the deferred styles from the start.
  ":target",
  "[open]",
  "[aria-expanded=true]",
  "[data-loading",
];

const sectionTag = new RegExp(`<\\w+(?= [^>]*class="${sectionClass}[ "])`, "g");

/**
 * The HTML that a phone may show first: the header, two sections, and the parts after the footer, which are
 * fixed to the window. The global styles hide the rest until the deferred styles are there.
 */
function firstView(html: string): string {
  const [, , third] = html.matchAll(sectionTag);
  return html.slice(0, third?.index ?? html.length) + html.slice(html.lastIndexOf("</footer>"));
}

/** The names of the classes that Emotion has made for elements in HTML, or in a selector. */
const emotionClasses = (text: string): string[] => text.match(/\bcss-\w+/g) ?? [];

/** True if a phone's first view does not need a rule. */
function isDeferred(node: ChildNode, isShown: (selector: string) => boolean): boolean {
  if (node.type === "atrule" && node.name === "media")
    return (
      deferredMedia.some((media) => node.params.startsWith(media)) ||
      (node.nodes ?? []).every((inner) => isDeferred(inner, isShown))
    );
  return (
    node.type === "rule" &&
    (interactionStates.some((state) => node.selector.includes(state)) ||
      !node.selectors.some(isShown))
  );
}

/** The selectors of the rules that declare the theme's tokens. */
const themeSelectors = [":root", ".on-dark"] as const;

const isToken = ({ prop }: Declaration) => prop.startsWith(`--${tokenPrefix}-`);

const rulesOf = (selector: string, sheet: Root) =>
  sheet.nodes.filter((node) => node.type === "rule").filter((rule) => rule.selector === selector);

const tokensOf = (rule: Rule) => rule.nodes.filter((node) => node.type === "decl").filter(isToken);

/** The values of tokens with one value everywhere, by the `var()` that uses the token. */
function fixedTokens(sheet: Root): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  sheet.walkDecls(/^--/, ({ prop }) => void counts.set(prop, (counts.get(prop) ?? 0) + 1));
  const tokens = rulesOf(":root", sheet).flatMap(tokensOf);
  return new Map(
    tokens
      .filter(({ prop, value }) => counts.get(prop) === 1 && !value.includes("var("))
      .map(({ prop, value }) => [`var(${prop})`, value]),
  );
}

/**
 * Removes from the sheet the tokens that neither the styles nor the HTML use.
 * @returns the CSS rules that declare the removed tokens
 */
function takeUnusedTokens(sheet: Root, html: string): string {
  const text = sheet.toString() + html;
  const isUsed = ({ prop }: Declaration) =>
    [")", ","].some((end) => text.includes(`var(${prop}${end}`));
  const rules = themeSelectors.map((selector) => {
    const unused = rulesOf(selector, sheet)
      .flatMap(tokensOf)
      .filter((token) => !isUsed(token));
    for (const token of unused) token.remove();
    return unused.length > 0
      ? `${selector}{${unused.map((token) => `${token.toString()};`).join("")}}`
      : "";
  });
  for (const selector of themeSelectors)
    for (const rule of rulesOf(selector, sheet)) if (rule.nodes.length === 0) rule.remove();
  const taken = rules.join("");
  if (taken === "") return "";
  // The declaration of a removed token may have been the only use of another token.
  return taken + takeUnusedTokens(sheet, html);
}

/**
 * Splits a page's styles into critical styles, which a phone's first view needs, and deferred styles.
 * @param html the page's elements
 */
export function splitStyles(css: string, html: string): { critical: string; deferred: string } {
  const sheet = parse(css);
  const values = fixedTokens(sheet);
  const shown = new Set(emotionClasses(firstView(html)));
  const isShown = (selector: string) => emotionClasses(selector).every((name) => shown.has(name));
  const deferred = sheet.nodes.filter((node) => isDeferred(node, isShown));
  for (const rule of deferred) rule.remove();
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\([\w-]+\)/g,
      (token) => values.get(token) ?? token,
    );
  });
  const tokens = takeUnusedTokens(sheet, html);
  return { critical: sheet.toString(), deferred: tokens + deferred.map(String).join("") };
}
