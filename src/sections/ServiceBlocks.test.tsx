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

/** The items of the list of services, without the items of the lists of benefits. */
const items = () =>
  screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));

test("links to a service with two blocks go to the first one", () => {
  const again = { ...block("Decks"), title: "Decks, changed" };
  renderPage(<ServiceBlocks blocks={[...blocks, again]} others={null} />);
  expect(items().map(({ id }) => id)).toEqual(["siding", "decks", "doors", ""]);
});

test("other services lead to their page, or without one to the form, which begins with them", () => {
  const others = [
    { title: "Wells", text: "Dug.", choice: null, service: block("Wells").service },
    { title: "Roofs", text: "Tight.", choice: "roofing", service: null },
  ];
  const { container } = renderPage(<ServiceBlocks blocks={[block("Decks")]} others={others} />);
  const links = linksIn(container).map(([name, to]) => [name?.split(" ").at(-1), to]);
  expect(links).toEqual([
    ["Decks", "/services/decks"],
    ["Wells", "/services/wells"],
    ["Roofs", "/contact?service=roofing#quote"],
  ]);
  expect(items().map(({ id }) => id)).toEqual(["decks", "wells", "roofing"]);
});

test("each service has an id that is valid and unique, whatever the words of its choice", () => {
  const choices = ["Roof & gutters", "roof gutters", "Decks", "main", "屋根", "Décor #1"];
  const others = choices.map((choice) => ({
    title: `About ${choice}`,
    text: "Tight.",
    choice,
    service: null,
  }));
  renderPage(<ServiceBlocks blocks={[block("Decks")]} others={others} />);
  const ids = ["decks", "roof-gutters", "", "", "main-entry", "", "decor-1"];
  expect(items().map(({ id }) => id)).toEqual(ids);
});

test("without other services, links only to the page of each block", () => {
  const { container } = renderPage(<ServiceBlocks blocks={[block("Wells")]} others={null} />);
  expect(linksIn(container)).toEqual([["See more on Wells", "/services/wells"]]);
});
