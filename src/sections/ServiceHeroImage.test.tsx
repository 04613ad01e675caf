import { screen } from "@testing-library/react";
import "../../test/site/dialog";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { ServiceHeroImage } from "./ServiceHeroImage";

const at = (...places: (number | null)[]) =>
  places.map((y) => ({
    title: `At ${y}`,
    text: "Why.",
    hotspot: y === null ? null : `10% ${y}%`,
    inDrawing: null,
  }));

const hero = { picture: picture("A wall"), quote: "A price for your wall" };

test("its hotspots link to the reasons that have a place on it", () => {
  const { container } = renderPage(<ServiceHeroImage {...hero} reasons={at(20, null, 40)} />);
  expect(linksIn(container)).toEqual([
    ["1: At 20", "#reason-1"],
    ["3: At 40", "#reason-3"],
  ]);
});

test.each([
  ["at the top", [5, 30], "0"],
  ["in the middle", [40, 60], "-12.5"],
  ["at the bottom", [60, 94], "-25"],
  ["too far apart", [10, 80], ""],
  ["nowhere", [], ""],
])("is cropped to its hotspots: %s", (_, places, start) => {
  renderPage(<ServiceHeroImage {...hero} reasons={at(...places)} />);
  const { style } = screen.getByRole("figure");
  expect(style.getPropertyValue("--start")).toBe(start);
});
