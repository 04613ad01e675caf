import { factsOfSite } from "../facts/placeholders";
import type { ContentFiles } from "../resolveContent";
import { valueAt, type Path } from "../schema/schemaParts";

/** A list on a page whose items describe services. */
export type ServiceList = {
  /** The file of the page, below data/. */
  file: string;
  path: Path;
  /** The field of an item that holds the service's slug. */
  slug: string;
  /** True if the last item stands for all other services. */
  endsWithOther?: true;
  /** Makes the item for a new service. `words` returns the value at a path of the service's file. */
  itemOf: (slug: string, words: (...path: string[]) => unknown) => object;
};

const titlesIn = (items: unknown) => [items ?? []].flat().map((item) => valueAt(item, ["title"]));

export const serviceLists: readonly ServiceList[] = [
  {
    file: "pages/services.json",
    path: ["blocks"],
    slug: "service",
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
    slug: "page",
    itemOf: (page, words) => ({ name: words("name"), page }),
  },
  {
    file: "pages/contact.json",
    path: ["form", "services"],
    slug: "value",
    endsWithOther: true,
    itemOf: (value, words) => ({ value, label: words("name"), pages: [value] }),
  },
  {
    file: "pages/home.json",
    path: ["services", "cards"],
    slug: "service",
    itemOf: (service, words) => ({ service, picture: words("hero", "picture") }),
  },
];

/** A list's item for a service. The list is on another page, so {duration} becomes {decks.duration}. */
export function serviceItem({ itemOf }: ServiceList, slug: string, files: ContentFiles): object {
  const everywhere = factsOfSite(files.get("site.json"));
  const saidElsewhere = (text: string) =>
    text.replaceAll(/\{([A-Za-z0-9]+)\}/g, (whole, name: string) =>
      everywhere.has(name) ? whole : `{${slug}.${name}}`,
    );
  const service = JSON.stringify(files.get(`services/${slug}.json`) ?? {});
  const words: unknown = JSON.parse(service, (_key, value: unknown) =>
    typeof value === "string" ? saidElsewhere(value) : value,
  );
  return itemOf(slug, (...path) => valueAt(words, path));
}
