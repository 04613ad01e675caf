const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The id that git gives to the bytes of a file: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export async function blobId(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return hex(await crypto.subtle.digest("SHA-1", whole));
}
