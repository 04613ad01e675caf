import { textsFrom } from "../textsFrom";
import { placeNames } from "../mapNames";
import { areas } from "../model/areas";
import { contentsOf, type Entry } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";

/** The towns where the business is based. The map names them first. */
const baseTowns = [{ from: "site.json", path: "base.towns.*" }];

/** Names that the map leaves out because they would overlap others. */
export function warningsOnMapNames(entries: readonly Entry[]): Issue[] {
  const entry = entries.find(({ file }) => file === "areas.json");
  const { data } = areas.safeParse(entry?.content);
  if (!entry || !data?.map) return [];
  const base = textsFrom(contentsOf(entries), baseTowns);
  return placeNames(data, base).leftOut.map(({ path, name, other }) => {
    const message =
      other === undefined
        ? `is left off the map: ${quoted(name)} reaches beyond its edge; move it, or shorten it`
        : `is left off the map: at every position, ${quoted(name)} overlaps another name or dot, like that of ${quoted(other)}; move one of them, or take one off the map`;
    return issueAt(entry, path, message);
  });
}
