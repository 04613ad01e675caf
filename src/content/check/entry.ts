import { normalized } from "../schema/normalize";
import { titleOfFile } from "../schema/titles";
import { placesIn, type Place } from "../schema/schemaParts";
import type { ContentType } from "../model/contentTypes";
import type { ContentFiles } from "../resolveContent";

/** A readable content file. */
export type Entry = {
  /** The path of the file below data/. */
  file: string;
  type: ContentType;
  /** The content in its normal form (`normalized`). */
  content: unknown;
  places: readonly Place[];
};

/** A place whose value is a text, and the entry that has the place. */
export type TextPlace = Place & { value: string; entry: Entry };

export function entryOf(file: string, type: ContentType, value: unknown): Entry {
  const content = normalized(type.schema, value);
  return { file, type, content, places: placesIn(type.schema, content) };
}

/** The content of files by their paths below data/. */
export const contentsOf = (entries: readonly Entry[]): ContentFiles =>
  new Map(entries.map(({ file, content }) => [file, content]));

export const isService = ({ type }: Entry) => type.folder === "services";

/** The places of an entry that hold a text. A blank text does not count. */
export function textsOf(entry: Entry): TextPlace[] {
  return entry.places.flatMap((place) => {
    const { value } = place;
    return typeof value === "string" && value.trim() !== "" ? [{ ...place, value, entry }] : [];
  });
}

/** The text at one path of a file, for instance "seo", "title". */
export function textAt(entry: Entry, ...path: string[]): TextPlace | undefined {
  return textsOf(entry).find((place) => place.path.join("/") === path.join("/"));
}

/** The editor's name for a file: "Home page", "Service page “Decks”". */
export const titleOf = ({ file, content }: Entry): string => titleOfFile(file, content);

export function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
