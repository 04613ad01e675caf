import { screen, within } from "@testing-library/react";
import {
  base,
  copyrightYear,
  emailLink,
  hours,
  license,
  name,
  phoneLink,
  site,
} from "../../test/site/facts";
import { linksIn, menuPages } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Footer } from "./Footer";

const footer = () => screen.getByRole("contentinfo");

beforeEach(() => {
  renderPage(<Footer />);
});

test("lists the services in the content's order, with a link to each", () => {
  expect(linksIn(screen.getByRole("navigation", { name: "What we do" }))).toEqual([
    ["Wells & pumps", "/services/wells"],
    ["Root cellars", "/services/cellars"],
    [site.services[2]?.name, "/contact"],
  ]);
});

test("has the quick links", () => {
  expect(linksIn(screen.getByRole("navigation", { name: "Pages" }))).toEqual([
    ...menuPages,
    ["Our work", "/services"],
  ]);
});

test("has phone, email, base and hours", () => {
  const links = linksIn(footer());
  expect(links).toContainEqual(phoneLink);
  expect(links).toContainEqual(emailLink);
  expect(footer()).toHaveTextContent(base);
  for (const line of hours) expect(footer()).toHaveTextContent(`${line.label} ${line.hours}`);
});

test("names the counties", () => {
  const areas = screen.getByText("Where we dig").parentElement;
  const names = within(areas as HTMLElement).getAllByRole("listitem");
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "Addison & Orange County",
    "Essex County",
    "Grand Isle",
    "Ferrisburgh-Vergennes",
  ]);
});

test("ends with the license, the copyright and a link to the privacy paragraph", () => {
  expect(footer()).toHaveTextContent(`Bonded & insured in Vermont ${license}`);
  expect(footer()).toHaveTextContent(`© ${copyrightYear} ${name}`);
  expect(linksIn(footer())).toContainEqual(["What we keep", "/contact#privacy"]);
});
