/** A point on a picture, in percent from the left and from the top. */
export type Point = { readonly x: number; readonly y: number };

/** The form of a percentage from 0 to 100, with at most one decimal. */
const percent = String.raw`(100|\d{1,2}(?:\.\d)?)%`;

export const pointForm = new RegExp(`^${percent} ${percent}$`);

/** The least distance of a hotspot from the edges, in percent: the smallest phone still shows all of it. */
const edge = { x: 4, y: 6 };

const within = (percent: number, least: number) => Math.min(100 - least, Math.max(least, percent));

/** Reads a point like "60% 40%". Any other text means the middle. */
export function pointIn(text: string): Point {
  const [, x = 50, y = 50] = pointForm.exec(text) ?? [];
  return { x: Number(x), y: Number(y) };
}

/** Reads the point at which a page shows a hotspot: not too close to an edge. */
export function hotspotIn(text: string): Point {
  const { x, y } = pointIn(text);
  return { x: within(x, edge.x), y: within(y, edge.y) };
}
