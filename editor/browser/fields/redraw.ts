import { longestSide } from "../../../src/content/editor/upload";

/**
 * A picture drawn anew in the browser: turned upright, no larger than needed, and without what a
 * camera writes beside it, the place where it was taken among it. On a host no program of ours does
 * this after the upload. What the browser cannot write in its own format becomes a JPEG.
 * @throws where the browser cannot open the picture, or has no memory left to draw it
 */
export async function redraw(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The picture cannot be drawn.");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const inFormat = (type: string) => canvas.convertToBlob({ type, quality: 0.88 });
  const same = await inFormat(file.type);
  if (same.type === file.type) return new File([same], file.name, { type: file.type });
  // Every browser can write JPEG; some can write WebP, too, and none AVIF.
  const type = "image/jpeg";
  return new File([await inFormat(type)], file.name.replace(/[^.]*$/, "jpg"), { type });
}
