import { baseLine, mailLink, telLink } from "./contact";

test("a phone link contains the country code", () => {
  expect(telLink("(410) 555-0142")).toBe("tel:+14105550142");
});

test("an email link begins with mailto:", () => {
  expect(mailLink("quotes@otterpoint.example")).toBe("mailto:quotes@otterpoint.example");
});

test.each([
  [["Abingdon", "Aberdeen"], "Abingdon & Aberdeen, Maryland"],
  [["Bel Air"], "Bel Air, Maryland"],
])("the base in %p is written as %p", (towns, line) => {
  expect(baseLine({ towns, state: "Maryland" })).toBe(line);
});
