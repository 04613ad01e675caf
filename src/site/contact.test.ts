/** @jest-environment node */
import { baseLine, mailLink, telLink } from "./contact";

test("a phone number is called with its country", () => {
  expect(telLink("(410) 555-0142")).toBe("tel:+14105550142");
});

test("an email address is written to", () => {
  expect(mailLink("quotes@otterpoint.example")).toBe("mailto:quotes@otterpoint.example");
});

test.each([
  [["Abingdon", "Aberdeen"], "Abingdon & Aberdeen, Maryland"],
  [["Bel Air"], "Bel Air, Maryland"],
])("the base in %p reads %p", (towns, line) => {
  expect(baseLine({ towns, state: "Maryland" })).toBe(line);
});
