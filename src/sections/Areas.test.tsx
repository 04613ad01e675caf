import { screen, within } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Areas } from "./Areas";

const named = (...names: string[]) => names.map((name) => ({ name, text: null }));

const block = { heading: "Where we work", lead: "Three counties.", note: "In between? Call." };
const areas = {
  counties: [
    { name: "Baltimore County", towns: named("Essex", "Towson"), text: null },
    { name: "Harford County", towns: named("Bel Air", "Havre de Grace", "Fallston"), text: null },
    { name: "Cecil County", towns: null, text: "We serve it too." },
  ],
  independentCities: named("Baltimore"),
};

/** The towns below each county's name. */
const townsBelowNames = () =>
  screen.getAllByRole("heading", { level: 3 }).map((heading) => [
    heading.firstChild?.textContent,
    within(heading.closest("details, div") as HTMLElement)
      .queryAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent),
  ]);

test("the areas are the counties with their towns, without links, and a text about one without towns", () => {
  renderPage(<Areas block={block} areas={areas} />);
  const region = screen.getByRole("region", { name: "Where we work" });
  expect(linksIn(region)).toEqual([]);
  expect(townsBelowNames()).toEqual([
    ["Baltimore County", ["Essex", "Towson"]],
    ["Harford County", ["Bel Air", "Havre de Grace", "Fallston"]],
    ["Cecil County", []],
  ]);
  for (const words of ["2 towns", "3 towns", "We serve it too.", block.lead, block.note])
    expect(within(region).getByText(words)).toBeInTheDocument();
  expect(screen.getAllByText(/towns$/)).toHaveLength(2);
});

describe("the city links", () => {
  test("link each town to its page, and end with the independent city", () => {
    const { container } = renderPage(<Areas block={block} areas={areas} linked />);
    expect(townsBelowNames()).toEqual([
      ["Baltimore County", ["Essex", "Towson"]],
      ["Harford County", ["Bel Air", "Havre de Grace", "Fallston"]],
      ["Baltimore City", ["Baltimore"]],
    ]);
    expect(screen.getByText("2 towns")).toBeInTheDocument();
    expect(screen.queryByText("1 town")).toBeNull();
    expect(linksIn(container)).toEqual([
      ["Essex", "/locations/essex-md"],
      ["Towson", "/locations/towson-md"],
      ["Bel Air", "/locations/bel-air-md"],
      ["Havre de Grace", "/locations/havre-de-grace-md"],
      ["Fallston", "/locations/fallston-md"],
      ["Baltimore", "/locations/baltimore-md"],
    ]);
  });

  test.each(["Baltimore City", "Washington, D.C."])("do not add City to %s", (name) => {
    renderPage(<Areas block={block} areas={{ ...areas, independentCities: named(name) }} linked />);
    expect(townsBelowNames().at(-1)).toEqual([name, [name]]);
  });

  test("have the sentence about a town, which the other pages leave out", () => {
    const towns = [{ name: "Towson", text: "The county seat." }];
    const counties = [{ name: "Baltimore County", towns, text: null }];
    const { show } = renderPage(<Areas block={block} areas={{ ...areas, counties }} linked />);
    expect(screen.getByText("The county seat.")).toBeInTheDocument();
    show(<Areas block={block} areas={{ ...areas, counties }} />);
    expect(screen.queryByText("The county seat.")).toBeNull();
  });
});
