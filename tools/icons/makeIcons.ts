import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { icoFile } from "./ico";

const folder = "static";

/** The drawing as a square PNG. */
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: Math.max(72, (72 * 4 * size) / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** `npm run icons`: makes all icons from static/favicon.svg. */
async function makeIcons(): Promise<void> {
  const rounded = readFileSync(`${folder}/favicon.svg`, "utf8");
  // Phones crop icons to their own shape, so the background must fill the corners.
  const square = rounded.replace(/ rx="\d+"/, "");
  const small = [16, 32, 48].map(async (size) => ({ size, png: await png(rounded, size) }));
  writeFileSync(`${folder}/favicon.ico`, icoFile(await Promise.all(small)));
  writeFileSync(`${folder}/apple-touch-icon.png`, await png(square, 180));
  writeFileSync(`${folder}/icon-192.png`, await png(rounded, 192));
  writeFileSync(`${folder}/icon-512.png`, await png(rounded, 512));
  writeFileSync(`${folder}/icon-maskable-512.png`, await png(square, 512));
}

makeIcons().catch((error: unknown) => {
  console.error(`The icons could not be made: ${String(error)}`);
  process.exitCode = 1;
});
