import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLateScripts } from "./lateScripts";
import { withPolicy } from "./pagePolicy";
import { removeUnusedWideStyles, splitWideStyles } from "./wideStyles";

/**
 * Gives the published pages what Gatsby does not: light styles, late scripts, and a policy.
 * @param delivery the address that quote requests are delivered to
 */
export function finishPages(publicDir: string, files: readonly string[], delivery?: string): void {
  const pages = files.map((name) => {
    const path = join(publicDir, name);
    const written = readFileSync(path, "utf8");
    const { html, file } = splitWideStyles(written);
    // First the file, then the page that names it.
    if (file) writeFileSync(join(publicDir, file.path), file.css);
    const page = withPolicy(withLateScripts(html), delivery);
    if (page !== written) writeFileSync(path, page);
    return page;
  });
  removeUnusedWideStyles(publicDir, pages);
}
