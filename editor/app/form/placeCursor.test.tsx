import { placeCursor } from "./placeCursor";

function cursorIn(value: string, words: string): number | null {
  const field = document.createElement("textarea");
  field.value = value;
  field.setSelectionRange(0, 0);
  placeCursor(field, words);
  return field.selectionStart;
}

test.each([
  ["A deck you can dance on.", "A deck you can d", 16],
  ["Call\u00a0us, and call again.", "Call us, and c", 14],
  ["Since {since}, we build decks.", "Since 1975, we b", 19],
  ["Nothing here.", "9", 0],
  ["At the start.", "", 0],
])("%s: after %j", (value, words, at) => {
  expect(cursorIn(value, words)).toBe(at);
});

test("leaves a control without text as it is", () => {
  const box = document.createElement("input");
  box.type = "checkbox";
  expect(() => placeCursor(box, "words")).not.toThrow();
});
