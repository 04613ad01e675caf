import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * The content that ships is a sample with the counts and texts of the specification, which an owner's
 * content need not have. The record of the sample shows whether data/ is still the sample.
 */

const dataDir = resolve("data");
const recordFile = resolve("test/sample/record.json");

type SampleRecord = { files: number; digest: string };

/** The content of a file; JSON without its formatting. */
const contentOf = (path: string) =>
  path.endsWith(".json")
    ? JSON.stringify(JSON.parse(readFileSync(path, "utf8")))
    : readFileSync(path);

/** The number of files in a content folder, and one digest of all of them. */
export function recordOf(folder = dataDir): SampleRecord {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const content = createHash("sha256").update(contentOf(join(folder, file)));
    hash.update(`${file.replaceAll("\\", "/")} ${content.digest("hex")}\n`);
  }
  return { files: files.length, digest: hash.digest("hex") };
}

/** True if data/ is the sample that ships. */
export function isSample(): boolean {
  if (!existsSync(recordFile)) return false;
  const { digest } = JSON.parse(readFileSync(recordFile, "utf8")) as SampleRecord;
  return digest === recordOf().digest;
}

/** Records data/ as the sample that ships. */
export function recordSample(): void {
  writeFileSync(recordFile, `${JSON.stringify(recordOf(), null, 2)}\n`);
}

/** The message if data/ is not the sample that ships. */
export const notTheSample =
  "data/ is no longer the sample that ships with this site, so the counts and texts of the " +
  "specification are not checked; all other tests are.";

/** The message of the product's own pipeline, which must not skip the tests of the specification. */
export const recordIsOld =
  "data/ differs from the record of the sample that ships (test/sample/record.json), so its " +
  'counts and texts cannot be checked. If the change is meant for the sample, run "npm run ' +
  'sample:record": it checks them and renews the record.';
