import { screen, within } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { ServiceBlocks } from "./ServiceBlocks";

const block = (name: string, duration: string | null) => ({
  title: `${name}, done well`,
  text: `About ${name}.`,
  benefits: ["Dry", "Straight"],
  service: { name, address: `/services/${name.toLowerCase()}`, duration },
  picture: picture(`Some ${name}`),
});
const blocks = [block("Siding", "5–10 days"), block("Decks", null), block("Doors", "a day")];

test("shows each service with its text, duration, benefits and picture, in order", () => {
  renderPage(<ServiceBlocks blocks={blocks} />);
  const articles = screen.getAllByRole("article");
  expect(articles.map(({ textContent }) => textContent)).toEqual([
    "Siding, done wellAbout Siding.5–10 daysDryStraightLearn More about Siding",
    "Decks, done wellAbout Decks.DryStraightLearn More about Decks",
    "Doors, done wellAbout Doors.a dayDryStraightLearn More about Doors",
  ]);
  expect(screen.getAllByRole("img").map((each) => each.getAttribute("alt"))).toEqual([
    "Some Siding",
    "Some Decks",
    "Some Doors",
  ]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  expect(within(articles[0] as HTMLElement).getAllByRole("listitem")).toHaveLength(2);
});

test("Learn More leads to each service, and says to which for those who only hear it", () => {
  renderPage(<ServiceBlocks blocks={blocks} />);
  for (const name of ["Siding", "Decks", "Doors"]) {
    const link = screen.getByRole("link", { name: `Learn More about ${name}` });
    expect(link).toHaveAttribute("href", `/services/${name.toLowerCase()}`);
  }
});
