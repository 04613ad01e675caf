import { act, screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Faqs } from "./Faqs";

const block = {
  heading: "Before you order",
  lead: "Something else on your mind?",
  list: {
    items: [
      { question: "Who pulls the permit?", answer: "We do." },
      { question: "What’s in the price?", answer: "What the paper says." },
      { question: "How long does it take?", answer: "1–3 days." },
    ],
  },
};

/** The questions whose answers are open. */
const open = () =>
  screen
    .getAllByRole("group")
    .filter((group) => group.hasAttribute("open"))
    .map((group) => group.querySelector("summary")?.textContent);

const goTo = (fragment: string) =>
  act(() => {
    history.replaceState(null, "", `/${fragment}`);
    dispatchEvent(new Event("hashchange"));
  });

afterEach(() => history.replaceState(null, "", "/"));

test("shows each question with its answer, in order", () => {
  renderPage(<Faqs block={block} />);
  expect(screen.getByRole("region", { name: "Before you order" })).toHaveTextContent(
    "Something else on your mind?",
  );
  const groups = screen.getAllByRole("group");
  expect(groups.map((group) => [...group.children].map((part) => part.textContent))).toEqual(
    block.list.items.map(({ question, answer }) => [question, answer]),
  );
});

test("opens the first only", () => {
  renderPage(<Faqs block={block} />);
  expect(open()).toEqual(["Who pulls the permit?"]);
});

test("opens the question that a link leads to, on arrival", () => {
  history.replaceState(null, "", "/#how-long-does-it-take");
  renderPage(<Faqs block={block} />);
  expect(open()).toEqual(["Who pulls the permit?", "How long does it take?"]);
});

test("opens the question that a link on the page leads to", () => {
  renderPage(<Faqs block={block} />);
  goTo("#whats-in-the-price");
  expect(open()).toEqual(["Who pulls the permit?", "What’s in the price?"]);
});

test.each(["#quote", "#", "#100%", "#%E0%A4%A"])(
  "takes a link to %s for none of its own",
  (link) => {
    history.replaceState(null, "", `/${link}`);
    renderPage(<Faqs block={block} />);
    expect(open()).toEqual(["Who pulls the permit?"]);
  },
);

test("what a visitor has closed stays closed when the page is rendered again", () => {
  const { show } = renderPage(<Faqs block={block} />);
  screen.getAllByRole("group")[0]?.removeAttribute("open");
  show(<Faqs block={{ ...block, lead: null }} />);
  expect(open()).toEqual([]);
});

test("listens no more once it is gone", () => {
  const { show } = renderPage(<Faqs block={block} />);
  show(<details id="other" aria-label="Other" />);
  goTo("#other");
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
});

test("on paper all are open, and afterwards those that were", () => {
  renderPage(<Faqs block={block} />);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(open()).toHaveLength(3);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(open()).toEqual(["Who pulls the permit?"]);
});
