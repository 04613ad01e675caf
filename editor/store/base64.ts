/** The bytes of a text in base64. */
export const bytesIn = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Bytes as a text in base64. */
export const textOfBytes = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The picture cannot be read. Choose it again."));
    reader.readAsDataURL(blob);
  });
