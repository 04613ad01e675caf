import { screen, within } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
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

test("without a text before them, links only to the page of each block", () => {
  const { container } = renderPage(<ServiceBlocks blocks={[block("Wells")]} />);
  expect(linksIn(container)).toEqual([["See more on Wells", "/services/wells"]]);
});
