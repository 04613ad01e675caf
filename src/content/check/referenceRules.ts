import * as z from "zod";
import { slugOf } from "../words/slug";
import { folders } from "../schema/folders";
import { childOf, metaOf, valueAt, type Path } from "../schema/schemaParts";
import { uncapitalized } from "../words/wording";
import { didYouMean, maxTypos } from "./didYouMean";
import { groupBy, textsOf, titleOf, type Entry, type TextPlace } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";
import { shown } from "./schemaIssues";
import type { FileNames } from "./contentFolder";

function namesIn(dataFolder: FileNames, folder: string): string[] {
  return [...dataFolder.files]
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".json"))
    .map(slugOf);
}

/**
 * References to missing files. A file that several entries name was probably deleted, so the message lists
 * the entries. A name in only one entry is probably a typo, so the message suggests a similar name.
 */
export function errorsOfReferences(entries: readonly Entry[], dataFolder: FileNames): Issue[] {
  const fileOf = ({ meta, value }: TextPlace) => `${meta.to}/${value}.json`;
  const broken = entries
    .flatMap(textsOf)
    .filter((place) => place.meta.kind === "reference" && !dataFolder.files.has(fileOf(place)));
  return [...groupBy(broken, fileOf).values()].flatMap((uses) => {
    const isTypo = broken.length <= maxTypos;
    const users = [...new Set(uses.map(({ entry }) => titleOf(entry)))];
    return uses.flatMap(({ entry, path, value: name, meta: { to: folder } }) => {
      if (!folder) return [];
      const singular = uncapitalized(folders[folder].singular);
      const meant =
        isTypo && users.length === 1 ? didYouMean(slugOf(name), namesIn(dataFolder, folder)) : "";
      const end = meant || `; used by: ${users.join(", ")}`;
      const problem = `is ${quoted(name)}, but there is no such ${singular}${end}`;
      const sentence = `This ${singular} is no longer there. Choose another.`;
      return [issueAt(entry, path, problem, { sentence })];
    });
  });
}

/** The path in each item to the value that must be unique in the list; undefined if items may repeat. */
function uniquePath(item: z.ZodType): Path | undefined {
  if (metaOf(item).kind === "reference") return [];
  if (!(item instanceof z.ZodObject)) return undefined;
  const names = Object.keys(item.shape);
  const name = names.find((each) => metaOf(item.shape[each] as z.ZodType).isUnique);
  return name === undefined ? undefined : [name];
}

/** Repeated references, and other values that must be unique in their list. */
export function errorsOfRepeatedValues(entries: readonly Entry[]): Issue[] {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  /** A value in words. For a reference, the title of the entry that the value names. */
  function nameOf(item: z.ZodType, value: unknown): string {
    const { kind, to } = metaOf(item);
    const target = kind === "reference" ? byFile.get(`${to}/${value as string}.json`) : undefined;
    return target ? titleOf(target) : shown(value);
  }
  return entries.flatMap((entry) =>
    entry.places.flatMap(({ path, value, schema }) => {
      const item = childOf(schema, 0);
      const unique = item && uniquePath(item);
      if (!Array.isArray(value) || !unique) return [];
      const list = value.map((each) => valueAt(each, unique));
      return list.flatMap((each, index) => {
        const first = list.indexOf(each);
        if (first === index || each === undefined) return [];
        const message = `is ${nameOf(item, each)}, which is already in this list, as no. ${first + 1}; remove one of them`;
        return [issueAt(entry, [...path, index, ...unique], message)];
      });
    }),
  );
}
