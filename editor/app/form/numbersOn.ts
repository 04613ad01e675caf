import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { placesIn, type Path } from "../../../src/content/schema/schemaParts";

/** A number on a picture: its place in the entry, and its point on the picture. */
export type NumberOnPicture = { number: number; path: Path; point: string };

/**
 * The numbers on a picture of an entry, in the order of the page.
 * @param pictureAt the path of the picture: "hero.picture"
 */
export function numbersOn(file: string, content: unknown, pictureAt: string): NumberOnPicture[] {
  const type = contentTypeOf(file);
  if (!type) return [];
  return placesIn(type.schema, content).flatMap(({ path, value, meta }) =>
    meta.pictureAt === pictureAt && typeof value === "string" && value !== ""
      ? [{ number: Number(path.at(-2)) + 1, path, point: value }]
      : [],
  );
}
