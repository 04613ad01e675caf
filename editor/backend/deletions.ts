import type { ContentTree } from "../../src/content/check/checkContent";
import { placeName, type Issue } from "../../src/content/check/issue";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { offSiteField } from "../../src/content/offSite";
import { titleOfFile } from "../../src/content/plain/titles";
import { placesIn } from "../../src/content/schemaParts";
import { Refusal } from "../refusal";
import { contentAt, contentFilesOf } from "./treeContent";

/** The places that name an entry or a picture, each as an issue that leads there. */
function usesOf(file: string, tree: ContentTree): Issue[] {
  return [...contentFilesOf(tree)].flatMap(([user, content]) => {
    const type = contentTypeOf(user);
    if (!type) return [];
    return placesIn(type.schema, content).flatMap(({ path, value, meta: { kind, to } }) => {
      const named = kind === "reference" ? `${to}/${String(value)}.json` : value;
      if (named !== file || (kind !== "reference" && kind !== "imageFile")) return [];
      // Which of a list it is, is said already.
      const shown = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
      return [{ file: `data/${user}`, path, message: placeName({ file: user, content }, shown) }];
    });
  });
}

/**
 * Refuses to delete what others name, and says where.
 * @param before the content with it
 * @param after the content without it
 */
export function requireUnused(file: string, before: ContentTree, after: ContentTree): void {
  const issues = usesOf(file, after);
  if (issues.length === 0) return;
  const type = contentTypeOf(file);
  const wayOn =
    type && Object.hasOwn(type.schema.shape, offSiteField)
      ? " Or keep it, and switch on “Not on the site now” in it."
      : "";
  const lines = [
    `${titleOfFile(file, contentAt(before, file))} cannot be deleted yet. It is shown on:`,
    ...issues.map(({ message }) => message),
    `Take it out there first.${wayOn}`,
  ];
  throw new Refusal(422, lines.join("\n"), { issues });
}
