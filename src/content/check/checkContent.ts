import { entryOf, type Entry } from "./entry";
import { warningsOnEntries, errorsOfEntries } from "./checkEntries";
import { issueAt, type Issue } from "./issue";
import { parseContent } from "./parse";
import { errorsOfCharacters } from "./characterRules";
import { cannotBeOpened, type ContentFolder } from "./contentFolder";
import { contentTypeOf } from "../model/contentTypes";

/** All results of a content check. */
type Findings = {
  /** The entries of all readable files. */
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

/**
 * The entry of a readable file, and the errors that the entry no longer shows, like invalid JSON and
 * invisible characters.
 */
type Reading = { entry?: Entry; errors: readonly Issue[] };

function readFile(file: string, dataFolder: ContentFolder): Reading {
  const problem = dataFolder.problems.get(file);
  if (problem !== undefined) return { errors: [issueAt({ file }, [], problem)] };
  const type = contentTypeOf(file);
  if (!type) return { errors: [] };
  let bytes: Buffer;
  try {
    bytes = dataFolder.read(file);
  } catch {
    return { errors: [issueAt({ file }, [], cannotBeOpened)] };
  }
  const parsed = parseContent(bytes);
  if ("value" in parsed) {
    const errors = errorsOfCharacters(file, type, parsed.value);
    return { entry: entryOf(file, type, parsed.value), errors };
  }
  return {
    errors: parsed.problems.map(({ path, message }) => issueAt({ file }, path, message)),
  };
}

/** Lists all errors and warnings of a content folder. Without errors, the site can be built. */
export function checkContent(dataFolder: ContentFolder | undefined): Findings {
  if (!dataFolder) return { entries: [], errors: [missing], warnings: [] };
  const readings = [...dataFolder.files].map((file) => readFile(file, dataFolder));
  const entries = readings.flatMap(({ entry }) => entry ?? []);
  const ofFiles = readings.flatMap(({ errors }) => errors);
  return {
    entries,
    errors: errorsOfEntries(entries, dataFolder, ofFiles),
    warnings: warningsOnEntries(entries),
  };
}
