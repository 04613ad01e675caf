import { faultsOfAddresses, faultsOfLinks } from "./addresses";
import { faultsOfFilledSeo, faultsOfRepeatedSeo } from "./seo";
import { entryOf, type Entry } from "./entry";
import { faultsOfCategories } from "./categories";
import { faultsOfFacts } from "./facts";
import { faultAt, formatFault, type Advice, type Fault } from "./issue";
import { faultsOfFiles, isContent } from "./files";
import { knownFacts } from "./knownFacts";
import { faultsOfLocations } from "./locations";
import { parseContent } from "./parse";
import { adviceOnRepeatedPictures, faultsOfPictures } from "./pictures";
import { faultsOfPlaceholders } from "./placeholders";
import { faultsOfRedirects } from "./redirects";
import { faultsOfReferences, faultsOfRepeatedReferences } from "./references";
import { faultsOfFields } from "./schemaIssues";
import { adviceOnUnlistedServices } from "./services";
import { adviceOnVoice } from "./voice";
import { contentTree, withChanges, type ContentTree } from "./contentTree";
import { contentTypeOf } from "../model/contentTypes";
import { dropBlanks } from "../normalize";

export { contentTree, formatFault, withChanges, type Advice, type ContentTree, type Fault };

/** What the check has to say of a tree of content files, file by file. */
export type Findings = {
  /** With any of these, the site is not built. */
  faults: Fault[];
  /** What would be better. */
  advice: Advice[];
};

type Reading = { entry: Entry; content: unknown } | { fault: Fault };

function readFile(file: string, tree: ContentTree): Reading | undefined {
  const type = contentTypeOf(file);
  if (!type) return undefined;
  let bytes: Buffer;
  try {
    bytes = tree.read(file);
  } catch {
    return { fault: faultAt(file, [], "cannot be opened; is it open elsewhere, or locked?") };
  }
  const parsed = parseContent(bytes);
  if ("problem" in parsed) return { fault: faultAt(file, [], parsed.problem) };
  const content = dropBlanks(type.schema, parsed.value);
  return { entry: entryOf(file, type, content), content };
}

/** One for each place: where several rules object to one, the first of them says it best. */
function firstOfEachPlace(findings: readonly Fault[]): Fault[] {
  const byPlace = new Map<string, Fault>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.field ?? finding.message]);
    if (!byPlace.has(key)) byPlace.set(key, finding);
  }
  return [...byPlace.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/** Every fault and all advice on a tree of content files. */
export function examine(tree: ContentTree): Findings {
  const readings = [...tree.files].flatMap((file) => readFile(file, tree) ?? []);
  const readable = readings.flatMap((reading) => ("entry" in reading ? [reading] : []));
  const entries = readable.map(({ entry }) => entry);
  const known = knownFacts(entries);
  const faults = firstOfEachPlace([
    ...faultsOfFiles(tree),
    ...readings.flatMap((reading) => ("fault" in reading ? [reading.fault] : [])),
    ...faultsOfAddresses(entries),
    ...faultsOfRedirects(entries, tree),
    ...faultsOfLinks(entries, tree),
    ...faultsOfReferences(entries, tree),
    ...faultsOfPictures(entries, tree),
    ...readable.flatMap(({ entry, content }) =>
      faultsOfFields(entry.file, entry.type.schema, content),
    ),
    ...faultsOfRepeatedReferences(entries),
    ...faultsOfCategories(entries),
    ...faultsOfFacts(entries, known),
    ...faultsOfPlaceholders(entries, known, tree),
    ...faultsOfLocations(entries),
    ...faultsOfFilledSeo(entries, known),
    ...faultsOfRepeatedSeo(entries, known),
  ]);
  const advice = firstOfEachPlace([
    ...adviceOnUnlistedServices(entries),
    ...adviceOnRepeatedPictures(entries),
    ...adviceOnVoice(entries),
  ]);
  return { faults, advice };
}

/** Every fault of a tree of content files. */
export const checkTree = (tree: ContentTree): Fault[] => examine(tree).faults;

/** How many content files a tree holds. */
export function countContent(tree: ContentTree): number {
  return [...tree.files].filter(isContent).length;
}

const missing = { file: "data", message: "is missing; this folder holds the content of the site" };

/** Examines every file below a content folder. No faults: the site can be built from it. */
export function examineContent(dataDir: string): Findings {
  const tree = contentTree(dataDir);
  return tree ? examine(tree) : { faults: [missing], advice: [] };
}

/** Every fault of the files below a content folder. */
export const checkContent = (dataDir: string): Fault[] => examineContent(dataDir).faults;
