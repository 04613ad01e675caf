import { baseLine } from "./useSite";

// The links to call and to write are in the tests of the parts that show them.
test.each([
  [["Abingdon", "Aberdeen"], "Abingdon & Aberdeen, Maryland"],
  [["Bel Air"], "Bel Air, Maryland"],
])("the base in %p is written as %p", (towns, line) => {
  expect(baseLine({ towns, state: "Maryland" })).toBe(line);
});
