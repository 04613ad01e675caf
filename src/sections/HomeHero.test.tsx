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

const services = [{ address: "/services/siding", summary: "Checked, wrapped, sided." }];

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

test.each([
  ["1: Siding", "Checked, wrapped, sided.", "/services/siding"],
  ["2: Roof", "Keeps the rain out.", "/contact"],
  ["3: Jobs", "", "/projects"],
])("the hotspot %s says %j, and leads to %s", async (hotspot, sentence, page) => {
  const { user } = renderPage(<HomeHero hero={hero} services={services} />);
  await user.click(screen.getByRole("link", { name: hotspot }));
  const name = hotspot.slice(3);
  const card = await screen.findByRole("dialog", { name });
  expect(card).toHaveAccessibleDescription(sentence);
  expect(linksIn(card)).toContainEqual([
    `${buttons.learnMore} ${buttons.learnMoreOf} ${name}`,
    page,
  ]);
});
