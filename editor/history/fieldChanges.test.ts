import { fieldChanges } from "./fieldChanges";

const paths = (before: unknown, after: unknown) =>
  fieldChanges(before, after).map(({ path }) => path.join("."));

it.each([
  ["a field that is added", { a: 1 }, { a: 1, b: { c: 2 } }, ["b"]],
  ["a field that is removed", { a: 1, b: 2 }, { a: 1 }, ["b"]],
  ["fields deep down", { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, ["a.b.c"]],
  [
    "an item that is edited in place",
    { a: [{ b: 1 }, { b: 2 }] },
    { a: [{ b: 1 }, { b: 3 }] },
    ["a.1.b"],
  ],
  ["another order", { a: [1, 2, 3] }, { a: [3, 1, 2] }, ["a"]],
  ["a longer list", { a: [1] }, { a: [1, 2] }, ["a"]],
  ["one item out and another in", { a: [1, 2, 3] }, { a: [2, 3, 4] }, ["a"]],
  ["nothing", { a: [{ b: 1 }] }, { a: [{ b: 1 }] }, []],
])("fieldChanges finds %s", (_what, before, after, expected) => {
  expect(paths(before, after)).toEqual(expected);
});
