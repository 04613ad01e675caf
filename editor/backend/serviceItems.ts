import type { ContentTree } from "../../src/content/check/contentTree";
import { factsOfSite } from "../../src/content/placeholders";
import { valueAt, type Path } from "../../src/content/schemaParts";
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

const titlesIn = (items: unknown) => [items ?? []].flat().map((item) => valueAt(item, ["title"]));

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
    itemOf: (slug, words) => ({ value: slug, label: words("name"), pages: [slug] }),
  },
  {
    file: "pages/home.json",
    path: ["services", "cards"],
    isUsual: false,
    name: "service",
    itemOf: (service, words) => ({ service, picture: words("hero", "picture") }),
  },
];

/** The item of a list for a service. On the list's page, {duration} becomes {decks.duration}. */
export function serviceItem({ itemOf }: ServiceList, slug: string, tree: ContentTree): object {
  const everywhere = factsOfSite(contentAt(tree, "site.json"));
  const saidElsewhere = (text: string) =>
    text.replaceAll(/\{([A-Za-z0-9]+)\}/g, (whole, name: string) =>
      everywhere.has(name) ? whole : `{${slug}.${name}}`,
    );
  const service = JSON.stringify(contentAt(tree, `services/${slug}.json`) ?? {});
  const words: unknown = JSON.parse(service, (_key, value: unknown) =>
    typeof value === "string" ? saidElsewhere(value) : value,
  );
  return itemOf(slug, (...path) => valueAt(words, path));
}
