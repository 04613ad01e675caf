import { placeName } from "../../../src/content/check/issue";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FieldPlace, Path } from "../../../src/content/schema/schemaParts";
import { placesNaming } from "../../../src/content/pages/sitePages";

/** A place that shows a picture, and its name in the words of the forms. */
export type Use = FieldPlace & { label: string };

/** The path of the list around a picture, or of the picture's own group. */
function listAround(path: Path): Path {
  const at = path.findIndex((step) => typeof step === "number");
  return at < 0 ? path.slice(0, -1) : path.slice(0, at);
}

/** The places that show a picture. */
export const usesOf = (picture: string, files: ContentFiles): Use[] =>
  [...files].flatMap(([file, content]) =>
    placesNaming(picture, file, content).map(({ path }) => ({
      file,
      path,
      label: placeName({ file, content }, listAround(path)),
    })),
  );
