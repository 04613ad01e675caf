/** @jest-environment node */
import { inOrder } from "./inOrder";

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

test("puts the named ones first, in the order they are named", () => {
  expect(inOrder(named("c", "a"), named("a", "b", "c"))).toEqual(named("c", "a", "b"));
});

test("sorts those that nobody named by their file names, after the named", () => {
  expect(inOrder(named("m"), named("z", "m", "a"))).toEqual(named("m", "a", "z"));
});

test("passes over names that are gone, and changes nothing of what it was given", () => {
  const all = named("b", "a");
  expect(inOrder(named("gone", "b"), all)).toEqual(named("b", "a"));
  expect(inOrder([], all)).toEqual(named("a", "b"));
  expect(all).toEqual(named("b", "a"));
});
