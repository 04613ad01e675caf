/** A point on a picture, in percent from the left and from the top. */
export type Point = { readonly x: number; readonly y: number };

/** The number of a percentage from 0 to 100. */
const percent = String.raw`(100|\d{1,2}(?:\.\d)?)%`;

export const pointForm = new RegExp(`^${percent} ${percent}$`);

/** Reads a point like "60% 40%"; by default, the middle. */
export function pointIn(text: string): Point {
  const [, x = 50, y = 50] = pointForm.exec(text) ?? [];
  return { x: Number(x), y: Number(y) };
}
