import { isHidden, shortList } from "../pages/hidden";
import { curlyQuoted, itemTitle } from "../schema/labels";
import { nameOfEntry } from "../schema/titles";
import { isGroup, metaOf, namedFile, schemaAt, valueAt } from "../schema/schemaParts";
import type { Entry } from "./entry";
import { issueAt, type Issue } from "./issue";

/** Required lists that are too short because entries are hidden. */
export function errorsOfHidden(entries: readonly Entry[]): Issue[] {
  const off = new Map(
    entries.filter(({ content }) => isHidden(content)).map((entry) => [entry.file, entry]),
  );
  return entries.flatMap((entry) => {
    const { schema } = entry.type;
    const path = shortList(schema, entry.content, off);
    if (!path) return [];
    const item = schemaAt(schema, [...path, 0]);
    const items = [valueAt(entry.content, path)].flat();
    const hidden = items.flatMap((each) => {
      const named = item && off.get(namedFile(metaOf(item), each) ?? "");
      if (named) return [curlyQuoted(nameOfEntry(named.file, named.content))];
      return item && isGroup(each) && isHidden(each)
        ? [curlyQuoted(itemTitle(item, each) ?? "")]
        : [];
    });
    const left = items.length - hidden.length;
    const problem = `would show ${left === 0 ? "nothing" : `only ${left}`}, because ${hidden.join(" and ")} ${hidden.length > 1 ? "are" : "is"} not on the site now; add another one there first`;
    return [issueAt(entry, path, problem)];
  });
}
