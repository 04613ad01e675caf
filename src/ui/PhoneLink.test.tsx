import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { PhoneWords } from "./PhoneLink";

test("a line of a phone number breaks only before its extension", () => {
  const { container } = render(<PhoneWords number="(410) 555-0142 ext. 12" />);
  expect(container).toHaveTextContent("(410) 555-0142 ext. 12");
  const parts = [...container.querySelectorAll(".whole")].map(({ textContent }) => textContent);
  expect(parts).toEqual(["(410) 555-0142", "ext. 12"]);
});

test("a line of a large phone number breaks only after the area code", () => {
  const { container } = render(<PhoneWords number="(410) 555-0142" large />);
  expect(container).toHaveTextContent("(410) 555-0142");
  expect(container.querySelector(".whole")).toHaveTextContent(/^555-0142$/);
});
