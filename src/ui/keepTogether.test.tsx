import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { keepTogether } from "./keepTogether";

/** The parts of a text that stay on one line. */
const whole = (text: string) => {
  const { container } = render(<p>{keepTogether(text)}</p>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll("span")].map(({ textContent }) => textContent);
};

test.each([
  ["It takes 5–10 days, or 1-2 weeks.", ["5–10 days", "1-2 weeks"]],
  ["Between $400–$1,200 and 15–30% less.", ["$400–$1,200", "15–30%"]],
  ["ENERGY-STAR glass, pressure-treated wood", ["ENERGY-STAR", "pressure-treated"]],
  ["Call (410) 555-0142.", ["(410) 555-0142"]],
  ["Monday–Friday 8:30am–6pm", ["Monday–Friday", "8:30am–6pm"]],
  ["A well-built wall sheds wind-driven rain.", ["well-built", "wind-driven"]],
])("%s", (text, parts) => {
  expect(whole(text)).toEqual(parts);
});

test.each([
  "Nothing to join here.",
  "A dash – between words.",
  "Extraordinarily-long compounds may break.",
  "WOODGRAIN-MAHOGANY is too wide for a phone.",
  "Parts 885911475150–885911475167 are, too.",
])("does not change: %s", (text) => {
  expect(whole(text)).toEqual([]);
});
