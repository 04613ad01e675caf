import { screen } from "@testing-library/react";
import { phone, phoneLink } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { CallButton, QuoteButton } from "./ButtonLink";
import { PhoneLink } from "./PhoneLink";

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
