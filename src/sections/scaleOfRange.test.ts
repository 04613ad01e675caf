import { durationScale, priceScale } from "./scaleOfRange";

test.each([
  [1, { step: 1, end: 2 }],
  [2, { step: 1, end: 3 }],
  [4, { step: 1, end: 5 }],
  [12, { step: 1, end: 14 }],
  [20, { step: 2, end: 24 }],
  [600, { step: 50, end: 700 }],
  [999, { step: 200, end: 1200 }],
])("the marks of a duration of up to %d are legible", (most, scale) => {
  expect(durationScale(most)).toEqual(scale);
});

test.each([
  [1, { step: 0.25, end: 1.25 }],
  [950, { step: 250, end: 1000 }],
  [18_000, { step: 5000, end: 20_000 }],
  [9_999_999, { step: 2_500_000, end: 10_000_000 }],
])("the marks of a price of up to $%d are round amounts", (most, scale) => {
  expect(priceScale(most)).toEqual(scale);
});
