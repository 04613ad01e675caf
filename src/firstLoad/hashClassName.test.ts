/** @jest-environment node */
import styleName from "./hashClassName";

it("gives a style the same short name each time", () => {
  expect(styleName("color:red;")).toMatch(/^[0-9a-z]{5}$/);
  expect(styleName("color:red;")).toBe(styleName("color:red;"));
});

it("gives styles that differ in a letter different names", () => {
  const names = Array.from({ length: 2000 }, (_, width) => styleName(`width:${width}px;`));
  expect(new Set(names).size).toBe(names.length);
});

it("says so when two styles would have the same name", () => {
  expect(() => {
    for (let width = 0; width < 1e6; width += 1) styleName(`height:${width}px;`);
  }).toThrow(/^Two styles would both be named "[0-9a-z]{5}": make the names/);
});
