/** Decodes base64. */
export const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const chunk = 0x8000;

/** Encodes bytes in base64. */
export function encodeBase64(bytes: Uint8Array): string {
  let characters = "";
  // The number of a function's arguments is limited, so the bytes are converted in chunks.
  for (let at = 0; at < bytes.length; at += chunk)
    characters += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(characters);
}

/** Encodes a picture in base64. Rejects with a sentence if the picture cannot be read. */
export const encodeBlob = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The picture cannot be read. Choose it again."));
    reader.readAsDataURL(blob);
  });
