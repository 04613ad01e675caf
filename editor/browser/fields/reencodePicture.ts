import { longestSide } from "../../../src/content/editor/upload";

/**
 * Re-encodes a picture in the browser: upright, no larger than needed, without the camera's metadata,
 * such as the location. On a host, no program of ours does this after the upload. A picture becomes a
 * JPEG if the browser cannot write its format.
 * @throws if the browser cannot open the picture or runs out of memory
 */
export async function reencodePicture(file: File): Promise<File> {
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
  // Every browser can write JPEG. Some can also write WebP; none can write AVIF.
  const type = "image/jpeg";
  return new File([await inFormat(type)], file.name.replace(/[^.]*$/, "jpg"), { type });
}
