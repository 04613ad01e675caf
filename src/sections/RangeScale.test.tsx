import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { RangeScale } from "./RangeScale";

const weeks: Queries.RangeScaleFragment = {
  unit: "week",
  start: null,
  least: 4,
  most: 8,
  end: 10,
  step: 2,
  ticks: 4,
  meaning: "A kitchen takes 4 to 8 weeks.",
  note: "Each number is a week.",
};
const dollars: Queries.RangeScaleFragment = {
  ...weeks,
  unit: "dollar",
  least: 400,
  most: 1200,
  end: 1600,
  step: 400,
  note: null,
};

const show = (tape: Queries.RangeScaleFragment) => {
  renderPage(<RangeScale tape={tape} />);
  return screen.getByRole("img");
};
const numbers = (tape: Element) =>
  [...tape.querySelectorAll("text")].map(({ textContent }) => textContent);
/** Where a length on the tape begins and ends, as shares of the whole. */
const span = (part: Element | null) => {
  const [x = 0, width = 0] = ["x", "width"].map((name) => Number(part?.getAttribute(name) ?? 0));
  return [x / 560, (x + width) / 560];
};

test("is one picture, named by what it shows", () => {
  expect(show(weeks)).toHaveAccessibleName("A kitchen takes 4 to 8 weeks.");
  expect(screen.getByText("Each number is a week.")).toBeInTheDocument();
});

test("has a number at each step after its beginning", () => {
  expect(numbers(show(weeks))).toEqual(["2", "4", "6", "8", "10"]);
});

test("may begin later than at nothing", () => {
  expect(numbers(show({ ...weeks, start: 2 }))).toEqual(["4", "6", "8", "10"]);
});

test("counts in small steps, too, without losing the last", () => {
  const tape = show({ ...weeks, end: 0.7, step: 0.1, least: 0.1, most: 0.2 });
  expect(numbers(tape)).toHaveLength(7);
});

test("shows no sum of money but the two that are quoted", () => {
  expect(numbers(show(dollars))).toEqual(["$400", "$1,200"]);
});

test.each([
  ["from nothing", weeks, [0, 0.4], [0.4, 0.8]],
  ["from two", { ...weeks, start: 2 }, [0, 0.25], [0.25, 0.75]],
  ["in dollars", dollars, [0, 0.25], [0.25, 0.75]],
])("%s it is solid up to the least, and striped up to the most", (_, tape, solid, striped) => {
  const [, least, most] = show(tape).querySelectorAll("rect");
  expect(span(least ?? null)).toEqual(solid);
  span(most ?? null).forEach((end, index) => expect(end).toBeCloseTo(striped[index] ?? NaN));
});

test("each number stands at its place", () => {
  const places = [...show(weeks).querySelectorAll("text")].map((text) =>
    Math.round(Number(text.getAttribute("x"))),
  );
  expect(places).toEqual([106, 218, 330, 442, 554]);
});
