import { durationText, priceText } from "./facts";

test.each([
  [{ least: 2, most: 4, unit: "week" }, "2–4 weeks"],
  [{ least: 3, most: 3, unit: "day" }, "3 days"],
  [{ least: 1, most: 1, unit: "month" }, "1 month"],
])("a duration reads like speech: %j", (duration, text) => {
  expect(durationText(duration)).toBe(text);
});

test.each([
  [{ least: 400, most: 1200 }, "$400–$1,200"],
  [{ least: 18000, most: 18000 }, "$18,000"],
  [{ least: 950, most: 1250000 }, "$950–$1,250,000"],
])("a price separates its thousands: %j", (price, text) => {
  expect(priceText(price)).toBe(text);
});
