import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLateScripts } from "./deferredScripts";
import { splitLateStyles } from "./deferredStyles";
import { removeUnusedFiles } from "./extractedFile";
import { withPolicy } from "./pagePolicy";

/**
 * Gives the published pages what Gatsby does not: light styles, late scripts, and a policy.
 * @param delivery the address that quote requests are delivered to
 */
export function finishPages(publicDir: string, files: readonly string[], delivery?: string): void {
  const pages = files.map((name) => {
    const path = join(publicDir, name);
    const written = readFileSync(path, "utf8");
    const light = splitLateStyles(written);
    const late = withLateScripts(light.html);
    // First the files, then the page that names them.
    for (const { file } of [light, late])
      if (file) writeFileSync(join(publicDir, file.path), file.text);
    const page = withPolicy(late.html, delivery);
    if (page !== written) writeFileSync(path, page);
    return page;
  });
  removeUnusedFiles(publicDir, pages);
}
