import { breakpoints } from "../../src/theme/breakpoints";
import { ownFile, type Finished } from "./ownFile";

const pageStyle = /(<style data-styles="[^"]*">)(.*?)<\/style>/gs;

const isWide = (rule: string) => /^@media screen and \(min-width:/.test(rule);

/** From where on anything of such a style sheet applies. */
const narrowest = `screen and (min-width:${breakpoints.md})`;

/** Where the styles stand that come late (src/layout/lateHead.tsx). */
const late = '<noscript id="late">';

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
 * Takes what only wide screens need out of a page's critical CSS, into a style sheet that a phone
 * does not wait for: its page is a kilobyte lighter (gzip). A page that was split before, or that
 * has no place for later styles, comes back as it is.
 */
export function splitWideStyles(html: string): Finished {
  if (!html.includes(late)) return { html };
  const wide: string[] = [];
  const page = html.replace(pageStyle, (_, tag: string, css: string) => {
    const rules = rulesOf(css);
    wide.push(...rules.filter(isWide));
    return `${tag}${rules.filter((rule) => !isWide(rule)).join("")}</style>`;
  });
  if (wide.length === 0) return { html };
  const file = ownFile("wide", "css", wide.join(""));
  const link = `<link rel="stylesheet" href="/${file.path}" media="${narrowest}"/>`;
  return { html: page.replace(late, (tag) => `${tag}${link}`), file };
}
