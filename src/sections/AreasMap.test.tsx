import { screen, within } from "@testing-library/react";
import { site } from "../../test/site/facts";
import { runQuery } from "../../test/site/gatsby";
import { renderPage } from "../../test/site/render";
import { AreasMap } from "./AreasMap";
import { Areas } from "./Areas";

type Data = { areas: Queries.AreasFragment & Queries.AreasMapFragment };

const { areas } = runQuery("{ areas: areasJson { ...Areas ...AreasMap } }") as Data;
const block = { heading: "Where we work", lead: "Three counties.", note: null };
const page = <Areas block={block} areas={areas} map={<AreasMap areas={areas} />} />;

const figure = () => screen.getByRole("figure");
/** The visible names and dots on the map. */
const places = () => [...figure().querySelectorAll<HTMLElement>("[style]")];

test("the map has a description for screen readers", () => {
  renderPage(page);
  const map = within(figure()).getByRole("img");
  expect(map).toHaveAccessibleName(areas.map?.meaning);
  expect(map).toHaveAttribute("loading", "lazy");
});

test("its names and dots are hidden from screen readers, since the lists have them", () => {
  renderPage(page);
  for (const place of places()) expect(place.closest("[aria-hidden=true]")).not.toBeNull();
  const map: Queries.AreasMapFragment = areas;
  const towns = map.counties.flatMap((county) => county.towns ?? []);
  const listed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(listed).toEqual(expect.arrayContaining(towns.map(({ name }) => name)));
  const drawn = [...map.counties, ...towns, ...map.independentCities].filter(({ x }) => x !== null);
  expect(places()).toHaveLength(drawn.length + (map.map?.places.length ?? 0));
  const spots = places().map(({ textContent, style }) => [textContent, style.left, style.top]);
  expect(spots).toEqual(
    expect.arrayContaining(drawn.map(({ name, x, y }) => [name, `${x}%`, `${y}%`])),
  );
});

test("the towns of the base are marked", () => {
  renderPage(page);
  const marked = places().filter((place) => "base" in place.dataset);
  expect(marked.map((place) => place.textContent).sort()).toEqual([...site.base.towns].sort());
});

test("a town's name is on the chosen side of its dot, by default on the right", () => {
  const town = { x: 50, y: 50 };
  const towns = [
    { ...town, name: "Joppa", label: "above" },
    { ...town, name: "Essex", label: null },
    { name: "Nowhere", x: null, y: null, label: "left" },
  ];
  const counties = [{ name: "Baltimore County", x: null, y: null, towns }];
  renderPage(<AreasMap areas={{ ...areas, counties, independentCities: [], map: null }} />);
  const names = [...figure().querySelectorAll<HTMLElement>("[style] > span")];
  expect(names.map(({ textContent, dataset }) => [textContent, dataset.side])).toEqual([
    ["Joppa", "above"],
    ["Essex", undefined],
  ]);
});
