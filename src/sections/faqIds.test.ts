/** @jest-environment node */
import { faqIds } from "./faqIds";

test.each([
  ["Who pulls the permit?", "who-pulls-the-permit"],
  ["What’s in “5–10 days”?", "whats-in-5-10"],
  ["(Can't we stay?)", "cant-we-stay"],
  ["Vinyl, or fiber cement?", "vinyl-or-fiber-cement"],
  ["Où est le café?", "ou-est-le-cafe"],
  ["Quote?", "question-quote"],
  ["Second quote: title?", "second-quote-title-entry"],
  ["Quote again?", "question-quote-again"],
  ["Τι κοστίζει;", "question-1"],
])("%s is at #%s", (question, id) => {
  expect(faqIds([question])).toEqual([id]);
});

test("no two questions of a page have the same fragment", () => {
  const ids = faqIds(["井戸は?", "Τι κοστίζει;", "How deep is it?", "How deep—is it?"]);
  expect(ids).toEqual(["question-1", "question-2", "how-deep-is-it", "how-deep-is-it-4"]);
  const numbered = faqIds(["Is it 2?", "Is it 2", "Is it", "Is it 2 2?", "?", "5?"]);
  expect(new Set(numbered).size).toBe(6);
});
