import { screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { fieldOf } from "../../test/site/quoteForms";
import { answerTo } from "../../test/site/gatsby";
import { linksIn } from "../../test/site/links";
import { complaints, renderPage } from "../../test/site/render";
import ServicePage, { query } from "./service";

type Data = Queries.ServicePageQuery;
type Service = NonNullable<Data["service"]>;

const dataOf = (slug: string) => answerTo(String(query), { slug }) as Data;

const { list } = answerTo("{ list: allServiceJson { nodes { slug } } }") as {
  list: { nodes: { slug: string }[] };
};
const services = list.nodes.map(({ slug }) => dataOf(slug).service as Service);
const { areas } = dataOf("wells");

/** The sections below the hero. The reasons are part of the hero. */
const blocks = [
  "benefits",
  "proof",
  "process",
  "pricing",
  "gallery",
  "offerings",
  "cityLinks",
  "faqs",
  "areas",
  "secondQuote",
  "related",
  "closing",
] as const;

const [service, otherService] = services.filter(({ hero }) => hero.quoteForm) as [Service, Service];

/** The service with every block. */
const all = dataOf("wells").service as Service;

const page = (service: Service) => (
  <ServicePage {...({ data: { service, areas } } as PageProps<Data>)} />
);

/** The names of the page's sections, from top to bottom. */
const sections = (container: HTMLElement) =>
  [...container.children]
    .filter(({ tagName }) => tagName === "SECTION")
    .map(
      (section) =>
        document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent,
    );

const headings = (...left: (typeof blocks)[number][]) => [
  all.hero.title,
  ...left.map((block) => all[block]?.heading),
];
const without = (block: string) => headings(...blocks.filter((each) => each !== block));

test("shows its blocks in the one fixed order", () => {
  const { container } = renderPage(page(all));
  expect(sections(container)).toStrictEqual(headings(...blocks));
});

test.each(blocks)("leaves out missing %s", (block) => {
  const { container } = renderPage(page({ ...all, [block]: null }));
  expect(sections(container)).toStrictEqual(without(block));
});

test("has its reasons in the hero, beside the form", () => {
  renderPage(page(all));
  const top = screen.getByRole("region", { name: all.hero.title });
  expect(within(top).getByRole("heading", { name: all.reasons?.heading })).toBeInTheDocument();
});

test("has no second form without a first one", () => {
  const hero = { ...all.hero, quoteForm: null };
  const { container } = renderPage(page({ ...all, hero }));
  const [title, ...others] = without("secondQuote");
  expect(sections(container)).toStrictEqual([title, all.reasons?.heading, ...others]);
  expect(container.querySelector("form")).toBeNull();
});

test("shows its breadcrumbs", () => {
  renderPage(page({ ...service, name: "Decks" }));
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(linksIn(crumbs)).toEqual([["Our work", "/services"]]);
  expect(within(crumbs).getByText("Decks")).toHaveAttribute("aria-current", "page");
});

test.each(services.map((each) => [each.address, each] as const))(
  "all regions of %s have different names, its two forms included",
  (_, each) => {
    renderPage(page(each));
    const regions = screen.getAllByRole("region");
    const names = regions.map((region) => {
      const ids = region.getAttribute("aria-labelledby") ?? "";
      return document.getElementById(ids)?.textContent;
    });
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    const own = [...document.querySelectorAll("form")].map((form) =>
      form.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby"),
    );
    expect(new Set(own).size).toBe(own.length);
  },
);

test("both forms share their values", async () => {
  const { user } = renderPage(page(all));
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.type(fieldOf("quote-again", "zip"), "21014");
  expect(fieldOf("quote-again", "name")).toHaveValue("Ann");
  expect(fieldOf("quote", "zip")).toHaveValue("21014");
});

test("typed values stay on their page, and the next service's form is empty", async () => {
  const { user, show } = renderPage(page(service));
  await user.type(fieldOf("quote", "name"), "Ann");
  show(page({ ...service }));
  expect(fieldOf("quote", "name")).toHaveValue("Ann");
  show(page(otherService));
  expect(fieldOf("quote", "name")).toHaveValue("");
});

test("throws an error if its content is missing", () => {
  const data = { service: null, areas };
  expect(() => renderPage(<ServicePage {...({ data } as PageProps<Data>)} />)).toThrow(
    "A service page was made without its content.",
  );
  expect(complaints()).not.toEqual([]);
});
