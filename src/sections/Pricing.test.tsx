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

test("shows the figure, the factors, the facts, the tape and the drawing", () => {
  renderPage(<Pricing block={block} facts={facts} />);
  const region = screen.getByRole("region", { name: "What moves the price" });
  expect(within(region).getAllByRole("paragraph").map(textOf)).toEqual([
    "Every house is its own.",
    "5–10 days",
    "to re-side a typical house",
    "Layer by layer.",
    "Gutters are not in it.",
  ]);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Six things");
  const items = screen.getAllByRole("listitem").map((item) => [...item.children].map(textOf));
  expect(items).toEqual([
    ["Walls", "How many."],
    ["Height", "How high."],
  ]);
  const terms = screen.getAllByRole("term").map(textOf);
  const figures = screen.getAllByRole("definition").map(textOf);
  expect([terms, figures]).toEqual([
    ["Materials warranty", "Workmanship warranty"],
    ["20 years to lifetime", "5 years"],
  ]);
  expect(screen.getByRole("img", { name: "It takes 5 to 10 days." })).toBeInTheDocument();
  const drawing = within(screen.getByRole("figure")).getByRole("img", { name: "A wall cut back" });
  expect(drawing).toHaveAttribute("src", "/drawings/wall-section.svg");
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

function textOf({ textContent }: Element) {
  return textContent;
}
