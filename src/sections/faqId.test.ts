import { faqId } from "./faqId";

test.each([
  ["Who pulls the permit?", "who-pulls-the-permit"],
  ["What’s in “5–10 days”?", "whats-in-5-10-days"],
  ["(Can't we stay?)", "cant-we-stay"],
  ["Vinyl, or fiber cement?", "vinyl-or-fiber-cement"],
])("%s is at #%s", (question, id) => {
  expect(faqId(question)).toBe(id);
});
