import type { ContentTree } from "../../src/content/check/contentTree";
import { factNames } from "../../src/content/placeholders";
import { isGroup, valueAt, type Path } from "../../src/content/schemaParts";
import { contentAt } from "./treeContent";

/** A list on a page whose items describe services. */
type ServiceList = {
  /** The file of the page, below data/. */
  file: string;
  path: Path;
  /** True if the list usually has every service. */
  isUsual: boolean;
  /** The field that names the service in an item. */
  name: string;
  /** Makes the item for a new service from the texts of the service's own page. */
  itemOf: (slug: string, words: (...path: string[]) => unknown) => object;
};

const titlesIn = (items: unknown): unknown[] =>
  Array.isArray(items) ? items.map((item) => (isGroup(item) ? item.title : undefined)) : [];

export const serviceLists: readonly ServiceList[] = [
  {
    file: "pages/services.json",
    path: ["blocks"],
    isUsual: true,
    name: "title",
    itemOf(service, words) {
      const points = [
        ...titlesIn(words("benefits", "items")),
        ...titlesIn(words("reasons", "items")),
      ];
      return {
        service,
        title: words("name"),
        text: words("summary"),
        benefits: points.length > 0 ? points : [words("hero", "lead")],
        picture: words("hero", "picture"),
      };
    },
  },
  {
    file: "site.json",
    path: ["services"],
    isUsual: true,
    name: "name",
    itemOf: (page, words) => ({ name: words("name"), page }),
  },
  {
    file: "pages/contact.json",
    path: ["form", "services"],
    isUsual: true,
    name: "label",
    itemOf: (value, words) => ({ value, label: words("name") }),
  },
  {
    file: "pages/home.json",
    path: ["services", "cards"],
    isUsual: false,
    name: "service",
    itemOf: (service, words) => ({ service, picture: words("hero", "picture") }),
  },
];

/** The placeholders that mean the same on every page. */
function factsOfSite(tree: ContentTree): readonly string[] {
  const claims = valueAt(contentAt(tree, "site.json"), ["claims"]);
  const names = Array.isArray(claims) ? claims.map((claim) => valueAt(claim, ["name"])) : [];
  return [...factNames.site, ...names.map(String)];
}

/** Rewrites the placeholders of a service's page for another page: {duration} becomes {decks.duration}. */
function saidElsewhere(value: unknown, slug: string, known: readonly string[]): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{([A-Za-z0-9]+)\}/g, (whole, name: string) =>
      known.includes(name) ? whole : `{${slug}.${name}}`,
    );
  if (Array.isArray(value)) return value.map((each) => saidElsewhere(each, slug, known));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, saidElsewhere(each, slug, known)]),
  );
}

/** The item of a list for a service. */
export function serviceItem({ itemOf }: ServiceList, slug: string, tree: ContentTree): object {
  const service = contentAt(tree, `services/${slug}.json`);
  const known = factsOfSite(tree);
  return itemOf(slug, (...path) => saidElsewhere(valueAt(service, path), slug, known));
}
