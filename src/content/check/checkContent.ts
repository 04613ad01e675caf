import { entryOf, type Entry } from "./entry";
import { warningsOnEntries, errorsOfEntries } from "./checkEntries";
import { issueAt, type Issue } from "./issue";
import { parseContent } from "./parse";
import { cannotBeOpened, type ContentTree } from "./contentTree";
import { contentTypeOf } from "../model/contentTypes";

/** The result of a content check. */
type Findings = {
  /** The readable files. */
  entries: Entry[];
  /** An error stops the build. */
  errors: Issue[];
  /** A warning stops nothing. */
  warnings: Issue[];
};

const missing: Issue = {
  file: "data",
  path: [],
  message: "The content folder is missing; it is data, or the folder that CONTENT_DIR names",
};

type Reading = { entry: Entry } | { error: Issue };

function readFile(file: string, tree: ContentTree): Reading[] {
  const problem = tree.problems.get(file);
  if (problem !== undefined) return [{ error: issueAt({ file }, [], problem) }];
  const type = contentTypeOf(file);
  if (!type) return [];
  let bytes: Buffer;
  try {
    bytes = tree.read(file);
  } catch {
    return [{ error: issueAt({ file }, [], cannotBeOpened) }];
  }
  const parsed = parseContent(bytes);
  if ("problems" in parsed)
    return parsed.problems.map(({ path, message }) => ({
      error: issueAt({ file }, path, message),
    }));
  return [{ entry: entryOf(file, type, parsed.value) }];
}

/** Lists all errors and warnings of a content tree. Without errors, the site can be built. */
export function validateContent(tree: ContentTree | undefined): Findings {
  if (!tree) return { entries: [], errors: [missing], warnings: [] };
  const readings = [...tree.files].flatMap((file) => readFile(file, tree));
  const entries = readings.flatMap((reading) => ("entry" in reading ? [reading.entry] : []));
  const unreadable = readings.flatMap((reading) => ("error" in reading ? [reading.error] : []));
  return {
    entries,
    errors: errorsOfEntries(entries, tree, unreadable),
    warnings: warningsOnEntries(entries),
  };
}
