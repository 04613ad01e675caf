import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { QuoteButton } from "./ButtonLink";

test("a link to the page's own form is plain, so that the browser scrolls", () => {
  const { goTo } = renderPage(<QuoteButton />, "/");
  expect(screen.getByRole("link")).not.toHaveAttribute("data-prefetching");
  goTo("/about");
  expect(screen.getByRole("link")).toHaveAttribute("data-prefetching");
});

test("a link to the contact form carries the service of its page", () => {
  const { goTo } = renderPage(<QuoteButton />, "/about");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/contact#quote");
  goTo("/services/hedges");
  const carried = "/contact?service=walls+%26+more#quote";
  expect(screen.getByRole("link")).toHaveAttribute("href", carried);
});
