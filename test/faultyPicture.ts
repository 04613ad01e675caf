/** A baseline JPEG with a harmless fault in the header of its scan. Some phones write such pictures. */
export function withFaultyScan(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  let at = 2;
  while (bytes[at + 1] !== 0xda) at += 2 + bytes.readUInt16BE(at + 2);
  const parameters = at + 5 + 2 * (bytes[at + 4] ?? 0);
  return bytes.fill(0, parameters, parameters + 3);
}
