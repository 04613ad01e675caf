import { gallerySpans } from "./gallerySpans";

/** The filled twelfths of the last row. A large first picture is two rows tall. */
function filledInLastRow(spans: readonly number[]): number {
  const [first = 0, ...others] = spans;
  const area = first === 8 ? 16 : first;
  return (area + others.reduce((sum, span) => sum + span, 0)) % 12;
}

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  "%d pictures leave no gap",
  (count) => {
    const spans = gallerySpans(count);
    expect(spans).toHaveLength(count);
    expect(filledInLastRow(spans)).toBe(0);
  },
);

test("no picture crosses the end of a row", () => {
  for (let count = 5; count <= 20; count++) {
    let filled = 0;
    for (const span of gallerySpans(count).slice(3)) {
      filled = (filled + span) % 12;
      expect([0, 3, 4, 6, 8, 9]).toContain(filled);
    }
    expect(filled).toBe(0);
  }
});
