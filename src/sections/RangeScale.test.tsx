import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import type { Duration, Price } from "../content/facts/facts";
import { RangeScale } from "./RangeScale";

const tape: Queries.RangeScaleFragment = {
  ticks: 4,
  meaning: "A kitchen takes 4 to 8 weeks.",
  note: "Each number is a week.",
};
const weeks = { least: 4, most: 8, unit: "week" };
const days = { least: 30, most: 45, unit: "day" };
const dollars = { least: 400, most: 1200 };

const show = (figure: Duration | Price) => {
  renderPage(<RangeScale tape={tape} figure={figure} />);
  return screen.getByRole("img");
};
/** The start and the end of a part of the tape, as fractions of the whole. */
const span = (part: Element | null) => {
  const [x = 0, width = 0] = ["x", "width"].map((name) => Number(part?.getAttribute(name) ?? 0));
  return [x / 560, (x + width) / 560];
};

test("is one image with a description, whose numbers are not read out", () => {
  const drawing = show(weeks);
  expect(drawing).toHaveAccessibleName("A kitchen takes 4 to 8 weeks.");
  for (const number of drawing.querySelectorAll("text"))
    expect(number).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("Each number is a week.")).toBeInTheDocument();
});

test.each<[string, Duration | Price, string]>([
  ["each step, up to a little beyond the high end", weeks, "1 2 3 4 5 6 7 8 9"],
  ["larger steps if single ones do not fit", days, "5 10 15 20 25 30 35 40 45 50 55"],
  ["both ends of a price, and the large marks between them that fit", dollars, "$400 $800 $1,200"],
  ["both ends, without a number that would overlap one", { least: 700, most: 1200 }, "$700 $1,200"],
  ["only the high end of a narrow range", { least: 11_900, most: 12_000 }, "$12,000"],
  ["a fixed price once", { least: 900, most: 900 }, "$900"],
])("numbers %s", (_, figure, expected) => {
  const texts = [...show(figure).querySelectorAll("text")];
  expect(texts.map(({ textContent }) => textContent).join(" ")).toBe(expected);
});

test("a duration is solid up to its low end, and striped up to its high end", () => {
  const drawing = show(weeks);
  expect(span(drawing.querySelector(".least"))).toEqual([0, expect.closeTo(4 / 9, 2)]);
  const stripes = drawing.querySelector("path.most");
  expect(stripes).toHaveAttribute("stroke-dasharray");
  const [, to, from] = /^M(\d+) \d+H(\d+)$/.exec(stripes?.getAttribute("d") ?? "") ?? [];
  expect(Number(from) / 560).toBeCloseTo(4 / 9, 2);
  expect(Number(to) / 560).toBeCloseTo(8 / 9, 2);
});

test("a price is solid from its low end to its high end", () => {
  const [, range, other] = show(dollars).querySelectorAll("rect");
  expect(span(range ?? null)).toEqual([expect.closeTo(0.25, 2), expect.closeTo(0.75, 2)]);
  expect(other).toBeUndefined();
});

test("a number at the left end of the tape begins at its mark, and has room", () => {
  const [first, next] = show({ least: 2500, most: 40_000 }).querySelectorAll("text");
  expect(first).toHaveTextContent("$2,500");
  expect(first).toHaveStyle({ textAnchor: "start" });
  const end = Number(first?.getAttribute("x")) + 6 * 12;
  expect(Number(next?.getAttribute("x")) - 7 * 12).toBeGreaterThan(end);
});

test("each number is at its mark", () => {
  const places = [...show(dollars).querySelectorAll("text")].map((text) =>
    Math.round(Number(text.getAttribute("x"))),
  );
  expect(places).toEqual([134, 274, 414]);
});
