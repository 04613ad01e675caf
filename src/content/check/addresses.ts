import { addressOfCitySlug, slugOf } from "../slug";
import { contentTypes } from "../model/contentTypes";
import { didYouMean } from "./closest";
import { groupBy, textAt, textsOf, titleOf, type Entry, type TextPlace } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";
import type { FileNames } from "./contentTree";

const fixedPages = contentTypes.flatMap((type) =>
  "route" in type && type.route ? [{ route: type.route, label: type.label }] : [],
);

type OwnAddress = { entry: Entry; place: TextPlace };

/** The addresses that service pages choose. */
function ownAddresses(entries: readonly Entry[]): OwnAddress[] {
  return entries
    .filter(({ type }) => "folder" in type && type.folder === "services")
    .flatMap((entry) => {
      const place = textAt(entry, "address");
      return place ? [{ entry, place }] : [];
    });
}

/** The addresses of all pages. Town pages take theirs from the names of their files. */
export function ownRoutes(entries: readonly Entry[], tree: FileNames): Set<string> {
  const services = ownAddresses(entries).map(({ place }) => place.value);
  const towns = [...tree.files]
    .filter((file) => /^locations\/[^/]+\.json$/.test(file))
    .map((file) => addressOfCitySlug(slugOf(file)));
  return new Set([...fixedPages.map(({ route }) => route), ...services, ...towns]);
}

/** Addresses that two pages claim. */
export function errorsOfAddresses(entries: readonly Entry[]): Issue[] {
  return [...groupBy(ownAddresses(entries), ({ place }) => place.value)].flatMap(
    ([address, owners]) => {
      const fixed = fixedPages.filter(({ route }) => route === address).map(({ label }) => label);
      return owners.flatMap(({ entry, place }) => {
        const others = owners
          .filter((owner) => owner.entry !== entry)
          .map((owner) => titleOf(owner.entry));
        const rivals = [...fixed, ...others];
        if (rivals.length === 0) return [];
        const message = `is ${quoted(address)}, which is also the address of: ${rivals.join(", ")}; each page needs its own`;
        return [issueAt(entry, place.path, message)];
      });
    },
  );
}

/** Links to pages of this site that do not exist. */
export function errorsOfLinks(entries: readonly Entry[], tree: FileNames): Issue[] {
  const services = ownAddresses(entries);
  const routes = ownRoutes(entries, tree);
  // The address in an unreadable file is unknown. A link to it is no second error.
  const serviceFiles = [...tree.files].filter((file) => /^services\/[^/]+\.json$/.test(file));
  const someUnknown = services.length < serviceFiles.length;
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ path, value, meta }) => {
      const page = value.replace(/#.*$/, "");
      if (meta.kind !== "address" || routes.has(page) || value.startsWith("https://")) return [];
      if (someUnknown && page.startsWith("/services/")) return [];
      const message = `is ${quoted(value)}, and no page of this site has that address${didYouMean(page, routes)}`;
      return [issueAt(entry, path, message)];
    }),
  );
}
