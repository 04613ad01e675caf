import { pointIn, textOf } from "./pointWidget";

it("reads and writes a point in the format of the file", () => {
  expect(pointIn("60% 5%")).toEqual([60, 5]);
  expect(pointIn("")).toEqual([50, 50]);
  expect(textOf([60.4, 5.5])).toBe("60% 6%");
  expect(textOf([-3, 107])).toBe("0% 100%");
});
