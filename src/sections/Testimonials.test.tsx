import { screen } from "@testing-library/react";
import { buttons } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Testimonials } from "./Testimonials";

const said = { town: "Essex", service: "Bath", rating: 4, text: "Dry." };
const testimonials = ["Ann T.", "Bob R.", "Cyd O."].map((name) => ({ ...said, slug: name, name }));
const block = { heading: "What people say", testimonials };

test("shows the testimonials in the page's order", () => {
  renderPage(<Testimonials block={block} />);
  expect(screen.getAllByRole("figure").map(({ textContent }) => textContent)).toEqual(
    testimonials.map(({ name }) => `“Dry.”${name}, Essex\u00a0· Bath`),
  );
});

test("links to the page of all testimonials on request", () => {
  const { container, show } = renderPage(<Testimonials block={block} linkToAll />);
  expect(linksIn(container)).toEqual([[buttons.allTestimonials, "/testimonials"]]);
  show(<Testimonials block={block} />);
  expect(linksIn(container)).toEqual([]);
});
