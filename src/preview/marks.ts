import type { FieldPlace } from "../content/schema/schemaParts";

// A mark tells the preview to which field some words on a page belong. The mark is one character of
// Unicode's private planes, before the words. editable.ts removes all marks before the browser paints.

const first = 0xf0000;
const last = 0x10ffff;

const marksIn = /[\u{f0000}-\u{10ffff}]/gu;

export const withoutMarks = (text: string) => text.replace(marksIn, "");

/** A part of a text: its offset in the unmarked text, and the mark that begins it. */
export type Stretch = { from: number; mark: string };

/** The marked parts of a text. Each part ends where the next part begins. */
export const stretchesOf = (text: string): Stretch[] =>
  [...text.matchAll(marksIn)].map(({ 0: mark, index }, before) => ({
    from: index - before * mark.length,
    mark,
  }));

/** Makes marks, and finds their fields. A field always has the same mark. */
export function createMarks() {
  const places: FieldPlace[] = [];
  const known = new Map<string, string>();
  return {
    markOf(place: FieldPlace): string {
      const key = JSON.stringify([place.file, place.path]);
      const there = known.get(key);
      if (there !== undefined) return there;
      const code = first + places.length;
      if (code > last) return "";
      const mark = String.fromCodePoint(code);
      places.push(place);
      known.set(key, mark);
      return mark;
    },
    placeOf: (mark: string): FieldPlace | undefined => places[(mark.codePointAt(0) ?? 0) - first],
  };
}

export type Marks = ReturnType<typeof createMarks>;
