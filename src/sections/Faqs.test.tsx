import { screen } from "@testing-library/react";
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

// e2e/browsers/navigation.test.ts opens questions by clicks, keys and links.

test("shows more than five questions in two columns, in the same order", () => {
  const items = Array.from({ length: 7 }, (_, index) => ({
    question: `Question ${index}?`,
    answer: "Yes.",
  }));
  renderPage(<Faqs block={{ ...block, list: { items } }} />);
  const groups = screen.getAllByRole("group");
  expect(groups.map((group) => group.querySelector("summary")?.textContent)).toEqual(
    items.map(({ question }) => question),
  );
  expect(new Set(groups.map((group) => group.parentElement)).size).toBe(2);
});

test("an open question stays open when the page renders again", () => {
  const { show } = renderPage(<Faqs block={block} />);
  screen.getAllByRole("group")[0]?.setAttribute("open", "");
  show(<Faqs block={{ ...block, lead: null }} />);
  const areOpen = screen.getAllByRole("group").map((group) => group.hasAttribute("open"));
  expect(areOpen).toEqual([true, false, false]);
});
