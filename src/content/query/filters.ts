import type { Group } from "../resolveContent";

/** Whether a value passes Gatsby's kind of filter, as far as the site's queries use it. */
export const passes = (value: unknown, filter: Group): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    if (key === "eq") return value === wanted;
    if (key === "ne") return (value ?? null) !== wanted;
    if (key === "gt") return Number(value) > Number(wanted);
    return passes((value as Group | undefined)?.[key], wanted as Group);
  });

/** What Gatsby's kind of sort order looks at: of { menu: { order: ASC } } the menu's order. */
const sortValue = (value: unknown, order: unknown): unknown =>
  typeof order === "string"
    ? value
    : Object.entries(order as Group).map(([key, rest]) =>
        sortValue((value as Group)[key], rest),
      )[0];

/** Sorts by one order, or by several: where the first makes no difference, the next counts. */
export const sorted = (entries: readonly Group[], order: unknown): Group[] =>
  [order ?? []].flat().reduceRight<Group[]>(
    (list, each) =>
      list.sort((a, b) => {
        const [one, other] = [sortValue(a, each), sortValue(b, each)];
        if (typeof one === "number") return one - Number(other);
        return String(one).localeCompare(String(other));
      }),
    [...entries],
  );
