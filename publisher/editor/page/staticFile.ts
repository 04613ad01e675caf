import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../../static");

/** The drawings and the map of the counties: what pages name by its address on the site. */
const shown = /^(drawings\/[a-z]+(-[a-z]+)*|counties)\.svg$/;

/** A file of `static/` that the preview shows, by its path there; undefined for any other. */
export function siteFile(path: string): Buffer | undefined {
  if (!shown.test(path)) return undefined;
  try {
    return readFileSync(join(folder, path));
  } catch {
    return undefined;
  }
}
