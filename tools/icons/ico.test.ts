import { icoFile } from "./ico";

it("icoFile lists the size, length and offset of each picture", () => {
  const small = Buffer.from("small");
  const large = Buffer.from("larger");
  const file = icoFile([
    { size: 16, png: small },
    { size: 256, png: large },
  ]);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(file.readUInt16LE(4)).toBe(2);
  expect([file.readUInt8(6), file.readUInt8(6 + 16)]).toEqual([16, 0]);
  const pictures = [6, 6 + 16].map((entry) => {
    const start = file.readUInt32LE(entry + 12);
    return file.subarray(start, start + file.readUInt32LE(entry + 8)).toString();
  });
  expect(pictures).toEqual(["small", "larger"]);
});
