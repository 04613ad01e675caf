import { textsFrom } from "../words/textsFrom";
import { slugOf } from "../words/slug";
import { contentsOf, groupBy, isService, textsOf, type Entry } from "./entry";
import { issueAt, placeName, quoted, type Issue } from "./issue";

/** The places at which /services, the footer and the contact form name services. */
const lists = [
  { from: "pages/services.json", path: "blocks.*.service" },
  { from: "site.json", path: "services.*.page" },
  { from: "pages/contact.json", path: "form.services.*.pages.*" },
];

/** Services that none of the places in `lists` names. */
export function warningsOnUnlistedServices(entries: readonly Entry[]): Issue[] {
  const listed = textsFrom(contentsOf(entries), lists);
  return entries
    .filter((entry) => isService(entry) && !listed.includes(slugOf(entry.file)))
    .map((entry) => {
      const where =
        "on the Services page, under The business › Services in the footer, or to a choice of the form on the Contact page, under Services it stands for";
      const problem = `is in no list; add it where homeowners look for it: ${where}`;
      return issueAt(entry, [], problem);
    });
}

/** Services with two choices in the contact form. A link to the form can carry only one choice. */
export function errorsOfFormChoices(entries: readonly Entry[]): Issue[] {
  const contact = entries.find(({ file }) => file === "pages/contact.json");
  if (!contact) return [];
  const places = textsOf(contact).filter(({ path }) =>
    /^form\/services\/\d+\/pages\/\d+$/.test(path.join("/")),
  );
  return [...groupBy(places, ({ value }) => value).values()].flatMap(([first, ...others]) =>
    others
      .filter(({ path }) => first && path[2] !== first.path[2])
      .map(({ path, value }) => {
        const message = `is ${quoted(value)}, which ${placeName(contact, first?.path.slice(0, 3) ?? [])} stands for already; keep it in one of them`;
        return issueAt(contact, path, message);
      }),
  );
}
