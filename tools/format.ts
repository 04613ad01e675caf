import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentTree } from "../src/content/check/checkContent";
import { parseContent } from "../src/content/check/parse";
import { formatContent } from "../src/content/editor/format";
import { harmless } from "../src/content/wording";
import { contentTypeOf } from "../src/content/model/contentTypes";

/** The content files that the editor would write differently, with their new text. */
function unformatted(dataDir: string): Map<string, string> {
  const texts = new Map<string, string>();
  const tree = contentTree(dataDir);
  if (!tree) return texts;
  for (const file of tree.files) {
    const type = contentTypeOf(file);
    if (!type) continue;
    if (tree.problems.has(file)) continue; // the content check reports it
    const bytes = tree.read(file);
    const parsed = parseContent(bytes);
    if ("problems" in parsed) continue;
    const text = formatContent(type, parsed.value);
    if (text !== bytes.toString("utf8")) texts.set(join(dataDir, file), text);
  }
  return texts;
}

/** Runs Prettier on all other files. Returns true if they are formatted. */
function prettier(onlyCheck: boolean): boolean {
  const cli = require.resolve("prettier/bin/prettier.cjs");
  const mode = onlyCheck ? "--check" : "--write";
  const { status } = spawnSync(process.execPath, [cli, mode, "--log-level=warn", "."], {
    stdio: "inherit",
  });
  return status === 0;
}

/**
 * `npm run format`: formats content files as the editor does, so that a save changes nothing else, and
 * all other files with Prettier. With `--check`, it only lists unformatted files.
 */
function run(args: readonly string[]): number {
  const onlyCheck = args.includes("--check");
  const folders = args.filter((arg) => !arg.startsWith("--"));
  const texts = new Map(folders.flatMap((folder) => [...unformatted(folder)]));
  for (const [path, text] of texts) {
    const name = harmless(path);
    console.log(onlyCheck ? `${name} is not formatted.` : name);
    if (!onlyCheck) writeFileSync(path, text);
  }
  const isFormatted = prettier(onlyCheck) && (!onlyCheck || texts.size === 0);
  if (onlyCheck && !isFormatted) console.error("To format these files: npm run format");
  return isFormatted ? 0 : 1;
}

process.exitCode = run(process.argv.slice(2));
