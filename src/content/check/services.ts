import { textsFrom } from "../textsFrom";
import { slugOf } from "../slug";
import { contentsOf, isService, type Entry } from "./entry";
import { issueAt, type Issue } from "./issue";

/** The services that /services, the footer and the contact form name. */
const lists = [
  { from: "pages/services.json", path: "blocks.*.service" },
  { from: "site.json", path: "services.*.page" },
  { from: "pages/contact.json", path: "form.services.*.value" },
];

/** Services that no list names. */
export function warningsOnUnlistedServices(entries: readonly Entry[]): Issue[] {
  const listed = textsFrom(contentsOf(entries), lists);
  return entries
    .filter((entry) => isService(entry) && !listed.includes(slugOf(entry.file)))
    .map((entry) => {
      const where =
        "on the Services page, under The business › Services in the footer, or among the choices of the form on the Contact page";
      const problem = `is in no list; add it where homeowners look for it: ${where} (its value there: ${slugOf(entry.file)})`;
      return issueAt(entry, [], problem);
    });
}
