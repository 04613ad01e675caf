import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { TestimonialList } from "./TestimonialList";

test("shows every testimonial with its stars, in the order given", () => {
  const testimonials = [
    { slug: "b", name: "Bob R.", town: "Towson", service: "Siding", rating: 4, text: "Straight." },
    { slug: "a", name: "Ann T.", town: "Bel Air", service: "Deck", rating: 5, text: "It drains." },
  ];
  renderPage(<TestimonialList testimonials={testimonials} />);
  const figures = screen.getAllByRole("figure");
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    "“Straight.”Bob R.Towson · Siding",
    "“It drains.”Ann T.Bel Air · Deck",
  ]);
  expect(within(figures[0] as HTMLElement).getByRole("img")).toHaveAccessibleName(
    "4 out of 5 stars",
  );
});
