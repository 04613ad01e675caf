import { screen } from "@testing-library/react";
import { renderPage } from "../testing/render";
import { Stars } from "./Stars";

test.each([1, 3, 5])("%d stars are said in words, and as many are filled", (rating) => {
  renderPage(<Stars rating={rating} />);
  const stars = screen.getByRole("img", { name: `${rating} out of 5 stars` });
  const fills = [...stars.children].map((star) => star.getAttribute("fill") !== "none");
  expect(fills).toEqual([1, 2, 3, 4, 5].map((star) => star <= rating));
});
