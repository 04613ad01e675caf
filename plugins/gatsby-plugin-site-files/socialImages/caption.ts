import { socialImageSize } from "../../../src/seo/addresses";
import { palette } from "../../../src/theme/palette";
import type { Faces, Lettering } from "./lettering";

/** The words below the photograph. */
export type SocialImageWords = { title: string; name: string; phone: string; license: string };

/** The height of the photograph; the words are below it. */
export const photographHeight = 372;

const margin = 60;
const room = socialImageSize.width - 2 * margin;

/** Breaks a text into lines of at most a width. */
export function linesOf(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances lines: breaks them at the narrowest width that needs no additional line. */
function balanced(text: string, width: number, widthOf: (line: string) => number): string[] {
  let lines = linesOf(text, width, widthOf);
  for (let narrow = width - 20; narrow > 0; narrow -= 20) {
    const tried = linesOf(text, narrow, widthOf);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}

/** The title in the largest size that needs at most two lines. */
function titleLines(title: string, font: Lettering): { size: number; lines: string[] } {
  for (let size = 58; ; size -= 2) {
    const widthOf = (line: string) => font.width(line, size);
    const lines = balanced(title, room, widthOf);
    const fits = lines.length <= 2 && lines.every((line) => widthOf(line) <= room);
    if (fits || size <= 20) return { size, lines: lines.slice(0, 2) };
  }
}

const mark =
  '<g fill="none" stroke-width="3.2">' +
  `<path d="M1.5 21.5 16 6.5 42.5 21.5" stroke="${palette.white}"/>` +
  `<path d="M28.6 3.6h5v11.2l-5-2.8z" fill="${palette.white}"/>` +
  `<path d="M2 30.5c3.4-4 6.6-4 10 0s6.6 4 10 0 6.6-4 10 0 6.6 4 10 0" stroke="${palette.amber}" stroke-width="2.6"/>` +
  "</g>";

/** Everything except the photograph, as SVG paths: title, wordmark, phone and license. */
export function socialImageDrawing(words: SocialImageWords, { display, body }: Faces): string {
  const { width, height } = socialImageSize;
  const { size, lines } = titleLines(words.title, display);
  const leading = size * 1.14;
  const middle = photographHeight + (height - photographHeight - 76) / 2 + 6;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.35;
  const base = height - 38;
  const contact = `${words.phone} · ${words.license}`;
  const title = lines
    .map((line, index) => display.path(line, size, margin, first + index * leading))
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect y="${photographHeight}" width="${width}" height="${height - photographHeight}" fill="${palette.bayDeep}"/>` +
    `<rect y="${photographHeight}" width="${width}" height="6" fill="${palette.brick}"/>` +
    `<path d="${title}" fill="${palette.white}"/>` +
    `<g transform="translate(${margin} ${base - 30})">${mark}</g>` +
    `<path d="${display.path(words.name, 28, margin + 58, base)}" fill="${palette.white}"/>` +
    `<path d="${body.path(contact, 26, width - margin - body.width(contact, 26), base)}" fill="${palette.bayPale}"/>` +
    "</svg>"
  );
}
