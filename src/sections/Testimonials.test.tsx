import { screen, within } from "@testing-library/react";
import { buttons } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { TestimonialList } from "./TestimonialList";
import { Testimonials } from "./Testimonials";

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

test("a page's testimonials are in its order, with a link to all of them on request", () => {
  const block = { heading: "What people say", testimonials: [bob, ann] };
  const { container, show } = renderPage(<Testimonials block={block} linkToAll />);
  expect(screen.getAllByRole("figure").map(({ textContent }) => textContent)).toEqual([
    "“Straight.”Bob R., Towson\u00a0· Siding",
    "“It drains.”Ann T., Bel Air\u00a0· Deck",
  ]);
  expect(linksIn(container)).toEqual([[buttons.allTestimonials, "/testimonials"]]);
  show(<Testimonials block={block} />);
  expect(linksIn(container)).toEqual([]);
});

const list = (...testimonials: Queries.JobTestimonialFragment[]) => {
  renderPage(<TestimonialList testimonials={testimonials} projectLabel="The job" />);
  return screen.getAllByRole("figure").map(({ parentElement }) => parentElement as HTMLElement);
};

test("one of all testimonials links to its project, and has its own fragment", () => {
  const [told] = list(bob, ann);
  expect(linksIn(told as HTMLElement)).toEqual([["A Cape", "/projects#cape"]]);
  expect(told).toHaveAttribute("id", "b");
});

test("one of all testimonials shows its own picture, or its project's, or none", () => {
  const [own, ofProject, none] = list(
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
