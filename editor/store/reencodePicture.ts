import { longestSide, pictureGround } from "../../src/content/pictures/upload";

/** A canvas as a file of a type. The file is a PNG if the browser cannot write that type. */
const written = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large."))),
      type,
      0.88,
    ),
  );

/**
 * Re-encodes a picture in the browser: upright, no larger than needed, and without the camera's metadata,
 * such as the location. A host has no server of ours that could do this after the upload. A picture becomes a
 * JPEG if the browser cannot write its format.
 * @throws if the browser cannot open the picture or runs out of memory
 */
export async function reencodePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The picture cannot be drawn.");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Every browser can write JPEG. Some can also write WebP; none can write AVIF.
  const type = "image/jpeg";
  const same = file.type === type ? undefined : await written(canvas, file.type);
  if (same?.type === file.type) return new File([same], file.name, { type: file.type });
  // A JPEG has no transparency, which would become black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = pictureGround;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await written(canvas, type);
  const name = file.type === type ? file.name : file.name.replace(/[^.]*$/, "jpg");
  return new File([jpeg], name, { type });
}
