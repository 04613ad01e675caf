import { screen } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { HeroImage } from "./HeroImage";

const at = (...places: (number | null)[]) =>
  places.map((y) => ({ title: `At ${y}`, mark: y === null ? null : { x: 10, y } }));

test("its numbers lead to the reasons, but for those that have no place on it", () => {
  const { container } = renderPage(
    <HeroImage picture={picture("A wall")} entries={at(20, null, 40)} />,
  );
  expect(linksIn(container)).toEqual([
    ["1: At 20", "#reason-1"],
    ["3: At 40", "#reason-3"],
  ]);
});

test.each([
  ["at the top", [5, 30], "-0%"],
  ["in the middle", [40, 60], "-12.5%"],
  ["at the foot", [60, 94], "-25%"],
  ["too far apart", [10, 80], ""],
  ["nowhere", [], ""],
])("is cut to where its marks are: %s", (_, places, cut) => {
  renderPage(<HeroImage picture={picture("A wall")} entries={at(...places)} />);
  const trim = screen.getByRole("figure").querySelector("div");
  expect(trim?.style.getPropertyValue("--cut")).toBe(cut);
});
