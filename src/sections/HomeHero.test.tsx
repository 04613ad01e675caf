import { screen, within } from "@testing-library/react";
import "../../test/site/dialog";
import { buttons } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { HomeHero } from "./HomeHero";

const hero = {
  claim: ["One family.", "Three counties."],
  lead: "The quote is free.",
  picture: picture("A house"),
  quoteForm: { title: "Free quote", messageLabel: "Your project" },
  keyHeading: "What we look after",
  key: [
    { label: "Siding", link: "/services/siding", text: null, hotspot: "30% 50%" },
    { label: "Roof", link: "/contact", text: "Keeps the rain out.", hotspot: "66% 22%" },
    { label: "Jobs", link: "/projects", text: null, hotspot: "80% 80%" },
  ],
};

const services = [
  {
    name: "Siding of all kinds",
    address: "/services/siding",
    summary: "Checked, wrapped, sided.",
    facts: { duration: { least: 5, most: 10, unit: "day" } },
    hero: { quoteForm: { title: "Free siding quote" } },
  },
];

test("leaves out the list of links if it is empty", () => {
  renderPage(<HomeHero hero={{ ...hero, key: [] }} services={services} />);
  expect(screen.queryByRole("heading", { name: "What we look after" })).toBeNull();
});

test("links the hotspots to a list of links beside the photograph", () => {
  renderPage(<HomeHero hero={hero} services={services} />);
  const list = screen.getByRole("heading", { name: "What we look after" })
    .nextElementSibling as HTMLElement;
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1 Siding", "2 Roof", "3 Jobs"]);
  expect(linksIn(list)).toEqual([
    ["Siding", "/services/siding"],
    ["Roof", "/contact"],
    ["Jobs", "/projects"],
  ]);
  const places = screen
    .getAllByText(/^[123]$/)
    .filter((number) => !list.contains(number))
    .map(({ textContent, style }) => [textContent, style.left, style.top]);
  expect(places).toEqual([
    ["1", "30%", "50%"],
    ["2", "66%", "22%"],
    ["3", "80%", "80%"],
  ]);
});

const quote = [buttons.quote, "#quote"];
const moreAbout = (name: string, page: string) => [
  `${buttons.learnMore} ${buttons.learnMoreOf} ${name}`,
  page,
];

test.each([
  [
    "1: Siding",
    "5–10 days Checked, wrapped, sided.",
    [["Free siding quote", "/contact#quote"], moreAbout("Siding of all kinds", "/services/siding")],
  ],
  ["2: Roof", "Keeps the rain out.", [quote]],
  ["3: Jobs", "", [quote, moreAbout("Jobs", "/projects")]],
])("the hotspot %s shows %j, and the next links", async (hotspot, sentence, links) => {
  const { user } = renderPage(<HomeHero hero={hero} services={services} />);
  await user.click(screen.getByRole("link", { name: hotspot }));
  const card = await screen.findByRole("dialog", { name: hotspot.slice(3) });
  expect(card).toHaveAccessibleDescription(sentence);
  expect(linksIn(card)).toEqual(links);
});
