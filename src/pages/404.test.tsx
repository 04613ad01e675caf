import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { runQuery } from "../../test/site/gatsby";
import { buttons, phone, phoneLink } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { complaints, renderPage } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import NotFoundPage, { query } from "./404";

const data = runQuery(String(query)) as Queries.NotFoundPageQuery;

const page = (pathname: string) => (
  <NotFoundPage {...({ data, location: { pathname } } as PageProps<Queries.NotFoundPageQuery>)} />
);

/** Visits a path without a page, and clears the error that the 404 page logs. */
function visit(pathname: string): void {
  renderPage(page(pathname), pathname);
  complaints();
}

test("has the phone number, and links to the most popular pages", () => {
  visit("/lost");
  expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink[1]);
  const popular = screen.getByRole("navigation", { name: "Try these" });
  expect(linksIn(popular)).toEqual([["Wells & pumps", "/services/wells"]]);
});

test("names the town of the address, and links to the form", () => {
  visit("/locations/podunk-md");
  expect(screen.getByText("Podunk has no hole yet; ring & ask.")).toBeInTheDocument();
  const quote = screen.getByRole("link", { name: buttons.quote });
  expect(quote).toHaveAttribute("href", "/contact#quote");
});

test("names no town at other addresses, nor in its HTML file", () => {
  visit("/locations/nowhere-md");
  expect(screen.getByText("There’s nothing at this address.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: buttons.quote })).toBeNull();
  expect(serverHtml(page("/locations/podunk-md"))).not.toHaveTextContent("Podunk");
});
