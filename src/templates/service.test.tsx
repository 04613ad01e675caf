import type { PageProps } from "gatsby";
import { fieldOf } from "../../test/site/quoteForms";
import { runQuery } from "../../test/site/gatsby";
import { renderPage } from "../../test/site/render";
import ServicePage, { query } from "./service";

type Data = Queries.ServicePageQuery;
type Service = NonNullable<Data["service"]>;

const dataOf = (slug: string) => runQuery(String(query), { slug }) as Data;

/** The blocks with a section of their own below the hero. The reasons are part of the hero. */
const blocks = [
  "benefits",
  "testimonials",
  "process",
  "pricing",
  "gallery",
  "offerings",
  "townLinks",
  "faqs",
  "areas",
  "repeatQuoteForm",
  "related",
  "callToAction",
] as const;

/** The service with every block, and a service with another position of the form. */
const { service: all, areas } = dataOf("wells") as Data & { service: Service };
const { service: other } = dataOf("walls") as Data & { service: Service };

const page = (service: Service) => (
  <ServicePage {...({ data: { service, areas } } as PageProps<Data>)} />
);

/** The names of the page's sections, from top to bottom. */
const sections = (container: HTMLElement) =>
  [...container.children]
    .filter(({ tagName }) => tagName === "SECTION")
    .map((section) => section.getAttribute("aria-labelledby") ?? "")
    .map((id) => document.getElementById(id)?.textContent);

const headings = (...left: (typeof blocks)[number][]) => [
  all.hero.title,
  ...left.map((block) => all[block]?.heading),
];

test("shows its blocks in the one fixed order", () => {
  const { container } = renderPage(page(all));
  expect(sections(container)).toStrictEqual(headings(...blocks));
});

test("has no second form without a first one", () => {
  const hero = { ...all.hero, quoteForm: null };
  const { container } = renderPage(page({ ...all, hero }));
  const [title, ...others] = headings(...blocks.filter((block) => block !== "repeatQuoteForm"));
  expect(sections(container)).toStrictEqual([title, all.reasons?.heading, ...others]);
  expect(container.querySelector("form")).toBeNull();
});

test("typed values stay on their page, and the next service's form is empty", async () => {
  const [here, there] = ["/services/all", "/services/other"];
  const { user, show } = renderPage(page(all), here);
  await user.type(fieldOf("quote", "name"), "Ann");
  show(page({ ...all }), here);
  expect(fieldOf("quote", "name")).toHaveValue("Ann");
  show(page(other), there);
  expect(fieldOf("quote", "name")).toHaveValue("");
});
