import { childOf, metaOf, type Path } from "../schemaParts";
import { didYouMean, mostSlips } from "./closest";
import { groupBy, nameOf, textsOf, titleOf, type Entry } from "./entry";
import { cut, faultAt, quoted, type Fault } from "./issue";
import { shown } from "./schemaIssues";
import type { FileNames } from "./contentTree";

type Use = { entry: Entry; path: Path; folder: string; name: string };

function usesIn(entry: Entry): Use[] {
  return textsOf(entry).flatMap(({ path, value, meta }) =>
    meta.kind === "reference" && meta.to ? [{ entry, path, folder: meta.to, name: value }] : [],
  );
}

function namesIn(tree: FileNames, folder: string): string[] {
  return [...tree.files]
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".json"))
    .map(nameOf);
}

/**
 * References to files that are not there. A file that several pages use was deleted rather than
 * misspelled, and the message names these pages.
 */
export function faultsOfReferences(entries: readonly Entry[], tree: FileNames): Fault[] {
  const broken = entries
    .flatMap(usesIn)
    .filter(({ folder, name }) => !tree.files.has(`${folder}/${name}.json`));
  return [...groupBy(broken, ({ folder, name }) => `${folder}/${name}`)].flatMap(
    ([target, uses]) => {
      const isSlip = broken.length <= mostSlips;
      const users = [...new Set(uses.map(({ entry }) => titleOf(entry)))];
      return uses.map(({ entry, path, folder, name }) => {
        const meant =
          isSlip && users.length === 1 ? didYouMean(nameOf(name), namesIn(tree, folder)) : "";
        const end = meant || `; used by: ${users.join(", ")}`;
        return faultAt(
          entry.file,
          path,
          `is ${quoted(name)}, and there is no data/${cut(target)}.json${end}`,
        );
      });
    },
  );
}

/** What one list of references names twice. */
export function faultsOfRepeatedReferences(entries: readonly Entry[]): Fault[] {
  return entries.flatMap(({ file, places }) =>
    places.flatMap(({ path, value, schema }) => {
      const item = childOf(schema, 0);
      if (!Array.isArray(value) || !item || metaOf(item).kind !== "reference") return [];
      const list: readonly unknown[] = value;
      return list.flatMap((name, index) => {
        const first = list.indexOf(name);
        if (first === index) return [];
        const message = `is ${shown(name)}, which this list names already as no. ${first + 1}`;
        return [faultAt(file, [...path, index], message)];
      });
    }),
  );
}
