import { placeName } from "../../../src/content/check/issue";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FieldPlace } from "../../../src/content/schemaParts";
import { placesNaming } from "../../../src/content/sitePages";

/** A place that shows a picture, and its name in the words of the forms. */
export type Use = FieldPlace & { label: string };

/** The places that show a picture. */
export const usesOf = (picture: string, files: ContentFiles): Use[] =>
  [...files].flatMap(([file, content]) =>
    placesNaming(picture, file, content).map(({ path }) => ({
      file,
      path,
      label: placeName({ file, content }, path.slice(0, -1)),
    })),
  );
