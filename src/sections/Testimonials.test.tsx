import { screen, within } from "@testing-library/react";
import { buttons } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Testimonials } from "./Testimonials";

const testimonials = [
  { slug: "ann", name: "Ann T.", town: "Bel Air", service: "Deck", rating: 5, text: "It drains." },
  { slug: "bob", name: "Bob R.", town: "Towson", service: "Siding", rating: 4, text: "Straight." },
  { slug: "cyd", name: "Cyd O.", town: "Essex", service: "Bath", rating: 3, text: "Dry." },
  { slug: "dee", name: "Dee L.", town: "Elkton", service: "Kitchen", rating: 5, text: "Bright." },
];

test.each([1, 2, 3, 4])("shows %d testimonials in the page's order", (count) => {
  const block = { heading: "What people say", testimonials: testimonials.slice(0, count) };
  renderPage(<Testimonials block={block} />);
  const figures = within(screen.getByRole("region", { name: "What people say" })).getAllByRole(
    "figure",
  );
  expect(figures.map(({ textContent }) => textContent)).toEqual(
    [
      "“It drains.”Ann T., Bel Air · Deck",
      "“Straight.”Bob R., Towson · Siding",
      "“Dry.”Cyd O., Essex · Bath",
      "“Bright.”Dee L., Elkton · Kitchen",
    ].slice(0, count),
  );
  expect(screen.getAllByRole("img").map((stars) => stars.getAttribute("aria-label"))).toEqual(
    [5, 4, 3, 5].slice(0, count).map((rating) => `${rating} out of 5 stars`),
  );
});

test("links to the page of all testimonials on request", () => {
  const block = { heading: "What people say", testimonials };
  const { container, show } = renderPage(<Testimonials block={block} linkToAll />);
  expect(linksIn(container)).toEqual([[buttons.allTestimonials, "/testimonials"]]);
  show(<Testimonials block={block} />);
  expect(linksIn(container)).toEqual([]);
});
