import { screen, within } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { ServiceBlocks } from "./ServiceBlocks";

const block = (name: string) => ({
  title: `${name}, done well`,
  text: `About ${name}.`,
  benefits: ["Dry", "Straight"],
  service: { name, address: `/services/${name.toLowerCase()}` },
  picture: picture(`Some ${name}`),
});
const blocks = ["Siding", "Decks", "Doors"].map(block);

/** The items of the list of services. Their benefits are lists, too. */
const items = () =>
  screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));

test("shows each service with its text, benefits and picture, in order", () => {
  renderPage(<ServiceBlocks blocks={blocks} />);
  expect(items().map(({ textContent }) => textContent)).toEqual([
    "Siding, done wellAbout Siding.DryStraightSee more on Siding",
    "Decks, done wellAbout Decks.DryStraightSee more on Decks",
    "Doors, done wellAbout Doors.DryStraightSee more on Doors",
  ]);
  expect(screen.getAllByRole("img").map((each) => each.getAttribute("alt"))).toEqual([
    "Some Siding",
    "Some Decks",
    "Some Doors",
  ]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  for (const name of ["Siding", "Decks", "Doors"]) {
    const link = screen.getByRole("link", { name: `See more on ${name}` });
    expect(link).toHaveAttribute("href", `/services/${name.toLowerCase()}`);
  }
  expect(within(items()[0] as HTMLElement).getAllByRole("listitem")).toHaveLength(2);
});

test("links to a service with two blocks go to the first one", () => {
  const again = { ...block("Decks"), title: "Decks, changed" };
  renderPage(<ServiceBlocks blocks={[...blocks, again]} />);
  expect(items().map(({ id }) => id)).toEqual(["siding", "decks", "doors", ""]);
});

test("links to the services in the footer that have no block", () => {
  renderPage(<ServiceBlocks blocks={[block("Wells")]} others="We also do:" />);
  const line = screen.getByText(/^We also do:/);
  const links = within(line).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/services/cellars", "/contact"]);
});

test("without a text before them, shows no such links", () => {
  renderPage(<ServiceBlocks blocks={[block("Wells")]} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
