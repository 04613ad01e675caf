import { faultsOfAddresses, faultsOfLinks } from "./addresses";
import { faultsOfFilledSeo, faultsOfPlaceholders, faultsOfRepeatedSeo } from "./placeholders";
import { entryOf, type Entry } from "./entry";
import { faultAt, formatFault, type Fault } from "./issue";
import { faultsOfFiles, isContent } from "./files";
import { faultsOfLocations } from "./locations";
import { parseContent } from "./parse";
import { faultsOfPictures, faultsOfRepeatedPictures } from "./pictures";
import { faultsOfRedirects } from "./redirects";
import { faultsOfReferences, faultsOfRepeatedReferences } from "./references";
import { faultsOfFields } from "./schemaIssues";
import { contentTree, withChanges, type ContentTree } from "./contentTree";
import { contentTypeOf } from "../model/contentTypes";
import { dropBlanks } from "../normalize";

export { contentTree, formatFault, withChanges, type ContentTree, type Fault };

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

/** One fault for each place: where several rules object to one, the first of them says it best. */
function firstOfEachPlace(faults: readonly Fault[]): Fault[] {
  const byPlace = new Map<string, Fault>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.file, fault.field ?? fault.message]);
    if (!byPlace.has(key)) byPlace.set(key, fault);
  }
  return [...byPlace.values()];
}

/** Every fault of a tree of content files, file by file. */
export function checkTree(tree: ContentTree): Fault[] {
  const readings = [...tree.files].flatMap((file) => readFile(file, tree) ?? []);
  const readable = readings.flatMap((reading) => ("entry" in reading ? [reading] : []));
  const entries = readable.map(({ entry }) => entry);
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
    ...faultsOfRepeatedPictures(entries),
    ...faultsOfPlaceholders(entries),
    ...faultsOfLocations(entries),
    ...faultsOfFilledSeo(entries),
    ...faultsOfRepeatedSeo(entries),
  ]);
  return faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/** How many content files a tree holds. */
export function countContent(tree: ContentTree): number {
  return [...tree.files].filter(isContent).length;
}

/** Checks every file below a content folder. No faults: the site can be built from it. */
export function checkContent(dataDir: string): Fault[] {
  const tree = contentTree(dataDir);
  if (!tree)
    return [{ file: "data", message: "is missing; this folder holds the content of the site" }];
  return checkTree(tree);
}
