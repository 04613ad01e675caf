import { ownFile, type Finished } from "./extractedFile";

const pageStyle = /(<style data-styles="">)(.*?)<\/style>/s;

/** Where the styles stand that come late (src/firstLoad/deferredHead.tsx). */
const late = '<noscript id="late">';

/**
 * Whether a phone's first view can do without a rule: it is for wide screens or for paper, or shows
 * what happens when the visitor has begun to use the page.
 */
const isLate = (rule: string) =>
  /^@media (screen and \(min-width:|print|\(prefers-reduced-motion)/.test(rule) ||
  /:(hover|active|focus|autofill)/.test(rule);

/** The rules of a style sheet, at-rules with all that they hold; no string in it holds a brace. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/**
 * Takes what a phone's first view does not need out of a page's critical CSS, into a style sheet
 * that comes late: the page is a kilobyte lighter (gzip). A page that was split before, or that has
 * no place for later styles, comes back as it is.
 */
export function splitLateStyles(html: string): Finished {
  const css = pageStyle.exec(html)?.[2];
  if (!css || !html.includes(late)) return { html };
  const rules = rulesOf(css);
  const lateRules = rules.filter(isLate);
  if (lateRules.length === 0) return { html };
  const first = rules.filter((rule) => !isLate(rule)).join("");
  const file = ownFile("late", "css", lateRules.join(""));
  const link = `<link rel="stylesheet" href="/${file.path}"/>`;
  const page = html.replace(pageStyle, (_, start: string) => `${start}${first}</style>`);
  return { html: page.replace(late, (tag) => `${tag}${link}`), file };
}
