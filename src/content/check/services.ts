import { slugOf } from "../slug";
import { textsOf, type Entry } from "./entry";
import { issueAt, type Issue } from "./issue";
import { isService } from "./knownFacts";

/** The services that /services, the footer or the contact form names. */
function listedServices(entries: readonly Entry[]): Set<string> {
  const places: Record<string, RegExp> = {
    "pages/services.json": /^blocks\/\d+\/service$/,
    "site.json": /^services\/\d+\/page$/,
    "pages/contact.json": /^form\/services\/\d+\/value$/,
  };
  return new Set(
    entries.flatMap((entry) => {
      const place = places[entry.file];
      if (!place) return [];
      return textsOf(entry)
        .filter(({ path }) => place.test(path.join("/")))
        .map(({ value }) => value);
    }),
  );
}

/** Services that no list names. */
export function warningsOnUnlistedServices(entries: readonly Entry[]): Issue[] {
  const listed = listedServices(entries);
  return entries
    .filter((entry) => isService(entry) && !listed.has(slugOf(entry.file)))
    .map((entry) => {
      const where =
        "on the Services page, under The business › Services in the footer, or among the choices of the form on the Contact page";
      const problem = `is in no list; add it where homeowners look for it: ${where} (its value there: ${slugOf(entry.file)})`;
      return issueAt(entry, [], problem);
    });
}
