import { inOrder } from "./inOrder";

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

test("puts the named items first, in the order of the names", () => {
  expect(inOrder(named("c", "a"), named("a", "b", "c"))).toEqual(named("c", "a", "b"));
});

test("sorts all other items by file name", () => {
  expect(inOrder(named("m"), named("z", "m", "a"))).toEqual(named("m", "a", "z"));
});

test("ignores missing names, and does not change its arguments", () => {
  const all = named("b", "a");
  expect(inOrder(named("gone", "b"), all)).toEqual(named("b", "a"));
  expect(inOrder([], all)).toEqual(named("a", "b"));
  expect(all).toEqual(named("b", "a"));
});
