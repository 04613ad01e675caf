import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Pricing } from "./Pricing";

const block: Queries.PricingFragment = {
  heading: "What moves the price",
  lead: "Every house is its own.",
  figure: "duration",
  figureText: "to re-side a typical house",
  tape: {
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

const facts = {
  duration: { least: 5, most: 10, unit: "day" },
  price: { least: 400, most: 1200 },
};

const bare = {
  ...block,
  lead: null,
  tape: null,
  drawing: null,
  factorsHeading: null,
  facts: null,
};

test("shows the figure with its unit and its explanation", () => {
  renderPage(<Pricing block={block} facts={facts} />);
  const region = screen.getByRole("region", { name: "What moves the price" });
  const texts = within(region)
    .getAllByRole("paragraph")
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Every house is its own.",
    "5–10 days",
    "to re-side a typical house",
    "Layer by layer.",
    "Gutters are not in it.",
  ]);
});

test("shows the figure from the facts, both on the tape and beside it", () => {
  const { show } = renderPage(<Pricing block={block} facts={facts} />);
  const numbers = () => screen.getByRole("img", { name: /^It takes/ }).textContent;
  expect(numbers()).toMatch(/12$/);
  const longer = { ...facts, duration: { least: 8, most: 11, unit: "week" } };
  show(<Pricing block={block} facts={longer} />);
  expect(screen.getByText("8–11")).toHaveTextContent("8–11 weeks");
  expect(numbers()).toMatch(/13$/);
  show(<Pricing block={{ ...block, figure: "price" }} facts={facts} />);
  expect(screen.getByText("$400–$1,200")).toBeInTheDocument();
  expect(numbers()).toBe("$400$800$1,200");
});

test("shows each factor with its name", () => {
  renderPage(<Pricing block={block} facts={facts} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Six things");
  const items = screen.getAllByRole("listitem").map((item) => [...item.children].map(textOf));
  expect(items).toEqual([
    ["Walls", "How many."],
    ["Height", "How high."],
  ]);
});

test("shows the facts with their figures, and the tape", () => {
  renderPage(<Pricing block={block} facts={facts} />);
  const terms = screen.getAllByRole("term").map(textOf);
  const figures = screen.getAllByRole("definition").map(textOf);
  expect([terms, figures]).toEqual([
    ["Materials warranty", "Workmanship warranty"],
    ["20 years to lifetime", "5 years"],
  ]);
  expect(screen.getByRole("img", { name: "It takes 5 to 10 days." })).toBeInTheDocument();
});

test("shows the drawing with its caption", () => {
  renderPage(<Pricing block={block} facts={facts} />);
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("img", { name: "A wall cut back" })).toHaveAttribute(
    "src",
    "/drawings/wall-section.svg",
  );
  expect(figure).toHaveTextContent("Layer by layer.");
});

test("leaves out missing parts", () => {
  renderPage(<Pricing block={{ ...bare, figure: "price" }} facts={facts} />);
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
