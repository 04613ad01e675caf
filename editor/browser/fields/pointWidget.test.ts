import { textOf } from "./pointWidget";

it("writes a point in the format of the file", () => {
  expect(textOf({ x: 60.4, y: 5.5 })).toBe("60% 6%");
  expect(textOf({ x: -3, y: 107 })).toBe("0% 100%");
});
