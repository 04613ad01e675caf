import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Pricing } from "./Pricing";

const block: Queries.PricingFragment = {
  heading: "What moves the price",
  lead: "Every house is its own.",
  figure: "5–10",
  figureUnit: "days",
  figureText: "to re-side a typical house",
  tape: {
    unit: "day",
    start: 0,
    least: 5,
    most: 10,
    end: 12,
    step: 1,
    ticks: 2,
    meaning: "It takes 5 to 10 days.",
    note: null,
  },
  drawing: { name: "wall-section", alt: "A wall cut back", caption: "Layer by layer." },
  factorsHeading: "Six things",
  factors: [
    { name: "Walls", text: "How many." },
    { name: "Height", text: "How high." },
  ],
  excluded: "Gutters are not in it.",
  facts: [
    { label: "Materials warranty", figure: "20 years to lifetime" },
    { label: "Workmanship warranty", figure: "5 years" },
  ],
};

const bare = {
  ...block,
  lead: null,
  figureUnit: null,
  tape: null,
  drawing: null,
  factorsHeading: null,
  facts: null,
};

test("shows the figure with its unit and what it is", () => {
  renderPage(<Pricing block={block} />);
  const region = screen.getByRole("region", { name: "What moves the price" });
  const texts = within(region)
    .getAllByRole("paragraph")
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "5–10 days",
    "to re-side a typical house",
    "Every house is its own.",
    "Layer by layer.",
    "Gutters are not in it.",
  ]);
});

test("shows what moves it, each with its name", () => {
  renderPage(<Pricing block={block} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Six things");
  const items = screen.getAllByRole("listitem").map((item) => [...item.children].map(textOf));
  expect(items).toEqual([
    ["Walls", "How many."],
    ["Height", "How high."],
  ]);
});

test("shows the facts with their figures, and the tape", () => {
  renderPage(<Pricing block={block} />);
  const terms = screen.getAllByRole("term").map(textOf);
  const figures = screen.getAllByRole("definition").map(textOf);
  expect([terms, figures]).toEqual([
    ["Materials warranty", "Workmanship warranty"],
    ["20 years to lifetime", "5 years"],
  ]);
  expect(screen.getByRole("img", { name: "It takes 5 to 10 days." })).toBeInTheDocument();
});

test("shows the drawing with its caption", () => {
  renderPage(<Pricing block={block} />);
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("img", { name: "A wall cut back" })).toHaveAttribute(
    "src",
    "/drawings/wall-section.svg",
  );
  expect(figure).toHaveTextContent("Layer by layer.");
});

test("leaves no trace of what is not there", () => {
  renderPage(<Pricing block={{ ...bare, figure: "$400–$1,200" }} />);
  expect(screen.getAllByRole("paragraph").map(textOf)).toEqual([
    "$400–$1,200",
    "to re-side a typical house",
    "Gutters are not in it.",
  ]);
  for (const role of ["img", "figure", "term"]) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});

function textOf({ textContent }: Element) {
  return textContent;
}
