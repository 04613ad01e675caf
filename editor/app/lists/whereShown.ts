import type { Folder } from "../../../src/content/schema/fields";
import { isWithin } from "../../../src/content/schema/isWithin";
import { labelsOfPath } from "../../../src/content/schema/labels";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import {
  orderOf,
  referenceLists,
  type ReferenceList,
} from "../../../src/content/schema/referenceLists";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FieldPlace } from "../../../src/content/schema/schemaParts";
import { pagesBeside, placesNaming } from "../../../src/content/pages/sitePages";
import { sameJson } from "../../../src/content/schema/sameJson";
import { slugOf } from "../../../src/content/words/slug";
import { nameOfEntry } from "../../../src/content/schema/titles";
import { uncapitalized } from "../../../src/content/words/wording";
import { titleInFiles } from "./entriesOf";
import { inPageOrder } from "./inPageOrder";

/** The id of the form's part that names the pages on which visitors see the entry. */
export const whereShownId = "where-visitors-see-it";

/** True if pages choose which entries of a folder they show. Pages list all towns. */
export const isChosenByPages = (folder: Folder): boolean => folder !== "locations";

/** A place where visitors see an entry. */
export type Showing = {
  /** The name of the page or list: "Home page". */
  label: string;
  /** The place in a list: "1st of 3". */
  note: string;
  /** The field that names the entry. */
  place: FieldPlace;
  /** The list around the place, if there is one. `at` is the entry's index in the list. */
  list?: ReferenceList;
  at: number;
  /** True for the page that shows all entries of the folder, from which no entry can be removed. */
  isOfAll: boolean;
};

/** "1st", "2nd", "13th" */
export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

const isSamePlace = (one: FieldPlace, other: FieldPlace | undefined) =>
  one.file === other?.file && sameJson(one.path, other.path);

/** The name of a list: the name of its page, and its own label if the page has several lists. */
function labelOfList(
  { file, path }: FieldPlace,
  lists: readonly ReferenceList[],
  files: ContentFiles,
): string {
  const content = files.get(file);
  const page = nameOfEntry(file, content);
  const type = contentTypeOf(file);
  const isOnly = lists.filter((list) => list.file === file).length === 1;
  if (!type || (isOnly && file !== "site.json")) return page;
  return [page, labelsOfPath(type.schema, path, content).at(-1)].join(", ");
}

/** All places that show or name an entry, in the order of the pages. */
export function whereShown(folder: Folder, file: string, files: ContentFiles): Showing[] {
  const slug = slugOf(file);
  const lists = referenceLists(folder, files);
  const order = orderOf(folder);
  const showings: Showing[] = [];
  if (order) {
    const list = lists.find((each) => isSamePlace(each, order));
    const all = inPageOrder(folder, files);
    const at = all.indexOf(slug);
    const index = list?.slugs.indexOf(slug) ?? -1;
    showings.push({
      label: nameOfEntry(order.file, files.get(order.file)),
      note: `${ordinal(at + 1)} of ${all.length}. This page shows all of them.`,
      place: { file: order.file, path: index < 0 ? order.path : [...order.path, index] },
      list,
      at: index,
      isOfAll: true,
    });
  }
  for (const list of lists) {
    const at = list.slugs.indexOf(slug);
    if (at < 0 || isSamePlace(list, order)) continue;
    showings.push({
      label: labelOfList(list, lists, files),
      note: `${ordinal(at + 1)} of ${list.slugs.length}`,
      place: { file: list.file, path: [...list.path, at] },
      list,
      at,
      isOfAll: false,
    });
  }
  for (const { page, beside } of pagesBeside(file, files))
    showings.push({
      label: page.label,
      note: `With ${uncapitalized(titleInFiles(beside, files))}`,
      place: { file: beside, path: [] },
      at: -1,
      isOfAll: false,
    });
  return [...showings, ...namingOnly(file, showings, files)];
}

/** The fields that name an entry without showing it in a list, like a testimonial's project. */
function namingOnly(file: string, showings: readonly Showing[], files: ContentFiles): Showing[] {
  const isCovered = (user: string, path: FieldPlace["path"]) =>
    showings.some(({ place }) => place.file === user && isWithin(path, place.path));
  return [...files].flatMap(([user, content]) =>
    placesNaming(file, user, content).flatMap(({ path }): Showing[] => {
      const type = contentTypeOf(user);
      if (!type || isCovered(user, path)) return [];
      const field = labelsOfPath(type.schema, path, content).join(", ");
      return [
        {
          label: nameOfEntry(user, content),
          note: field,
          place: { file: user, path },
          at: -1,
          isOfAll: false,
        },
      ];
    }),
  );
}

/** The lists that could also show an entry. */
export function listsWithout(folder: Folder, file: string, files: ContentFiles) {
  const lists = referenceLists(folder, files);
  const order = orderOf(folder);
  return (
    lists
      .filter((list) => !list.slugs.includes(slugOf(file)) && !isSamePlace(list, order))
      // A page does not recommend itself.
      .filter((list) => list.file !== file)
      // A list inside an item of another list shows no entries, like the pages of a choice in the contact
      // form.
      .filter(({ path }) => path.every((step) => typeof step === "string"))
      .map((list) => ({ list, label: labelOfList(list, lists, files) }))
  );
}

/** The index at which an entry is added as the last: before "Other", if the list ends with "Other". */
export const lastPlace = ({ slugs, endsWithOther }: ReferenceList): number =>
  slugs.length - (endsWithOther && slugs.length > 0 ? 1 : 0);
