import { screen } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Related } from "./Related";
import { ServiceCards } from "./ServiceCards";

test("related services are links, each with a reason", () => {
  const items = [
    { service: { name: "Decks", address: "/services/decks" }, text: "Outside the door." },
    { service: { name: "Windows", address: "/services/windows" }, text: "In the wall." },
  ];
  renderPage(<Related block={{ heading: "Goes with it", items }} tone="paper" />);
  expect(linksIn(screen.getByRole("region", { name: "Goes with it" }))).toEqual([
    ["Decks Outside the door.", "/services/decks"],
    ["Windows In the wall.", "/services/windows"],
  ]);
});

test("service cards have a picture, a link, a summary and the usual duration, if there is one", () => {
  const card = (name: string, least?: number) => ({
    service: {
      name,
      address: `/services/${name}`,
      summary: `All about ${name}.`,
      facts: least === undefined ? null : { duration: { least, most: least + 1, unit: "week" } },
    },
    picture: picture(`Some ${name}`),
  });
  const cards = [card("decks", 1), card("doors")];
  renderPage(<ServiceCards services={{ heading: "Jobs", lead: "With their times.", cards }} />);
  const region = screen.getByRole("region", { name: "Jobs" });
  expect(region).toHaveTextContent("With their times.");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "decks1–2 weeksAll about decks.",
    "doorsAll about doors.",
  ]);
  expect(linksIn(region)).toEqual([
    ["decks", "/services/decks"],
    ["doors", "/services/doors"],
  ]);
  expect(screen.getByRole("img", { name: "Some doors" })).toBeInTheDocument();
});
