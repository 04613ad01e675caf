import { messageOf } from "./messageOf";

it.each([
  ["Home page", ["A: added", "B: removed"], "Edit Home page\n\nA: added\nB: removed"],
  ["x".repeat(80), ["A: 1 became 2"], "Edit the content\n\nA: 1 became 2"],
])("writes the commit message for %s", (title, lines, message) => {
  expect(messageOf(title, lines)).toBe(message);
});
