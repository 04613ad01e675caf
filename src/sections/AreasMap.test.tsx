import { screen, within } from "@testing-library/react";
import { site } from "../../test/site/facts";
import { answerTo } from "../../test/site/gatsby";
import { renderPage } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import { AreasMap } from "./AreasMap";
import { Areas } from "./Areas";

type Data = { areas: Queries.AreasFragment & Queries.AreasMapFragment };

const { areas } = answerTo("{ areas: areasJson { ...Areas ...AreasMap } }") as Data;
const block = { heading: "Where we work", lead: "Three counties.", note: null };
const page = <Areas block={block} areas={areas} map={<AreasMap areas={areas} />} />;

const figure = () => screen.getByRole("figure");
/** The visible names and dots on the map. */
const places = () => [...figure().querySelectorAll<HTMLElement>("[style]")];

test("the map has a description for screen readers", () => {
  renderPage(page);
  const map = within(figure()).getByRole("img");
  expect(map).toHaveAccessibleName(areas.map?.meaning);
  for (const { name } of areas.counties) expect(map).toHaveAccessibleName(RegExp(name));
  for (const town of site.base.towns) expect(map).toHaveAccessibleName(RegExp(town));
  expect(map).toHaveAttribute("loading", "lazy");
});

test("its names and dots are hidden from screen readers, since the lists have them", () => {
  renderPage(page);
  for (const place of places()) expect(place.closest("[aria-hidden=true]")).not.toBeNull();
  const map: Queries.AreasMapFragment = areas;
  const towns = map.counties.flatMap((county) => county.towns ?? []);
  const listed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(listed).toEqual(expect.arrayContaining(towns.map(({ name }) => name)));
  const named = towns.filter(({ label }) => label !== null);
  const drawn = [...map.counties, ...named, ...map.independentCities].filter(({ x }) => x !== null);
  expect(places()).toHaveLength(drawn.length + (map.map?.places.length ?? 0));
});

test("the towns of the base are marked", () => {
  renderPage(page);
  const marked = places().filter((place) => "base" in place.dataset);
  expect(marked.map((place) => place.textContent).sort()).toEqual([...site.base.towns].sort());
});

test("a town without a place on the map is not drawn", () => {
  const counties = [
    {
      name: "Kent County",
      text: null,
      x: null,
      y: null,
      towns: [
        { name: "Chestertown", x: 10, y: 20, label: "left" as const },
        { name: "Rock Hall", x: null, y: null, label: null },
      ],
    },
  ];
  renderPage(
    <AreasMap
      areas={{ ...areas, counties, independentCities: [], map: { meaning: "A map", places: [] } }}
    />,
  );
  expect(places().map((place) => [place.textContent, place.style.left, place.style.top])).toEqual([
    ["Chestertown", "10%", "20%"],
  ]);
});

test("a name that would overlap another one moves to another side", () => {
  const towns = [
    { name: "Timonium", x: 26.8, y: 53.2, label: "right" as const },
    { name: "Lutherville", x: 26.2, y: 55.6, label: "right" as const },
  ];
  const counties = [{ name: "Baltimore County", text: null, x: null, y: null, towns }];
  renderPage(<AreasMap areas={{ ...areas, counties, independentCities: [] }} />);
  const sides = places().map((place) => place.querySelector<HTMLElement>("span")?.dataset.side);
  expect(sides).toEqual(expect.arrayContaining(["right", "left"]));
});

test("the server's HTML contains only the outlines", () => {
  const html = serverHtml(page);
  expect(html.querySelector("figure img")).toHaveAttribute("src", "/counties.svg");
  expect(html.querySelector("figure")).toHaveTextContent("");
});
