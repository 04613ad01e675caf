import { adviceOnVoice } from "./voice";
import type { FileNames } from "./contentTree";
import type { Entry } from "./entry";
import { faultsOfAddresses, faultsOfLinks } from "./addresses";
import { faultsOfCategories } from "./categories";
import { faultsOfFacts } from "./facts";
import { faultsOfFiles } from "./files";
import type { Advice, Fault } from "./issue";
import { knownFacts } from "./knownFacts";
import { faultsOfLocations } from "./locations";
import { adviceOnMapNames } from "./mapNames";
import { adviceOnMarks } from "./marks";
import { adviceOnRepeatedPictures, faultsOfPictures } from "./pictures";
import { faultsOfPlaceholders } from "./placeholders";
import { faultsOfRedirects } from "./redirects";
import { faultsOfReferences, faultsOfRepeatedReferences } from "./references";
import { faultsOfFields } from "./schemaIssues";
import { faultsOfFilledSeo, faultsOfRepeatedSeo } from "./seo";
import { adviceOnUnlistedServices } from "./services";

/** One for each place: where several rules object to one, the first of them says it best. */
function firstOfEachPlace(findings: readonly Fault[]): Fault[] {
  const byPlace = new Map<string, Fault>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.field ?? finding.message]);
    if (!byPlace.has(key)) byPlace.set(key, finding);
  }
  return [...byPlace.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/**
 * Every fault of content that could be read. Touches no disk: the editor's page asks, too.
 * @param unreadable the faults of files that could not be read
 */
export function faultsOfEntries(
  entries: readonly Entry[],
  tree: FileNames,
  unreadable: readonly Fault[] = [],
): Fault[] {
  const known = knownFacts(entries);
  return firstOfEachPlace([
    ...faultsOfFiles(tree),
    ...unreadable,
    ...faultsOfAddresses(entries),
    ...faultsOfRedirects(entries, tree),
    ...faultsOfLinks(entries, tree),
    ...faultsOfReferences(entries, tree),
    ...faultsOfPictures(entries, tree),
    ...entries.flatMap(({ file, type, content }) => faultsOfFields(file, type.schema, content)),
    ...faultsOfRepeatedReferences(entries),
    ...faultsOfCategories(entries),
    ...faultsOfFacts(entries, known),
    ...faultsOfPlaceholders(entries, known, tree),
    ...faultsOfLocations(entries),
    ...faultsOfFilledSeo(entries, known),
    ...faultsOfRepeatedSeo(entries, known),
  ]);
}

/** All advice on content that could be read. */
export const adviceOnEntries = (entries: readonly Entry[]): Advice[] =>
  firstOfEachPlace([
    ...adviceOnUnlistedServices(entries),
    ...adviceOnRepeatedPictures(entries),
    ...adviceOnMarks(entries),
    ...adviceOnMapNames(entries),
    ...adviceOnVoice(entries),
  ]);
