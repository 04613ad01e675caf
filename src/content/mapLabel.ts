/** A name on the map. Towns have a dot; towns where the business is based have a larger one. */
export type MapItem = {
  kind: "county" | "place" | "base" | "town";
  name: string;
  x: number;
  y: number;
  /** In degrees, clockwise. */
  turn: number;
};

/** The direction from an item's spot to its name. */
const directions = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1], middle: [0, 0] };

export type Side = keyof typeof directions;

type Box = { x: number; y: number; width: number; height: number };

/** The name of an item at one side of its spot, and the area that it covers on each screen. */
export type Label = {
  item: MapItem;
  side: Side;
  taken: readonly ({ name: Box; dot: Box } | undefined)[];
};

type Screen = { width: number } & Partial<Record<MapItem["kind"], number>>;

/**
 * The narrowest map on a phone and on a wide screen, with its font sizes and the distance of a name
 * from its spot, in rem. sections/AreasMap.tsx has the same sizes.
 */
const screens: readonly Screen[] = [
  { width: 18, county: 0.9375, base: 0.9375 },
  { width: 39.5, county: 1.25, place: 0.9375, base: 0.9375, town: 0.9375 },
];
const gaps: Readonly<Record<MapItem["kind"], number>> = {
  county: 0,
  place: 0,
  base: 0.85,
  town: 0.6,
};

/** The height of the map, as a fraction of its width. */
const shape = 531 / 760;

/**
 * The approximate width of a text, in units of its font size. A letter is narrow, wide or neither.
 */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => {
    if (/[fijlrtI .,'’-]/.test(letter)) return sum + 0.36;
    return sum + (/[a-z]/.test(letter) && !/[mw]/.test(letter) ? 0.57 : 0.75);
  }, 0);

function takenBy(item: MapItem, side: Side, screen: Screen): Label["taken"][number] {
  const { kind, name } = item;
  const size = screen[kind];
  if (size === undefined) return undefined;
  // The name of a county has one line for each word.
  const lines = kind === "county" ? name.split(" ") : [name];
  const [long, high] = [Math.max(...lines.map(widthOf)) * size, lines.length * size];
  const angle = Math.abs((item.turn * Math.PI) / 180);
  const width = long * Math.cos(angle) + high * Math.sin(angle);
  const height = long * Math.sin(angle) + high * Math.cos(angle);
  const gap = gaps[kind];
  const x = (item.x / 100) * screen.width;
  const y = (item.y / 100) * screen.width * shape;
  const [across = 0, down = 0] = directions[side];
  return {
    name: {
      x: x + across * (gap + width / 2),
      y: y + down * (gap + height / 2),
      width,
      height,
    },
    dot: { x, y, width: gap, height: gap },
  };
}

export const labelAt = (item: MapItem, side: Side): Label => ({
  item,
  side,
  taken: screens.map((screen) => takenBy(item, side, screen)),
});

/** True if a name is within the left and the right edge of the map. */
export const isOnMap = ({ taken }: Label) =>
  taken.every((part, index) => {
    const middle = (screens[index]?.width ?? 0) / 2;
    return !part || Math.abs(part.name.x - middle) + part.name.width / 2 <= middle;
  });

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** True if one name overlaps the name or the dot of the other. */
export const collide = (one: Label, other: Label) =>
  one.taken.some((here, index) => {
    const there = other.taken[index];
    return (
      here &&
      there &&
      (overlap(here.name, there.name) ||
        overlap(here.name, there.dot) ||
        overlap(here.dot, there.name))
    );
  });
