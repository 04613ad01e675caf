import type { Group } from "../resolveContent";

/** True if a value passes a filter of Gatsby. It knows only the filters that the site uses. */
export const passes = (value: unknown, filter: Group): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    if (key === "eq") return value === wanted;
    if (key === "ne") return (value ?? null) !== wanted;
    if (key === "gt") return Number(value) > Number(wanted);
    return passes((value as Group | undefined)?.[key], wanted as Group);
  });

/**
 * The value that a sort order of Gatsby compares: for { menu: { order: ASC } }, the menu's order.
 */
const sortValue = (value: unknown, order: unknown): unknown =>
  typeof order === "string"
    ? value
    : Object.entries(order as Group).map(([key, rest]) =>
        sortValue((value as Group)[key], rest),
      )[0];

/** Sorts by one or several orders. A later order decides only between equals; no value is last. */
export const sorted = (entries: readonly Group[], order: unknown): Group[] =>
  [order ?? []].flat().reduceRight<Group[]>(
    (list, each) =>
      list.sort((a, b) => {
        const [one, other] = [sortValue(a, each), sortValue(b, each)];
        if (one === other) return 0;
        if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
        if (typeof one === "number") return one - Number(other);
        return String(one).localeCompare(String(other));
      }),
    [...entries],
  );
