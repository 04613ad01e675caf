import { entryOf, type Entry } from "./entry";
import { adviceOnEntries, faultsOfEntries } from "./checkEntries";
import { cannotBeOpened } from "./fileProblem";
import { faultAt, firstOf, formatFault, type Advice, type Fault } from "./issue";
import { parseContent } from "./parse";
import { contentTree, isLitter, withChanges, type ContentTree } from "./contentTree";
import { contentTypeOf } from "../model/contentTypes";
import { dropBlanks } from "../normalize";

export { contentTree, firstOf, formatFault, isLitter, withChanges };
export type { Advice, ContentTree, Fault };

/** What the check has to say of content, file by file. */
export type Findings = {
  /** The files that could be read. */
  entries: Entry[];
  /** With any of these, the site is not built. */
  faults: Fault[];
  /** What would be better. */
  advice: Advice[];
};

const missing = {
  file: "data",
  message:
    "is missing; this folder, or the one that CONTENT_DIR names, holds the content of the site",
};

type Reading = { entry: Entry } | { fault: Fault };

function readFile(file: string, tree: ContentTree): Reading[] {
  const problem = tree.problems.get(file);
  if (problem !== undefined) return [{ fault: faultAt(file, [], problem) }];
  const type = contentTypeOf(file);
  if (!type) return [];
  let bytes: Buffer;
  try {
    bytes = tree.read(file);
  } catch {
    return [{ fault: faultAt(file, [], cannotBeOpened) }];
  }
  const parsed = parseContent(bytes);
  if ("problems" in parsed)
    return parsed.problems.map(({ path, message }) => ({ fault: faultAt(file, path, message) }));
  return [{ entry: entryOf(file, type, dropBlanks(type.schema, parsed.value)) }];
}

/** Every fault and all advice on a tree of content files. No faults: the site can be built from it. */
export function examine(tree: ContentTree | undefined): Findings {
  if (!tree) return { entries: [], faults: [missing], advice: [] };
  const readings = [...tree.files].flatMap((file) => readFile(file, tree));
  const entries = readings.flatMap((reading) => ("entry" in reading ? [reading.entry] : []));
  const unreadable = readings.flatMap((reading) => ("fault" in reading ? [reading.fault] : []));
  return {
    entries,
    faults: faultsOfEntries(entries, tree, unreadable),
    advice: adviceOnEntries(entries),
  };
}

/** Every fault of a tree of content files. */
export const checkTree = (tree: ContentTree): Fault[] => examine(tree).faults;
