import { fireEvent, screen, within } from "@testing-library/react";
import "../../test/site/dialog";
import { buttons } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { captioned } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Projects } from "./Projects";

const words = {
  label: "Kind of work",
  all: "All",
  one: "project",
  many: "projects",
  none: "No project yet.",
};

const project = (title: string, category: string): Queries.ProjectFragment => ({
  slug: title.toLowerCase(),
  title,
  location: "Bel Air, Harford County",
  category,
  description: "What was done.",
  service: null,
  picture: { alt: title, focus: null, file: { childImageSharp: null } },
  second: null,
});

const five = [
  project("Cape", "Siding"),
  project("Porch", "Decks"),
  project("Bay", "Windows & Doors"),
  project("Gable", "Siding"),
  project("Ramp", "Decks"),
];

const page = (search: string, projects = five) => (
  <Projects label="Our work" projects={projects} filter={{ words, search }} />
);

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent);
const filter = () => screen.getByRole("navigation", { name: "Kind of work" });
const filters = () =>
  within(filter())
    .getAllByRole("link")
    .map((a) => [a.textContent, a.getAttribute("href"), a.getAttribute("aria-current")]);

// e2e/browsers/navigation.test.ts chooses a category.

test("the query selects one category, and the page shows the number of its projects", () => {
  const { show } = renderPage(page("?category=Siding"));
  expect(titles()).toEqual(["Cape", "Gable"]);
  expect(filters()[1]).toEqual(["Siding", "/projects?category=Siding", "true"]);
  expect(filters()[0]?.[2]).toBeNull();
  const status = within(filter()).getByRole("status");
  expect(status).toHaveTextContent("2 projects");
  const said = status.firstChild;
  show(page("?category=Decks"));
  // Screen readers announce only a new element.
  expect(said).not.toBeInTheDocument();
  show(page("?category=Windows+%26+Doors"));
  expect(titles()).toEqual(["Bay"]);
  expect(within(filter()).getByRole("status")).toBe(status);
  expect(status).toHaveTextContent(/^1 project$/);
  show(page(""));
  expect(titles()).toHaveLength(5);
  expect(filters()[0]?.[2]).toBe("true");
});

test("categories of one project each need no filter, unless the address names one", () => {
  const { show } = renderPage(page("", five.slice(0, 3)));
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(titles()).toEqual(["Cape", "Porch", "Bay"]);
  show(page("?category=Decks", five.slice(0, 3)));
  expect(titles()).toEqual(["Porch"]);
  expect(filter()).toBeVisible();
});

test("one category needs no filter", () => {
  renderPage(page("", [project("Cape", "Siding"), project("Gable", "Siding")]));
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(titles()).toEqual(["Cape", "Gable"]);
});

test("an empty list has a message", () => {
  renderPage(page("?category=Decks", []));
  expect(screen.getByText("No project yet.")).toBeVisible();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a project's second picture follows the first, here and in the viewer", async () => {
  const second = captioned("Bare boards", "Before");
  const [cape = project("", ""), ...others] = five;
  renderPage(<Projects label="Our work" projects={[{ ...cape, second }, ...others]} />);
  fireEvent.click(screen.getByRole("link", { name: "Bare boards Before" }));
  const viewer = await screen.findByRole("dialog", { name: "Our work" });
  expect(viewer).toHaveAccessibleDescription("2 of 6 Before");
});

test("a project quotes the first sentence of its testimonial, and links to it", () => {
  const testimonials = [
    {
      slug: "ann",
      name: "Ann T.",
      text: "They were done before the first frost. We danced.",
      project: { slug: "porch" },
    },
    { slug: "bob", name: "Bob R.", text: "Good.", project: null },
  ];
  renderPage(
    <Projects
      label="Our work"
      projects={five}
      testimonials={testimonials}
      testimonialLabel="In the words of"
    />,
  );
  const link = screen.getByRole("link", { name: "Ann T." });
  expect(link).toHaveAttribute("href", "/testimonials#ann");
  expect(link.closest("li")).toHaveAttribute("id", "porch");
  expect(screen.getByText("“They were done before the first frost.”")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Bob R." })).toBeNull();
});

test("a project links to its service, and to the form of the service's page or of the contact page", () => {
  const duration = { least: 2, most: 3, unit: "week" };
  const walls = { name: "Walls", address: "/services/walls", facts: { duration } };
  const projects = [{ ...project("Corner", "Walls"), service: walls }, project("Roof", "Roofs")];
  renderPage(<Projects label="Our work" projects={projects} timeLabel="mostly" />);
  expect(screen.getByText("Walls, mostly 2–3 weeks")).toBeVisible();
  expect(screen.getByText("Roofs")).toBeVisible();
  const of = (id: string) => linksIn(document.getElementById(id) ?? document.body).slice(1);
  expect(of("corner")).toEqual([
    [`Walls: ${buttons.serviceOfProject}`, "/services/walls"],
    [`${buttons.oneLikeIt}: Corner`, "/services/walls#quote"],
  ]);
  expect(of("roof")).toEqual([[`${buttons.oneLikeIt}: Roof`, "/contact#quote"]]);
});
