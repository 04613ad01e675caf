import { screen, within } from "@testing-library/react";
import {
  base,
  copyrightYear,
  emailLink,
  hours,
  license,
  name,
  phoneLink,
} from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Footer } from "./Footer";

const footer = () => screen.getByRole("contentinfo");

beforeEach(() => {
  renderPage(<Footer />);
});

test("lists all seven services, with a way to each", () => {
  expect(linksIn(screen.getByRole("navigation", { name: "Services" }))).toEqual([
    ["Siding", "/services/siding"],
    ["Decks", "/services/decks"],
    ["Kitchen remodeling", "/services/kitchens"],
    ["Bathroom remodeling", "/services/bathrooms"],
    ["Windows and doors", "/services/windows-doors"],
    ["Sunrooms and awnings", "/services/sunrooms"],
    ["Roofing and gutters", "/contact"],
  ]);
});

test("has the quick links", () => {
  expect(linksIn(screen.getByRole("navigation", { name: "Quick links" }))).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Services", "/services"],
    ["Projects", "/projects"],
    ["Testimonials", "/testimonials"],
    ["Contact", "/contact"],
  ]);
});

test("has phone, email, base and hours", () => {
  const links = linksIn(footer());
  expect(links).toContainEqual(phoneLink);
  expect(links).toContainEqual(emailLink);
  expect(footer()).toHaveTextContent(base);
  for (const line of hours)
    expect(screen.getByText(`${line.label} ${line.hours}`)).toBeInTheDocument();
});

test("names the three counties", () => {
  const areas = screen.getByRole("heading", { name: "Service areas", hidden: true }).parentElement;
  const names = within(areas as HTMLElement).getAllByRole("listitem");
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "Baltimore County",
    "Harford County",
    "Cecil County",
  ]);
});

test("ends with the license, the copyright and the way to the privacy paragraph", () => {
  expect(footer()).toHaveTextContent(`Licensed and insured in Maryland · ${license}`);
  expect(footer()).toHaveTextContent(`© ${copyrightYear} ${name}`);
  expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/contact#privacy");
});
