import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Stars } from "./Stars";

test.each([1, 3, 5])("%d stars are filled and announced", (rating) => {
  renderPage(<Stars rating={rating} />);
  const stars = screen.getByRole("img", { name: `${rating} out of 5 stars` });
  const count = (drawn: Element | undefined) => drawn?.getAttribute("d")?.match(/M/g)?.length ?? 0;
  const [filled, hollow] = stars.children;
  expect(filled).toHaveAttribute("fill", "currentColor");
  expect([count(filled), count(hollow)]).toEqual([rating, 5 - rating]);
});
