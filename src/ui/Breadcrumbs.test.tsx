import { screen, within } from "@testing-library/react";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Breadcrumbs } from "./Breadcrumbs";

test("links to each page above; the last breadcrumb is the current page", () => {
  const crumbs = [
    { name: "Services", path: "/services" },
    { name: "Outdoors", path: "/services/outdoors" },
    { name: "Decks", path: "/services/decks" },
  ];
  renderPage(<Breadcrumbs crumbs={crumbs} />);
  const trail = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(linksIn(trail)).toEqual([
    ["Services", "/services"],
    ["Outdoors", "/services/outdoors"],
  ]);
  const steps = within(trail).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual(["Services", "Outdoors", "Decks"]);
  expect(within(trail).getByText("Decks")).toHaveAttribute("aria-current", "page");
  expect(trail.querySelectorAll("[aria-current]")).toHaveLength(1);
});
