import { screen } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { MarkedPicture } from "./MarkedPicture";

test("numbers the places on a picture, for the eye only", () => {
  const marks = [{ x: 10, y: 20 }, null, { x: 32.6, y: 50 }];
  renderPage(<MarkedPicture picture={picture("A house")} marks={marks} sizes="50vw" first />);
  expect(screen.getByRole("img", { name: "A house" })).toHaveAttribute("loading", "eager");
  for (const [number, left, top] of [
    ["1", "10%", "20%"],
    ["3", "32.6%", "50%"],
  ] as const) {
    expect(screen.getByText(number)).toHaveStyle({ left, top });
    expect(screen.getByText(number)).toHaveAttribute("aria-hidden", "true");
  }
  expect(screen.queryByText("2")).toBeNull();
});

test("its numbers lead to the list's entries where it has some, and name them", () => {
  const marks = [{ x: 10, y: 20 }, null, { x: 32.6, y: 50 }];
  const names = ["Wrap", "Nails", "Corners"];
  const entry = (index: number) => ({ href: `#part-${index}`, name: names[index] ?? "" });
  renderPage(
    <MarkedPicture picture={picture("A wall")} marks={marks} entry={entry} sizes="50vw" />,
  );
  expect(linksIn(document.body)).toEqual([
    ["1: Wrap", "#part-0"],
    ["3: Corners", "#part-2"],
  ]);
  expect(screen.getByRole("link", { name: "3: Corners" })).toHaveStyle({ left: "32.6%" });
});

test("keeps a number whole that is set at the very edge", () => {
  renderPage(
    <MarkedPicture picture={picture("A house")} marks={[{ x: 100, y: 0 }]} sizes="50vw" />,
  );
  expect(screen.getByText("1")).toHaveStyle({ left: "96%", top: "6%" });
});
