import { contentTypeOf } from "../model/contentTypes";
import { hiddenField, hideLabel } from "../pages/hidden";
import { titleOfFile } from "../schema/titles";
import type { ContentFiles } from "../resolveContent";
import { placesNaming } from "../pages/sitePages";
import { placeName, type Issue } from "./issue";

/** The places that name an entry or a picture, each as an issue that leads there. */
function usesOf(file: string, files: ContentFiles): Issue[] {
  return [...files].flatMap(([user, content]) =>
    placesNaming(file, user, content).map(({ path }) => {
      // The item of a list is named already.
      const shown = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
      return { file: `data/${user}`, path, message: placeName({ file: user, content }, shown) };
    }),
  );
}

/**
 * The reason why an entry or a picture cannot be deleted: others name it.
 * @param content of the file
 * @returns sentences, some of which are the messages of the issues; undefined if nothing names it
 */
export function whyNotToDelete(file: string, content: unknown, files: ContentFiles) {
  const issues = usesOf(file, files);
  if (issues.length === 0) return undefined;
  const type = contentTypeOf(file);
  const wayOn =
    type && Object.hasOwn(type.schema.shape, hiddenField)
      ? ` Or keep it, and switch on “${hideLabel}” in its form.`
      : "";
  const lines = [
    `${titleOfFile(file, content)} cannot be deleted yet. It is used in:`,
    ...issues.map(({ message }) => message),
    `Remove it from there first.${wayOn}`,
  ];
  return { lines, issues };
}
