import { merge } from "./merge";

const [x, y, z] = [
  { q: "x", n: 1 },
  { q: "y", n: 1 },
  { q: "z", n: 1 },
];
const newX = { ...x, n: 2 };
const newY = { ...y, n: 2 };

it.each([
  ["changes of different fields", { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ["an added and a removed field", { a: 1 }, { a: 1, b: 1 }, {}, { b: 1 }],
  ["the same change in both", { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ["fields of the same item", [x, y], [newX, y], [{ ...x, q: "w" }, y], [{ q: "w", n: 2 }, y]],
  ["an edited item in a longer list", [x, y], [newX, y], [z, x, y], [z, newX, y]],
  ["a moved item in an edited list", [x, y], [y, x], [x, newY], [newY, x]],
])("merges %s", (_what, base, mine, theirs, content) => {
  expect(merge(base, mine, theirs)).toEqual({ content, clashes: [] });
});

it.each([
  ["the same field", { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 2 }, { a: 2, b: 2 }, ["a"]],
  ["a field of a removed group", { a: { b: 1 } }, { a: { b: 2 } }, {}, { a: { b: 2 } }, ["a"]],
  ["an item that was removed", [x, y], [newX, y], [y], [newX, y], []],
  ["the order of a list", [x, y, z], [y, x, z], [z, x, y], [y, x, z], []],
])("reports a clash at %s, and takes mine", (_what, base, mine, theirs, content, path) => {
  const merged = merge(base, mine, theirs);
  expect(merged.content).toEqual(content);
  expect(merged.clashes.map((each) => each.path)).toEqual([path]);
});
