import type { FieldPlace } from "../content/schemaParts";

// Marks tell the preview of which field the words on a page are: one character of Unicode's private
// planes before them, which stands for the field. None is ever painted (editable.ts).

const first = 0xf0000;
const last = 0x10ffff;

const marksIn = /[\u{f0000}-\u{10ffff}]/gu;

export const withoutMarks = (text: string) => text.replace(marksIn, "");

/** A stretch of a text, from an offset in it without marks on, and the mark it begins with. */
export type Stretch = { from: number; mark: string };

/** Which field the words of a text are of, each up to the next. */
export const stretchesOf = (text: string): Stretch[] =>
  [...text.matchAll(marksIn)].map(({ 0: mark, index }, before) => ({
    from: index - before * mark.length,
    mark,
  }));

/** Marks, and the fields they stand for. A field keeps its mark. */
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
