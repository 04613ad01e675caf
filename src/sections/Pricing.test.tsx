import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Pricing } from "./Pricing";

const block: Queries.PricingFragment = {
  heading: "What moves the price",
  lead: null,
  figure: "duration",
  figureText: "to re-side a typical house",
  tape: { ticks: 2, meaning: "It takes 5 to 10 days.", note: null },
  drawing: null,
  factorsHeading: null,
  factors: [],
  excluded: "Gutters are not in it.",
  facts: null,
};

const facts = {
  duration: { least: 5, most: 10, unit: "day", number: "5–10", units: "days" },
  price: { least: 400, most: 1200, text: "$400–$1,200" },
};

test("shows the figure from the facts, both on the tape and beside it", () => {
  const { show } = renderPage(<Pricing block={block} facts={facts} side="left" />);
  const numbers = () => screen.getByRole("img", { name: /^It takes/ }).textContent;
  expect(numbers()).toMatch(/12$/);
  const duration = { least: 8, most: 11, unit: "week", number: "8–11", units: "weeks" };
  const longer = { ...facts, duration };
  show(<Pricing block={block} facts={longer} side="left" />);
  expect(screen.getByText("8–11")).toHaveTextContent("8–11 weeks");
  expect(numbers()).toMatch(/13$/);
  show(<Pricing block={{ ...block, figure: "price" }} facts={facts} side="left" />);
  expect(screen.getByText("$400–$1,200")).toBeInTheDocument();
  expect(numbers()).toBe("$400$800$1,200");
});

test("shows a price once, even if the large figure is a duration", () => {
  const { show } = renderPage(<Pricing block={block} facts={facts} side="left" />);
  expect(screen.getByRole("term")).toHaveTextContent("Price");
  expect(screen.getByRole("definition")).toHaveTextContent("$400–$1,200");
  show(<Pricing block={{ ...block, figure: "price" }} facts={facts} side="left" />);
  expect(screen.getByText("$400–$1,200")).toBeInTheDocument();
  expect(screen.queryByText("Price")).not.toBeInTheDocument();
});
