import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import type { Duration, Price } from "../content/facts";
import { RangeScale } from "./RangeScale";

const tape: Queries.RangeScaleFragment = {
  ticks: 4,
  meaning: "A kitchen takes 4 to 8 weeks.",
  note: "Each number is a week.",
};
const weeks = { least: 4, most: 8, unit: "week" };
const dollars = { least: 400, most: 1200 };

const show = (figure: Duration | Price) => {
  renderPage(<RangeScale tape={tape} figure={figure} />);
  return screen.getByRole("img");
};
const numbers = (drawing: Element) =>
  [...drawing.querySelectorAll("text")].map(({ textContent }) => textContent);
/** The start and the end of a part of the tape, as fractions of the whole. */
const span = (part: Element | null) => {
  const [x = 0, width = 0] = ["x", "width"].map((name) => Number(part?.getAttribute(name) ?? 0));
  return [x / 560, (x + width) / 560];
};

test("is one image with a description", () => {
  expect(show(weeks)).toHaveAccessibleName("A kitchen takes 4 to 8 weeks.");
  expect(screen.getByText("Each number is a week.")).toBeInTheDocument();
});

test("has a number at each step, up to a little beyond the high end", () => {
  expect(numbers(show(weeks))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});

test("numbers only the high end of a narrow price range", () => {
  expect(numbers(show({ least: 11_900, most: 12_000 }))).toEqual(["$12,000"]);
});

test("counts in larger steps if single ones do not fit", () => {
  expect(numbers(show({ least: 30, most: 45, unit: "day" }))).toEqual([
    "5",
    "10",
    "15",
    "20",
    "25",
    "30",
    "35",
    "40",
    "45",
    "50",
    "55",
  ]);
});

test("numbers both ends of a price, and the large marks between them that fit", () => {
  expect(numbers(show(dollars))).toEqual(["$400", "$800", "$1,200"]);
});

test("leaves out a number that would overlap an end", () => {
  expect(numbers(show({ least: 700, most: 1200 }))).toEqual(["$700", "$1,200"]);
});

test("numbers a fixed price once", () => {
  expect(numbers(show({ least: 900, most: 900 }))).toEqual(["$900"]);
});

test("a duration is solid up to its low end, and striped up to its high end", () => {
  const drawing = show(weeks);
  expect(span(drawing.querySelector(".least"))).toEqual([0, expect.closeTo(4 / 9, 2)]);
  const stripes = drawing.querySelector("path.most");
  expect(stripes).toHaveAttribute("stroke-dasharray");
  const [, from, to] = /^M(\d+) \d+H(\d+)$/.exec(stripes?.getAttribute("d") ?? "") ?? [];
  expect(Number(from) / 560).toBeCloseTo(4 / 9, 2);
  expect(Number(to) / 560).toBeCloseTo(8 / 9, 2);
});

test("a price is solid from its low end to its high end", () => {
  const [, range, other] = show(dollars).querySelectorAll("rect");
  expect(span(range ?? null)).toEqual([expect.closeTo(0.25, 2), expect.closeTo(0.75, 2)]);
  expect(other).toBeUndefined();
});

test("each number is at its mark", () => {
  const places = [...show(dollars).querySelectorAll("text")].map((text) =>
    Math.round(Number(text.getAttribute("x"))),
  );
  expect(places).toEqual([134, 274, 414]);
});
