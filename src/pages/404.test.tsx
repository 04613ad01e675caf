import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { answerTo } from "../../test/site/gatsby";
import { buttons, phone, phoneLink } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { complaints, renderPage } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import NotFoundPage, { query } from "./404";

const data = answerTo(String(query)) as Queries.NotFoundPageQuery;

const page = (pathname: string) => (
  <NotFoundPage {...({ data, location: { pathname } } as PageProps<Queries.NotFoundPageQuery>)} />
);

/** Comes to a path that is none, and hears what is logged. */
const comeTo = (pathname: string) => ({
  ...renderPage(page(pathname), pathname),
  log: complaints(),
});

test("says so, and leads home", () => {
  comeTo("/lost");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^We’ve not dug here$/);
  expect(screen.getByRole("link", { name: "Back up" })).toHaveAttribute("href", "/");
});

test("has the phone number, and the ways to what is asked for most", () => {
  comeTo("/lost");
  expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink[1]);
  const popular = screen.getByRole("navigation", { name: "Try these" });
  expect(linksIn(popular)).toEqual([["Wells & pumps", "/services/wells"]]);
});

test("names the town whose page was looked for, and leads to the form", () => {
  comeTo("/locations/podunk-md");
  expect(screen.getByText("Podunk has no hole yet; ring & ask.")).toBeInTheDocument();
  const quote = screen.getByRole("link", { name: buttons.quote });
  expect(quote).toHaveAttribute("href", "/contact#quote");
});

test("names no town elsewhere, nor in the file that stands for all addresses", () => {
  comeTo("/locations/nowhere-md");
  expect(screen.getByText("There’s nothing at this address.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: buttons.quote })).toBeNull();
  expect(serverHtml(page("/locations/podunk-md"))).not.toHaveTextContent("Podunk");
});

test("logs the bad path, once for each", () => {
  const { log, show } = comeTo("/locations/towson-md");
  expect(log).toEqual(["404: there is no page at /locations/towson-md"]);
  show(page("/locations/towson-md"));
  expect(complaints()).toEqual([]);
  show(page("/lost"));
  expect(complaints()).toEqual(["404: there is no page at /lost"]);
});
