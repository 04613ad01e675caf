import { isHidden } from "../pages/hidden";
import { isPathOfFact, knownFacts } from "../facts/placeholders";
import type { FileNames } from "./contentFolder";
import { contentsOf, type Entry } from "./entry";
import { errorsOfAddresses, errorsOfLinks, servicesIn } from "./addressRules";
import { warningsOnTwins } from "./twinRules";
import { errorsOfCategories } from "./categoryRules";
import { errorsOfFacts } from "./factRules";
import { errorsOfFiles } from "./fileRules";
import { errorsOfHours } from "./hoursRules";
import { placeKey, type Issue } from "./issue";
import { errorsOfLocations } from "./townRules";
import { warningsOnHotspots } from "./hotspotRules";
import { warningsOnMarkup } from "./markupRules";
import { errorsOfHidden } from "./hiddenRules";
import { warningsOnRepeatedPictures, errorsOfPictures } from "./pictureRules";
import {
  errorsOfFilledTexts,
  errorsOfPlaceholders,
  warningsOnFilledTexts,
} from "./placeholderRules";
import { errorsOfRedirects } from "./redirectRules";
import { errorsOfReferences, errorsOfRepeatedValues } from "./referenceRules";
import { errorsOfFields } from "./schemaIssues";
import { errorsOfRepeatedSeo } from "./seoRules";
import { errorsOfFormChoices, warningsOnUnlistedServices } from "./serviceRules";

/** The first issue of each place, sorted by file. The callers list the rules with the best messages first. */
function firstOfEachPlace(issues: readonly Issue[]): Issue[] {
  const byPlace = new Map<string, Issue>();
  for (const issue of issues) {
    const key = placeKey(issue);
    if (!byPlace.has(key)) byPlace.set(key, issue);
  }
  return [...byPlace.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/**
 * All errors of readable content. The function also works without `head` and `problems` of the folder, so
 * the editor's page can call it, too.
 * @param ofFiles the errors that the entries no longer show, like invalid JSON and invisible characters
 */
export function errorsOfEntries(
  entries: readonly Entry[],
  dataFolder: FileNames,
  ofFiles: readonly Issue[] = [],
): Issue[] {
  const known = knownFacts(contentsOf(entries));
  // An unreadable file has its own error. Placeholders may name facts of that file, so they go unchecked.
  const isComplete = ["site.json", ...servicesIn(dataFolder)].every((file) =>
    entries.some((entry) => entry.file === file),
  );
  const ofFields = entries.flatMap(errorsOfFields);
  // A wrong fact has its own error. The length of a text with that fact is unknown, and goes unchecked.
  const isFilled = isComplete && !ofFields.some(({ path }) => isPathOfFact(path));
  return firstOfEachPlace([
    ...errorsOfFiles(dataFolder),
    ...ofFiles,
    ...errorsOfAddresses(entries, dataFolder),
    ...errorsOfRedirects(entries, dataFolder),
    ...errorsOfLinks(entries, dataFolder),
    ...errorsOfReferences(entries, dataFolder),
    ...errorsOfPictures(entries, dataFolder),
    ...ofFields,
    ...errorsOfRepeatedValues(entries),
    ...errorsOfFormChoices(entries),
    ...errorsOfHidden(entries),
    ...errorsOfCategories(entries),
    ...errorsOfFacts(entries, known),
    ...(isComplete ? errorsOfPlaceholders(entries, known) : []),
    ...errorsOfHours(entries),
    ...errorsOfLocations(entries),
    ...(isFilled ? errorsOfFilledTexts(entries, known) : []),
    ...errorsOfRepeatedSeo(entries, known),
  ]);
}

/** All warnings on readable content. */
export function warningsOnEntries(all: readonly Entry[]): Issue[] {
  const entries = all.filter(({ content }) => !isHidden(content));
  return firstOfEachPlace([
    ...warningsOnTwins(all),
    ...warningsOnUnlistedServices(entries),
    ...warningsOnRepeatedPictures(entries),
    ...warningsOnHotspots(entries),
    ...warningsOnMarkup(entries),
    ...warningsOnFilledTexts(entries, knownFacts(contentsOf(all))),
  ]);
}
