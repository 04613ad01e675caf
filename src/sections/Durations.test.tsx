import { screen, within } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import type { Duration } from "../content/facts/facts";
import { Durations } from "./Durations";

const words = { heading: "How long it takes", note: "Weeks of five days." };

const block = (name: string, duration: Duration | null) => ({
  service: { name, address: `/services/${name.toLowerCase()}`, facts: { duration } },
});

const blocks = [
  block("Kitchens", { least: 4, most: 8, unit: "week" }),
  block("Roofs", null),
  block("Siding", { least: 5, most: 10, unit: "day" }),
  block("Doors", { least: 1, most: 1, unit: "day" }),
];

const numbersIn = (container: HTMLElement) =>
  [...container.querySelectorAll("div[aria-hidden] b")].map(({ textContent }) => textContent);

test("shows each service with its duration, the shortest first, and links to it", () => {
  renderPage(<Durations words={words} blocks={blocks} />);
  const region = screen.getByRole("region", { name: "How long it takes" });
  expect(linksIn(region)).toEqual([
    ["Doors 1 day", "#doors"],
    ["Siding 5–10 days", "#siding"],
    ["Kitchens 4–8 weeks", "#kitchens"],
  ]);
  expect(within(region).getByText("Weeks of five days.")).toBeInTheDocument();
});

test("draws the durations to one scale, which ends with the longest", () => {
  const { container } = renderPage(<Durations words={words} blocks={blocks} />);
  expect(numbersIn(container)).toEqual([..."12345678"]);
  const bars = screen.getAllByRole("link").map((link) => {
    const [most, least] = link.querySelectorAll<HTMLElement>("[style]");
    return [most?.style.width, least?.style.width];
  });
  expect(bars).toEqual([
    ["2.5%", "100%"],
    ["25%", "50%"],
    ["100%", "50%"],
  ]);
});

test("has fewer numbers on a tape of years, so that they do not overlap", () => {
  const years = [block("Gardens", { least: 1, most: 60, unit: "month" })];
  const { container } = renderPage(<Durations words={words} blocks={years} />);
  expect(numbersIn(container).join(" ")).toBe("44 88 132 176 220 264");
});

test("shows nothing without a known duration", () => {
  const { container } = renderPage(<Durations words={words} blocks={[block("Roofs", null)]} />);
  expect(container.querySelector("section")).toBeNull();
});
