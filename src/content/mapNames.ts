import { collide, isOnMap, labelAt, type Label, type MapItem, type Side } from "./mapLabel";
import type { Path } from "./schemaParts";

type Place = {
  readonly name: string;
  readonly x?: number | null;
  readonly y?: number | null;
  readonly turn?: number | null;
};

/** The service areas, from their file or from a query. */
type Areas = {
  readonly counties: readonly (Place & {
    readonly towns?: readonly (Place & { readonly label?: string | null })[] | null;
  })[];
  readonly independentCities: readonly Place[];
  readonly map?: { readonly places: readonly Place[] } | null;
};

/** A name for the map, its field in the file, and its possible labels, the best first. */
type Name = { path: Path; item: MapItem; labels: readonly Label[] };

const right: readonly Side[] = ["right", "left", "above", "below"];
const left: readonly Side[] = ["left", "right", "above", "below"];
/** The sides for a name without a dot. It is beside its spot only at the edges of the map. */
const middle: readonly Side[] = ["middle", "left", "right"];

function nameOf(place: Place, kind: MapItem["kind"], path: Path, sides: readonly Side[]): Name[] {
  const { name, x, y, turn } = place;
  if (typeof x !== "number" || typeof y !== "number") return [];
  const item = { kind, name, x, y, turn: turn ?? 0 };
  const labels = sides.map((side) => labelAt(item, side)).filter(isOnMap);
  return [{ path, item, labels: sides === middle ? labels.slice(0, 1) : labels }];
}

/** The names on the map: first those with only one position, then the base, then other towns. */
function namesOf({ counties, map, independentCities }: Areas, base: readonly string[]): Name[] {
  const towns = counties.flatMap((county, index) =>
    (county.towns ?? []).flatMap((town, at) => {
      if (!town.label) return [];
      const path = ["counties", index, "towns", at, "label"];
      const kind = base.includes(town.name) ? "base" : "town";
      return nameOf(town, kind, path, town.label === "left" ? left : right);
    }),
  );
  return [
    ...counties.flatMap((each, at) => nameOf(each, "county", ["counties", at, "name"], middle)),
    ...(map?.places ?? []).flatMap((each, at) =>
      nameOf(each, "place", ["map", "places", at, "name"], middle),
    ),
    ...independentCities.flatMap((each, at) => {
      const path = ["independentCities", at, "name"];
      return base.includes(each.name)
        ? nameOf(each, "base", path, right)
        : nameOf(each, "place", path, middle);
    }),
    ...towns.filter(({ item }) => item.kind === "base"),
    ...towns.filter(({ item }) => item.kind === "town"),
  ];
}

type Placed = ReadonlyMap<Name, Label>;

/** How many names may move, one after the other, to make room for a new one. */
const maxMoves = 2;

/** The labels of a map after one more name; undefined if there is no room for it. */
function withName(placed: Placed, name: Name, moves = maxMoves): Placed | undefined {
  const spots = name.labels.map((label) => ({
    label,
    inTheWay: [...placed.keys()].filter((other) => {
      const there = placed.get(other);
      return there && collide(label, there);
    }),
  }));
  const free = spots.find(({ inTheWay }) => inTheWay.length === 0);
  if (free) return new Map([...placed, [name, free.label]]);
  if (moves === 0) return undefined;
  for (const { label, inTheWay } of spots) {
    const rest = new Map<Name, Label>([...placed, [name, label]]);
    for (const other of inTheWay) rest.delete(other);
    const all = inTheWay.reduce<Placed | undefined>(
      (sum, other) => sum && withName(sum, other, moves - 1),
      rest,
    );
    if (all) return all;
  }
  return undefined;
}

/** A name without room on the map, and the name in its way. At the map's edge there is none. */
type LeftOut = { path: Path; name: string; other?: string };

/** Places the names on the map. No name overlaps another one or its dot. */
export function placeNames(
  areas: Areas,
  base: readonly string[],
): { labels: readonly Label[]; leftOut: readonly LeftOut[] } {
  let placed: Placed = new Map();
  const leftOut: Name[] = [];
  for (const name of namesOf(areas, base)) {
    const more = withName(placed, name);
    if (more) placed = more;
    else leftOut.push(name);
  }
  const labels = [...placed.values()];
  return {
    labels,
    leftOut: leftOut.map(({ path, item, labels: [best] }) => ({
      path,
      name: item.name,
      other: best && labels.find((each) => collide(best, each))?.item.name,
    })),
  };
}
