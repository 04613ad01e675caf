/** @jest-environment jsdom */
import { openFile } from "./currentEntry";

it.each([
  ["#/collections/testimonials/entries/ruth-s", "data/testimonials/ruth-s.json"],
  ["#/collections/pages/entries/home", "data/pages/home.json"],
  ["#/collections/testimonials/new", undefined],
])("at %s, the open file is %s", (hash, file) => {
  window.location.hash = hash;
  expect(openFile()).toBe(file);
});
