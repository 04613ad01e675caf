import { screen, within } from "@testing-library/react";
import { captioned } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Gallery } from "./Gallery";

const block = {
  heading: "Ten good places",
  lead: "Choose one.",
  pictures: [captioned("A porch", "Cedar"), captioned("A patio"), captioned("A sunroom", "Glass")],
};

test("shows the pictures with their captions, each with a link to its largest file", () => {
  renderPage(<Gallery block={block} tone="paper" />);
  const region = screen.getByRole("region", { name: "Ten good places" });
  expect(region).toHaveTextContent("Choose one.");
  const items = within(region).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Cedar", "", "Glass"]);
  expect(
    items.map((item) => [
      within(item).getByRole("img").getAttribute("alt"),
      within(item).getByRole("link").getAttribute("href"),
    ]),
  ).toEqual([
    ["A porch", "/A-porch.jpg-1600.webp"],
    ["A patio", "/A-patio.jpg-1600.webp"],
    ["A sunroom", "/A-sunroom.jpg-1600.webp"],
  ]);
});
