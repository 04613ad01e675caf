import { screen } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { ImageWithHotspots } from "./ImageWithHotspots";

const entries = [
  { href: "#part-0", name: "Wrap" },
  { href: "#part-1", name: "Nails" },
  { href: "/contact", name: "Corners" },
];
const entry = (index: number) => entries[index] ?? { href: "", name: "" };

test("its numbers lead where the list leads, and name it", () => {
  const marks = [{ x: 10, y: 20 }, null, { x: 32.6, y: 50 }];
  renderPage(
    <ImageWithHotspots
      picture={picture("A wall")}
      marks={marks}
      entry={entry}
      sizes="50vw"
      first
    />,
  );
  expect(screen.getByRole("img", { name: "A wall" })).toHaveAttribute("loading", "eager");
  expect(linksIn(document.body)).toEqual([
    ["1: Wrap", "#part-0"],
    ["3: Corners", "/contact"],
  ]);
  expect(screen.getByRole("link", { name: "1: Wrap" })).toHaveStyle({ left: "10%", top: "20%" });
  expect(screen.getByRole("link", { name: "3: Corners" })).toHaveStyle({ left: "32.6%" });
});

test("keeps a number whole that is set at the very edge", () => {
  renderPage(
    <ImageWithHotspots
      picture={picture("A house")}
      marks={[{ x: 100, y: 0 }]}
      entry={entry}
      sizes="50vw"
    />,
  );
  expect(screen.getByText("1")).toHaveStyle({ left: "96%", top: "6%" });
});
