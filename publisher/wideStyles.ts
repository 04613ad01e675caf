import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { breakpoints } from "../src/theme/breakpoints";

/** A page whose styles for wide screens stand in a file of their own. */
export type SplitPage = {
  html: string;
  /** The file's path below the published folder, and its text; none if the page has no such styles. */
  file?: { path: string; css: string };
};

const pageStyle = /(<style data-styles="[^"]*">)(.*?)<\/style>/gs;

const isWide = (rule: string) => /^@media screen and \(min-width:/.test(rule);

/** From where on anything of such a style sheet applies. */
const narrowest = `screen and (min-width:${breakpoints.md})`;

const named = /static\/wide-[0-9a-f]{12}\.css/g;

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
 * Takes what only wide screens need out of a page's critical CSS: a phone does not wait for a style
 * sheet whose media query it does not match, and its page is a kilobyte lighter (gzip). A wide
 * screen loads the file before it paints. A page that was split before comes back as it is.
 */
export function splitWideStyles(html: string): SplitPage {
  const wide: string[] = [];
  const page = html.replace(pageStyle, (_, tag: string, css: string) => {
    const rules = rulesOf(css);
    wide.push(...rules.filter(isWide));
    return `${tag}${rules.filter((rule) => !isWide(rule)).join("")}</style>`;
  });
  if (wide.length === 0) return { html };
  const css = wide.join("");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 12);
  const path = `static/wide-${hash}.css`;
  const link = `<link rel="stylesheet" href="/${path}" media="${narrowest}"/>`;
  return { html: page.replace("</head>", () => `${link}</head>`), file: { path, css } };
}

/** Removes the style sheets for wide screens that none of these pages names any more. */
export function removeUnusedWideStyles(publicDir: string, pages: readonly string[]): void {
  const used = new Set(pages.flatMap((html) => html.match(named) ?? []));
  for (const name of readdirSync(join(publicDir, "static")))
    if (/^wide-[0-9a-f]{12}\.css$/.test(name) && !used.has(`static/${name}`))
      rmSync(join(publicDir, "static", name));
}
