import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { runQuery } from "../../test/site/gatsby";
import { renderPage } from "../../test/site/render";
import LocationPage, { query } from "./location";

type Data = Queries.LocationPageQuery;

const town = runQuery(String(query), { slug: "hell-s-half-acre-md" }) as Data;

const page = (data: Data) => <LocationPage {...({ data } as PageProps<Data>)} />;

test("shows the town's own text, its projects on the site without a filter, and questions, in that order", () => {
  renderPage(page(town));
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Four feet of soil, or nineteen",
    "What lies under it",
    "The well that wasn’t",
    "Asked in Hell’s Half Acre",
    "Mind the foundation",
  ]);
  for (const words of [/^The road is posted/, "Why the name?", "See “above.”"])
    expect(screen.getByText(words)).toBeInTheDocument();
});
