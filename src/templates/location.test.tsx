import { screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { complaints, renderPage } from "../../test/site/render";
import LocationPage from "./location";

type Data = Queries.LocationPageQuery;

const project = (title: string, category: string) => ({
  slug: title.toLowerCase(),
  title,
  location: "Towson, Baltimore County",
  category,
  description: "What was done.",
  service: null,
  picture: picture(title),
  second: null,
});

const towson: NonNullable<Data["page"]> = {
  slug: "towson-md",
  town: "Towson",
  seo: { title: "Home improvement in Towson", description: "Houses of brick." },
  title: "Brick and slate, kept up",
  lead: "What these houses ask for.",
  picture: picture("A brick house"),
  story: { heading: "Built to be kept", paragraphs: ["First the roof.", "Then the rest."] },
  projects: [project("Porch", "Decks"), project("Island", "Kitchens")],
  faqs: {
    heading: "Asked in Towson",
    lead: null,
    items: [{ question: "Who issues permits?", answer: "The county." }],
  },
  callToAction: {
    heading: "Call us",
    lead: "We come and look.",
    picture: picture("A door"),
    shape: null,
  },
};

const page = (data: Data) => <LocationPage {...({ data } as PageProps<Data>)} />;

test("shows the town's own text, all its projects without a filter, and questions, in that order", () => {
  renderPage(page({ page: towson }));
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Brick and slate, kept up",
    "Built to be kept",
    "Porch",
    "Island",
    "Asked in Towson",
    "Call us",
  ]);
  for (const words of ["First the roof.", "Then the rest.", "Who issues permits?", "The county."])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
});

test("has its town's name as the breadcrumb below the services page", () => {
  renderPage(page({ page: towson }));
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(linksIn(crumbs)).toEqual([["Our work", "/services"]]);
  expect(within(crumbs).getByText("Towson")).toHaveAttribute("aria-current", "page");
});

test("throws an error if its content is missing", () => {
  expect(() => renderPage(page({ page: null }))).toThrow(
    "A town's page was made without its content.",
  );
  expect(complaints()).not.toEqual([]);
});
