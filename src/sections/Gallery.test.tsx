import { screen, within } from "@testing-library/react";
import { captioned } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Gallery, gallerySpans } from "./Gallery";

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

/** The filled twelfths of the last row. A large first picture is two rows tall. */
function filledInLastRow(spans: readonly number[]): number {
  const [first = 0, ...others] = spans;
  const area = first === 8 ? 16 : first;
  return (area + others.reduce((sum, span) => sum + span, 0)) % 12;
}

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  "%d pictures leave no gap",
  (count) => {
    const spans = gallerySpans(count);
    expect(spans).toHaveLength(count);
    expect(filledInLastRow(spans)).toBe(0);
  },
);

test("no picture crosses the end of a row", () => {
  for (let count = 5; count <= 20; count++) {
    let filled = 0;
    for (const span of gallerySpans(count).slice(3)) {
      filled = (filled + span) % 12;
      expect([0, 3, 4, 6, 8, 9]).toContain(filled);
    }
    expect(filled).toBe(0);
  }
});
