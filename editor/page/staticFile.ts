import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../static");

/** The drawings and the map of the counties, which pages refer to by address. */
const shown = /^site\/((drawings\/[a-z]+(-[a-z]+)*|counties)\.svg)$/;

/** A file of `static/` that the preview shows, by its name below `/admin`; undefined for all others. */
export function siteFile(name: string): Buffer | undefined {
  const [, path] = shown.exec(name) ?? [];
  if (path === undefined) return undefined;
  try {
    return readFileSync(join(folder, path));
  } catch {
    return undefined;
  }
}
