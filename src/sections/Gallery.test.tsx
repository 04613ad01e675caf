import { screen, within } from "@testing-library/react";
import "../../test/site/dialog";
import { captioned } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Gallery, gallerySpans } from "./Gallery";

const block = {
  heading: "Ten good places",
  lead: "Choose one.",
  pictures: [captioned("A porch", "Cedar"), captioned("A patio"), captioned("A sunroom", "Glass")],
};

test("shows the pictures with their captions, each with a link to its largest file, and in a viewer", async () => {
  const { user } = renderPage(<Gallery block={block} tone="paper" />);
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
  await user.click(screen.getByRole("link", { name: "A patio" }));
  await screen.findByRole("dialog", { name: "Ten good places" });
});

test("1 to 20 pictures leave no gap, and none crosses the end of a row", () => {
  for (let count = 1; count <= 20; count++) {
    const spans = gallerySpans(count);
    expect(spans).toHaveLength(count);
    // A large first picture is two rows tall, beside the next two.
    const isLarge = spans[0] === 8;
    if (isLarge) expect(spans.slice(1, 3)).toEqual([4, 4]);
    let filled = 0;
    for (const span of isLarge ? spans.slice(3) : spans) {
      filled += span;
      expect({ count, filled, isWithin: filled <= 12 }).toMatchObject({ isWithin: true });
      filled %= 12;
    }
    expect({ count, filled }).toEqual({ count, filled: 0 });
  }
});
