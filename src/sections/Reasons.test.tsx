import { screen } from "@testing-library/react";
import { captioned } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Reasons } from "./Reasons";

const items = [
  { title: "Wrap", text: "Laid like shingles.", mark: { x: 22.1, y: 21.7 } },
  { title: "Nails", text: "In the studs.", mark: null },
  { title: "Corners", text: "With room to move.", mark: { x: 80, y: 40 } },
];
const block = { heading: "What to check", lead: "While it is open.", picture: null, items };

/** The numbers on the picture, and where they are. */
const marks = () =>
  [...(screen.getByRole("figure").querySelectorAll<HTMLElement>("[aria-hidden=true]") ?? [])].map(
    ({ textContent, style }) => [textContent, style.left, style.top],
  );

test.each([
  ["with", captioned("A wall")],
  ["without", null],
])("lists them in their order, %s a picture", (_, shown) => {
  renderPage(<Reasons block={{ ...block, picture: shown }} />);
  expect(screen.getByRole("region", { name: "What to check" })).toHaveTextContent(
    "While it is open.",
  );
  const found = screen.getAllByRole("listitem");
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "1WrapLaid like shingles.",
    "2NailsIn the studs.",
    "3CornersWith room to move.",
  ]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});

test("puts their numbers on the picture, leaving out those that have no place there", () => {
  renderPage(<Reasons block={{ ...block, picture: captioned("A wall") }} />);
  expect(marks()).toEqual([
    ["1", "22.1%", "21.7%"],
    ["3", "80%", "40%"],
  ]);
});

test("shows the picture's caption, if it has one", () => {
  const { show } = renderPage(
    <Reasons block={{ ...block, picture: captioned("A wall", "Half way up.") }} />,
  );
  expect(screen.getByRole("figure")).toHaveTextContent("Half way up.");
  show(<Reasons block={{ ...block, picture: captioned("A wall") }} />);
  expect(screen.getByRole("figure").querySelector("figcaption")).toBeNull();
});

/** Where a plate's picture is moved to; not at all where it is whole. */
const cutOf = (side: "left" | "wide" | "middle", places: readonly number[]) => {
  const marked = places.map((place) => ({
    title: `At ${place}`,
    text: "There.",
    mark: side === "wide" ? { x: 0, y: place } : { x: place, y: 0 },
  }));
  renderPage(
    <Reasons block={{ ...block, picture: captioned("A wall"), items: marked }} side={side} />,
  );
  const plate = screen.getByRole("figure").querySelector("div");
  return plate?.style.getPropertyValue("--cut");
};

test.each([
  ["at the top", [5, 30], "-0%"],
  ["in the middle", [40, 60], "-12.5%"],
  ["at the foot", [60, 94], "-25%"],
  ["too far apart", [10, 80], ""],
  ["nowhere", [], ""],
])("a wide plate is cut to where its marks are: %s", (_, places, cut) => {
  expect(cutOf("wide", places)).toBe(cut);
});

test.each([
  ["on the left", [5, 30], "-0%"],
  ["on the right", [26, 88], "-17%"],
  ["too far apart", [10, 85], ""],
])("a plate in the middle is cut to where its marks are: %s", (_, places, cut) => {
  expect(cutOf("middle", places)).toBe(cut);
});

test("a plate on the left is whole", () => {
  expect(cutOf("left", [40, 60])).toBe("");
});
