import { hotspotIn, pointForm, pointIn } from "./point";

it("reads a point on a picture", () => {
  expect(pointIn("60% 5.5%")).toEqual({ x: 60, y: 5.5 });
  expect(pointIn("")).toEqual({ x: 50, y: 50 });
});

it("keeps a hotspot at the very edge whole", () =>
  expect(hotspotIn("100% 0%")).toEqual({ x: 96, y: 6 }));

it.each(["101% 5%", "-1% 5%", "5 5", "5%5%"])("does not accept %j", (text) =>
  expect(pointForm.test(text)).toBe(false),
);
