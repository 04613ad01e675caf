import { contentTypeOf } from "../model/contentTypes";
import { hiddenField, hideLabel } from "../pages/hidden";
import { titleOfFile } from "../schema/titles";
import type { ContentFiles } from "../resolveContent";
import { placesNaming } from "../pages/sitePages";
import { placeName, type Issue } from "./issue";

/** The places that name an entry or a picture, as issues, so that the editor can link to each place. */
function usesOf(file: string, files: ContentFiles): Issue[] {
  return [...files].flatMap(([user, content]) =>
    placesNaming(file, user, content).map(({ path }) => {
      // The name of a list is enough: its item only repeats the entry's name.
      const shown = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
      return { file: `data/${user}`, path, message: placeName({ file: user, content }, shown) };
    }),
  );
}

/**
 * The reason why an entry or a picture cannot be deleted: other content names it.
 * @param content the content of `file`
 * @returns the places that name the file as `issues`, and all sentences to show as `lines`; undefined if no
 * content names the file
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
