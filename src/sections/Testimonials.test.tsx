import { screen } from "@testing-library/react";
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
  page: null,
  project: {
    slug: "cape",
    title: "A Cape",
    service: { name: "Siding", address: "/services/siding" },
    picture: picture("The Cape"),
  },
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
  return screen.getAllByRole("figure");
};
const pictures = () =>
  screen.getAllByRole("img").flatMap((image) => image.getAttribute("alt") || []);

test("all testimonials lead to their project and to their service, and have their own fragments", () => {
  const windows = { name: "Windows", address: "/services/windows" };
  const told = list(bob, { ...bob, slug: "c", page: windows, project: null }, ann);
  const way = ({ name, address }: typeof windows) => [
    `${name}: ${buttons.serviceOfProject}`,
    address,
  ];
  expect(told.map((each) => [each.id, linksIn(each)])).toEqual([
    [
      "b",
      [["The job: A Cape", "/projects#cape"], way({ name: "Siding", address: "/services/siding" })],
    ],
    ["c", [way(windows)]],
    ["a", []],
  ]);
});

test.each([
  ["one, with its project's picture", [bob], ["The Cape"]],
  ["one, with its own picture", [{ ...bob, picture: picture("The corner") }], ["The corner"]],
  ["one without a picture", [ann], []],
  ["two", [bob, { ...ann, picture: picture("The deck") }], ["The Cape", "The deck"]],
  [
    "four: of the pair in the middle, only an own picture",
    [bob, bob, { ...ann, picture: picture("The deck") }, bob],
    ["The Cape", "The deck", "The Cape"],
  ],
])("all testimonials show pictures: %s", (_, testimonials, alts) => {
  list(...testimonials.map((each, index) => ({ ...each, slug: `t-${index}` })));
  expect(testimonials.some(({ picture, project }) => picture ?? project) ? pictures() : []).toEqual(
    alts,
  );
});
