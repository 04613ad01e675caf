import { hotspotIn, pointForm, type Point } from "../pictures/point";
import { groupBy, textsOf, type Entry } from "./entry";
import { issueAt, type Issue } from "./issue";
import type { Path } from "../schema/schemaParts";

type Hotspot = Point & { path: Path };

/** The size of a picture on a small phone, in px: as wide as the screen, at a ratio of 3:2. */
const width = 360;
const height = (width * 2) / 3;

/** The minimum distance between two hotspots, in px, so that a finger touches only one hotspot. */
const minDistance = 30;

const hotspotsOf = (entry: Entry): Hotspot[] =>
  textsOf(entry).flatMap(({ path, value, meta }) =>
    meta.pictureAt && pointForm.test(value) ? [{ path, ...hotspotIn(value) }] : [],
  );

/** The step of a hotspot's path that holds its index in the list. The number on the picture is index + 1. */
const indexStep = ({ path }: Hotspot) => path.findLastIndex((step) => typeof step === "number");

const distance = (one: Hotspot, other: Hotspot) =>
  Math.hypot(((one.x - other.x) * width) / 100, ((one.y - other.y) * height) / 100);

/**
 * The part of the home page's picture that every screen shows, in percent from the left and from the
 * top. The rest is cropped at the bottom, or lies under the quote form at the right (sections/HomeHero.tsx).
 */
const shownAtHome = { x: 86, y: 84 };

function warningsAtHome(entry: Entry): Issue[] {
  if (entry.file !== "pages/home.json") return [];
  const message = `is outside the part that every screen shows; keep it within ${shownAtHome.x}% from the left and ${shownAtHome.y}% from the top`;
  return hotspotsOf(entry)
    .filter(({ x, y }) => x > shownAtHome.x || y > shownAtHome.y)
    .map(({ path }) => issueAt(entry, path, message));
}

/** Hotspots that overlap on a phone, or that some screens do not show. */
export function warningsOnHotspots(entries: readonly Entry[]): Issue[] {
  const hidden = entries.flatMap(warningsAtHome);
  const close = entries.flatMap((entry) => {
    const lists = groupBy(hotspotsOf(entry), (hotspot) =>
      hotspot.path.slice(0, indexStep(hotspot)).join("/"),
    );
    return [...lists.values()].flatMap((hotspots) =>
      hotspots.flatMap((hotspot, index) => {
        const near = hotspots
          .slice(0, index)
          .find((other) => distance(hotspot, other) < minDistance);
        if (!near) return [];
        const number = Number(near.path[indexStep(near)]) + 1;
        const message = `is so close to number ${number} that a finger on a phone touches both; move one of them`;
        return [issueAt(entry, hotspot.path, message)];
      }),
    );
  });
  return [...hidden, ...close];
}
