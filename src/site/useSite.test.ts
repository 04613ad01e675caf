import { baseLine } from "./useSite";

test.each([
  [["Abingdon", "Aberdeen"], "Abingdon & Aberdeen, Maryland"],
  [["Bel Air"], "Bel Air, Maryland"],
])("the base in %p is written as %p", (towns, line) => {
  expect(baseLine({ towns, state: "Maryland" })).toBe(line);
});
