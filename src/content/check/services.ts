import { nameOf, textAt, textsOf, type Entry } from "./entry";
import { adviceAt, type Advice } from "./issue";
import { isService } from "./knownFacts";

/** The services that a homeowner meets on /services, in the footer or in the contact form. */
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

const plain =
  "has a page that stands in no list. Name it where homeowners look for it: on the Services page, under The business › Services (the footer), or among the choices of the form on the Contact page";

/** Services whose page stands in no list of services. */
export function adviceOnUnlistedServices(entries: readonly Entry[]): Advice[] {
  const listed = listedServices(entries);
  return entries
    .filter((entry) => isService(entry) && !listed.has(nameOf(entry.file)))
    .map((entry) => {
      const name = nameOf(entry.file);
      const address = textAt(entry, "address")?.value ?? name;
      const message = `has a page, ${address}, that stands neither on /services (data/pages/services.json, blocks) nor in the footer (data/site.json, services) nor among the choices of the contact form (data/pages/contact.json, form › services, with the value "${name}"); add it where homeowners would look for it`;
      return adviceAt(entry.file, [], message, plain);
    });
}
