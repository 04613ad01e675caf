import type { ContentTree, Fault } from "../../src/content/check/checkContent";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { contentIn, nameOfEntry, titleOfFile } from "./history/titles";
import { labelsOfPath } from "./history/words";

const isFile = /"([a-z0-9-]+)", and there is no data\/([a-z-]+)\/([a-z0-9-]+)\.json/;

/**
 * A fault in the words of the forms: the entry and the field as they are called there, and no files.
 * @param tree the content with the edit
 * @param before the content without it, which still knows what the edit deletes
 */
export function plainFault(
  { file, path = [], message }: Fault,
  tree: ContentTree,
  before: ContentTree = tree,
): string {
  const below = (full: string) => full.replace(/^data\//, "");
  const contentOf = (each: string) => {
    const from = tree.files.has(each) ? tree : before;
    return from.files.has(each) ? contentIn(from.read(each)) : undefined;
  };
  const type = contentTypeOf(below(file));
  const content = contentOf(below(file));
  const place = [
    type ? titleOfFile(below(file), content) : file,
    ...(type ? labelsOfPath(type.schema, path, content) : []),
  ].join(" › ");
  const plain = message
    .replace(isFile, (_all, _name: string, folder: string, slug: string) => {
      const target = `${folder}/${slug}.json`;
      const name = nameOfEntry(target, contentOf(target));
      return `“${name}”, which is not there (any more)`;
    })
    .replaceAll(/data\/([a-z-]+(?:\/[a-z0-9-]+)*\.json)/g, (_all, each: string) =>
      titleOfFile(each, contentOf(each)),
    )
    .replaceAll(/the name of a file in data\/([a-z]+), without \.json/g, "one of the list");
  return `${place}${path.length > 0 ? "" : ":"} ${plain}`;
}
