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
  ],
};

const jobs = [
  {
    name: "Siding of all kinds",
    address: "/services/siding",
    summary: "Checked, wrapped, sided.",
    facts: { duration: { least: 5, most: 10, unit: "day" } },
    hero: { quoteForm: { title: "Free siding quote" } },
  },
];

test("leaves out the list of links if it is empty", () => {
  renderPage(<HomeHero hero={{ ...hero, key: [] }} jobs={jobs} />);
  expect(screen.queryByRole("heading", { name: "What we look after" })).toBeNull();
});

test("links the hotspots to a list of links beside the photograph", () => {
  renderPage(<HomeHero hero={hero} jobs={jobs} />);
  const list = screen.getByRole("heading", { name: "What we look after" })
    .nextElementSibling as HTMLElement;
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1Siding", "2Roof"]);
  expect(linksIn(list)).toEqual([
    ["Siding", "/services/siding"],
    ["Roof", "/contact"],
  ]);
  const places = screen
    .getAllByText(/^[12]$/)
    .filter((number) => !list.contains(number))
    .map(({ textContent, style }) => [textContent, style.left, style.top]);
  expect(places).toEqual([
    ["1", "30%", "50%"],
    ["2", "66%", "22%"],
  ]);
});

test("a hotspot shows its job, the duration and the next links", async () => {
  const { user } = renderPage(<HomeHero hero={hero} jobs={jobs} />);
  await user.click(screen.getByRole("link", { name: "1: Siding" }));
  const card = await screen.findByRole("dialog", { name: "Siding" });
  expect(card).toHaveAccessibleDescription("5–10 days Checked, wrapped, sided.");
  expect(linksIn(card)).toEqual([
    ["Free siding quote", "/contact#quote"],
    [`${buttons.learnMore} ${buttons.learnMoreOf} Siding of all kinds`, "/services/siding"],
  ]);
});

test("a hotspot of another page links to it", async () => {
  const key = [{ label: "Jobs", link: "/projects", text: null, hotspot: "30% 50%" }];
  const { user } = renderPage(<HomeHero hero={{ ...hero, key }} jobs={jobs} />);
  await user.click(screen.getByRole("link", { name: "1: Jobs" }));
  const card = await screen.findByRole("dialog", { name: "Jobs" });
  expect(linksIn(card)).toContainEqual([
    `${buttons.learnMore} ${buttons.learnMoreOf} Jobs`,
    "/projects",
  ]);
});

test("a hotspot without a page shows its own sentence, and links to the form beside it", async () => {
  const { user } = renderPage(<HomeHero hero={hero} jobs={jobs} />);
  await user.click(screen.getByRole("link", { name: "2: Roof" }));
  const card = await screen.findByRole("dialog", { name: "Roof" });
  expect(card).toHaveAccessibleDescription("Keeps the rain out.");
  expect(linksIn(card)).toEqual([[buttons.quote, "#quote"]]);
});
