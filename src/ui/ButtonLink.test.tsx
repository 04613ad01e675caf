import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { QuoteButton } from "./ButtonLink";

test("a link to the page's own form is plain, so that the browser scrolls", () => {
  const { goTo } = renderPage(<QuoteButton />, "/");
  expect(screen.getByRole("link")).not.toHaveAttribute("data-prefetching");
  goTo("/about");
  expect(screen.getByRole("link")).toHaveAttribute("data-prefetching");
});
