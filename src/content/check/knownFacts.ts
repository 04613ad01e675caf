import * as z from "zod";
import { contentTypeOf } from "../model/contentTypes";
import { serviceFacts } from "../model/factFields";
import { factsOfServices, factsOfSite, type KnownFacts, type ServiceFile } from "../placeholders";
import { isGroup } from "../schemaParts";
import { slugOf } from "../slug";
import type { FileNames } from "./contentTree";
import { titleOf, type Entry } from "./entry";

/** The facts that copy may name in braces, from the readable files. */
export type Known = KnownFacts & { serviceFiles: readonly (ServiceFile & { title: string })[] };

// An invalid fact has its own error, so it gets a value here: copy that names it causes no further error.
const word = z.string().catch("");
const figures = z.array(z.object({ name: word, figure: word }).catch({ name: "", figure: "" }));
const { duration, price } = serviceFacts.shape;

const factsInService = z.object({
  facts: z
    .object({
      sameAs: word.optional(),
      duration: duration.catch({ least: 0, most: 0, unit: "hour" }),
      price: price.catch({ least: 0, most: 0 }),
      figures: figures.catch([]).optional(),
    })
    .optional()
    .catch(undefined),
  faqs: z.object({ list: word }).optional().catch(undefined),
});

/** The files of services, readable or not. */
export const servicesIn = ({ files }: FileNames) =>
  [...files].filter((file) => contentTypeOf(file)?.folder === "services");

export const isService = ({ type }: Entry) => type.folder === "services";

/** The facts that copy may name, from all readable files. */
export function knownFacts(entries: readonly Entry[]): Known {
  const site = entries.find(({ file }) => file === "site.json")?.content;
  const group = isGroup(site) ? site : {};
  const serviceFiles = entries.filter(isService).map((entry) => ({
    slug: slugOf(entry.file),
    title: titleOf(entry),
    ...factsInService.catch({}).parse(entry.content),
  }));
  return {
    site: factsOfSite({ ...group, claims: figures.catch([]).parse(group.claims) }),
    services: factsOfServices(serviceFiles),
    serviceFiles,
  };
}
