import { screen, within } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import type { Duration } from "../content/facts";
import { ServiceBlocks } from "./ServiceBlocks";

const block = (name: string, duration: Duration | null) => ({
  title: `${name}, done well`,
  text: `About ${name}.`,
  benefits: ["Dry", "Straight"],
  service: { name, address: `/services/${name.toLowerCase()}`, facts: { duration } },
  picture: picture(`Some ${name}`),
});
const blocks = [
  block("Siding", { least: 5, most: 10, unit: "day" }),
  block("Decks", null),
  block("Doors", { least: 1, most: 1, unit: "day" }),
];

/** The items of the list of services; the benefits are lists in them. */
const items = () =>
  screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));

test("shows each service with its text, duration, benefits and picture, in order", () => {
  renderPage(<ServiceBlocks blocks={blocks} durationLabel="as a rule" />);
  expect(items().map(({ textContent }) => textContent)).toEqual([
    "Siding, done wellAbout Siding.5–10 days as a ruleDryStraightSee more on Siding",
    "Decks, done wellAbout Decks.DryStraightSee more on Decks",
    "Doors, done wellAbout Doors.1 day as a ruleDryStraightSee more on Doors",
  ]);
  expect(screen.getAllByRole("img").map((each) => each.getAttribute("alt"))).toEqual([
    "Some Siding",
    "Some Decks",
    "Some Doors",
  ]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  expect(within(items()[0] as HTMLElement).getAllByRole("listitem")).toHaveLength(2);
});

test("a button leads to each service, and says to which for those who only hear it", () => {
  renderPage(<ServiceBlocks blocks={blocks} durationLabel="as a rule" />);
  for (const name of ["Siding", "Decks", "Doors"]) {
    const link = screen.getByRole("link", { name: `See more on ${name}` });
    expect(link).toHaveAttribute("href", `/services/${name.toLowerCase()}`);
  }
});

test("links lead to the first of two blocks about one service", () => {
  const again = { ...block("Decks", null), title: "Decks, mended" };
  renderPage(<ServiceBlocks blocks={[...blocks, again]} durationLabel="as a rule" />);
  expect(items().map(({ id }) => id)).toEqual(["siding", "decks", "doors", ""]);
});

test("links lead to the services that the footer names and that have no block", () => {
  renderPage(
    <ServiceBlocks
      blocks={[block("Wells", null)]}
      durationLabel="as a rule"
      others="We also do:"
    />,
  );
  const line = screen.getByText(/^We also do:/);
  const links = within(line).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/services/cellars", "/contact"]);
});

test("without words before them there are no such links", () => {
  renderPage(<ServiceBlocks blocks={[block("Wells", null)]} durationLabel="as a rule" />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
