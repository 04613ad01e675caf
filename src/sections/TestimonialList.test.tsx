import { screen, within } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { TestimonialList } from "./TestimonialList";

const bob: Queries.JobTestimonialFragment = {
  slug: "b",
  name: "Bob R.",
  town: "Towson",
  service: "Siding",
  rating: 4,
  text: "Straight.",
  picture: null,
  project: { slug: "cape", title: "A Cape", picture: picture("The Cape") },
};
const ann = {
  ...bob,
  slug: "a",
  name: "Ann T.",
  town: "Bel Air",
  service: "Deck",
  rating: 5,
  text: "It drains.",
  project: null,
};

const show = (...testimonials: Queries.JobTestimonialFragment[]) => {
  renderPage(<TestimonialList testimonials={testimonials} projectLabel="The job" />);
  return screen.getAllByRole("figure").map(({ parentElement }) => parentElement as HTMLElement);
};

test("links to its project, and has its own fragment", () => {
  const [told] = show(bob, ann);
  expect(linksIn(told as HTMLElement)).toEqual([["A Cape", "/projects#cape"]]);
  expect(told).toHaveAttribute("id", "b");
});

test("shows its own picture, or its project's, or none", () => {
  const [own, ofProject, none] = show(
    { ...bob, slug: "c", picture: picture("The corner") },
    bob,
    ann,
  );
  const seen = (entry?: HTMLElement) =>
    within(entry as HTMLElement)
      .getAllByRole("img")
      .map((image) => image.getAttribute("alt"))
      .filter(Boolean);
  expect([seen(own), seen(ofProject), seen(none)]).toEqual([["The corner"], ["The Cape"], []]);
});
