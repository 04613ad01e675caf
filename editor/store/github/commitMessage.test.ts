import { messageOf } from "../messageOf";
import { idIn, withId, wordsIn } from "./commitMessage";

it.each([
  ["Home page", ["Title: “A” became “B”"]],
  // A name may have a colon.
  ["Testimonial “Ann: her words”", ["Stars: 4 became 5"]],
  ["Home page", ["A: added", "B: removed"]],
])("gives the words of a save back: %s, %j", (title, lines) => {
  const message = withId(messageOf(title, lines), "id-1");
  expect(idIn(message)).toBe("id-1");
  expect(wordsIn(message)).toEqual({ title, lines });
});

it("gives other commits their own words", () => {
  const message = "Edit the build: faster\n\nIt took long.\n";
  expect(idIn(message)).toBeUndefined();
  expect(wordsIn(message)).toEqual({ title: "Edit the build: faster", lines: ["It took long."] });
});

it("names an edit whose title is too long for a commit", () => {
  const message = withId(messageOf("x".repeat(80), ["A: 1 became 2"]), "id-1");
  expect(wordsIn(message)).toEqual({ title: "The content", lines: ["A: 1 became 2"] });
});
