import { screen } from "@testing-library/react";
import { buttons, phone, phoneLink } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { CallButton, PageButton, QuoteButton } from "./ButtonLink";
import { PhoneLink } from "./PhoneLink";
import { useQuoteLink } from "../site/pagePath";

const QuoteLink = () => <p>{useQuoteLink()}</p>;

test.each([
  ["/", "#quote"],
  ["/contact", "#quote"],
  ["/services/walls", "#quote"],
  ["/services/cellars", "/contact#quote"],
  ["/about", "/contact#quote"],
])("on %s, the quote form is at %s", (path, form) => {
  renderPage(
    <>
      <QuoteLink />
      <QuoteButton />
    </>,
    path,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(form);
  expect(screen.getByRole("link", { name: buttons.quote })).toHaveAttribute("href", form);
});

test("a link to the page's own form is plain, so that the browser scrolls", () => {
  const { goTo } = renderPage(<QuoteButton />, "/");
  expect(screen.getByRole("link")).not.toHaveAttribute("data-prefetching");
  goTo("/about");
  expect(screen.getByRole("link")).toHaveAttribute("data-prefetching");
});

test("calls the business, and shows the phone number by default", () => {
  const { container } = renderPage(
    <>
      <CallButton />
      <CallButton>Call us</CallButton>
      <PhoneLink />
    </>,
  );
  expect(linksIn(container)).toEqual(
    [phone, "Call us", phone].map((words) => [words, phoneLink[1]]),
  );
});

test("links to a page", () => {
  const { container } = renderPage(<PageButton to="/about">Who we are</PageButton>);
  expect(linksIn(container)).toEqual([["Who we are", "/about"]]);
});
