/**
 * The widths of gallery pictures on wide screens, in twelfths of the row. The first row has a large
 * picture beside two small ones. Rows of three and four follow, so that no row has a gap.
 */
export function gallerySpans(count: number): number[] {
  if (count === 1) return [12];
  if (count === 2 || count === 4) return Array.from({ length: count }, () => 6);
  const rest = count - 3;
  // Two or five pictures do not fill rows of three or four.
  const halves = rest === 2 || rest === 5 ? 2 : 0;
  const quarters = halves > 0 ? 0 : 4 * (rest % 3);
  const thirds = rest - halves - quarters;
  const row = (length: number, span: number) => Array.from({ length }, () => span);
  return [8, 4, 4, ...row(halves, 6), ...row(thirds, 4), ...row(quarters, 3)];
}
