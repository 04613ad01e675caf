import { daysInWords, openUntil, timesInWords, weekdays } from "./hours";

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
  ["00:00", "00:00", "24 hours"],
  ["00:00", "23:59", "24 hours"],
  [undefined, undefined, "closed"],
])("from %p to %p is %p", (opens, closes, words) => {
  expect(timesInWords({ days: [], opens, closes })).toBe(words);
});

const hours = [
  { days: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" },
  { days: ["Saturday"], opens: "09:00", closes: "12:00" },
  { days: ["Thursday"], opens: "18:00", closes: "00:00" },
  { days: ["Sunday"] },
];

it.each([
  ["2026-03-02T12:59:00Z", undefined],
  ["2026-03-02T13:00:00Z", "6pm"],
  ["2026-03-03T22:59:00Z", "6pm"],
  ["2026-03-03T23:00:00Z", undefined],
  ["2026-03-06T04:59:00Z", "midnight"],
  ["2026-03-06T05:00:00Z", undefined],
  ["2026-03-07T14:30:00Z", "noon"],
  ["2026-03-08T15:00:00Z", undefined],
  // Daylight saving time.
  ["2026-07-07T12:00:00Z", "6pm"],
])("at %s, it is open until %p", (moment, closes) => {
  expect(openUntil(new Date(moment), hours, "America/New_York")).toBe(closes);
});

it.each([
  // The last Monday of May, the first of September, and the fourth Thursday of November.
  ["2026-05-25", false],
  ["2026-05-18", true],
  ["2026-09-07", false],
  ["2026-09-14", true],
  ["2026-11-26", false],
  ["2026-11-19", true],
  ["2027-01-01", false],
  ["2026-07-04", false],
  ["2026-12-25", false],
  ["2026-12-24", true],
])("on %s at noon, it says that it is open: %p", (date, isOpen) => {
  const daily = [{ days: weekdays, opens: "08:00", closes: "18:00" }];
  const open = openUntil(new Date(`${date}T17:00:00Z`), daily, "America/New_York");
  expect(open !== undefined).toBe(isOpen);
});

describe("hours that go on at once", () => {
  const at = (moment: string, lines: Parameters<typeof openUntil>[1]) =>
    openUntil(new Date(moment), lines, "America/New_York");
  const monday = "2026-03-02T15:00:00Z";

  it("end after the break of no length", () => {
    const lines = [
      { days: ["Monday"], opens: "08:00", closes: "12:00" },
      { days: ["Monday"], opens: "12:00", closes: "18:00" },
    ];
    expect(at(monday, lines)).toBe("6pm");
  });

  it("end after midnight", () => {
    const lines = [
      { days: ["Monday"], opens: "08:00", closes: "00:00" },
      { days: ["Tuesday"], opens: "00:00", closes: "02:00" },
    ];
    expect(at(monday, lines)).toBe("2am");
  });

  it.each(["00:00", "23:59"])("never end if the business is always open, until %s", (closes) => {
    expect(at(monday, [{ days: weekdays, opens: "00:00", closes }])).toBeUndefined();
  });

  it("end at midnight before a day that begins later", () => {
    expect(at(monday, [{ days: ["Monday"], opens: "00:00", closes: "00:00" }])).toBe("midnight");
  });
});
