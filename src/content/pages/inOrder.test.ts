import { inOrder } from "./inOrder";

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

test.each([
  ["the named items come first, in the order of the names", ["c", "a"], ["c", "a", "b"]],
  ["all other items follow by file name", ["b"], ["b", "a", "c"]],
  ["missing names do not count", ["gone"], ["a", "b", "c"]],
])("%s", (_, names, expected) => {
  const all = named("c", "a", "b");
  expect(inOrder(named(...names), all)).toEqual(named(...expected));
  expect(all).toEqual(named("c", "a", "b"));
});
