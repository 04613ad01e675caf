import { daysInWords, timesInWords } from "./hours";

it.each([
  [["Sunday"], "Sunday"],
  [["Friday", "Monday", "Tuesday", "Thursday", "Wednesday"], "Monday–Friday"],
  [["Tuesday", "Thursday"], "Tuesday & Thursday"],
  [["Saturday", "Sunday"], "Saturday & Sunday"],
  [["Monday", "Wednesday", "Friday", "Saturday", "Sunday"], "Monday, Wednesday & Friday–Sunday"],
])("%p are %p", (days, words) => {
  expect(daysInWords({ days })).toBe(words);
});

it.each([
  ["08:00", "18:00", "8am–6pm"],
  ["06:30", "12:00", "6:30am–noon"],
  ["00:00", "00:05", "midnight–12:05am"],
  ["12:45", "23:59", "12:45pm–11:59pm"],
  [undefined, undefined, "closed"],
])("from %p to %p is %p", (opens, closes, words) => {
  expect(timesInWords({ days: [], opens, closes })).toBe(words);
});
