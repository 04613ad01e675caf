import * as fontkit from "fontkit";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { decompress } from "wawoff2";

/** Draws text as SVG paths, which need no fonts. */
export type Lettering = {
  /** The width of a text, in pixels. */
  width: (text: string, size: number) => number;
  /** The text's outlines, from the left end of its baseline. */
  path: (text: string, size: number, x: number, y: number) => string;
};

/** The site's two typefaces: one for headings and bold text, one for the rest. */
export type Faces = { display: Lettering; body: Lettering };

const { resolve } = createRequire(__filename);

/** Reads a variable font file at a weight. */
async function readLettering(file: string, weight: number): Promise<Lettering> {
  const ttf = Buffer.from(await decompress(readFileSync(resolve(file))));
  const read = fontkit.create(ttf);
  if (!("getVariation" in read)) throw new Error(`${file} contains several fonts, or none.`);
  const font = read.getVariation({ wght: weight });
  return {
    width: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    path: (text, size, x, y) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let along = 0;
      return glyphs
        .map((glyph, index) => {
          const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
          const left = x + (along + xOffset) * scale;
          along += xAdvance;
          const outline = glyph.path.scale(scale, -scale).translate(left, y - yOffset * scale);
          return outline.toSVG();
        })
        .join("");
    },
  };
}

const files = "@fontsource-variable";

export const readFaces = async (): Promise<Faces> => ({
  display: await readLettering(`${files}/bitter/files/bitter-latin-wght-normal.woff2`, 700),
  body: await readLettering(`${files}/public-sans/files/public-sans-latin-wght-normal.woff2`, 500),
});
