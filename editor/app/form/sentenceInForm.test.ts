import { checkContent } from "../../../src/content/check/checkContent";
import { decks, home, jane } from "../../../test/contentCheck";
import { set, treeOf, validFiles } from "../../../test/contentFiles";
import { sentenceInForm } from "./sentenceInForm";

/** The sentence of the form about a value. */
function sentenceAbout(file: string, path: string, value: unknown): string | undefined {
  const files = validFiles();
  set(files, file, path, value);
  const { errors, warnings } = checkContent(treeOf(files));
  const issue = [...errors, ...warnings].find(({ path: at }) => at.join(".") === path);
  return issue && sentenceInForm(issue);
}

it.each([
  [jane, "name", undefined, "“Name” is empty."],
  [jane, "text", "  ", "“Words” is empty."],
  [jane, "rating", undefined, "Choose 1 to 5 stars."],
  [jane, "town", undefined, "Choose a town."],
  [jane, "project", "gone", "This project is no longer there. Choose another."],
  [decks, "hero.picture.file", undefined, "Choose a picture."],
  [decks, "hero.picture.file", "images/gone.jpg", "This picture is missing. Choose another."],
  [decks, "seo.title", "", "“Title” is empty."],
  [home, "faqs.list", undefined, "Choose a list of questions."],
  ["faqs/home.json", "items", [], "“Questions” is empty; it must have at least 1 question."],
  ["site.json", "foundingYear", undefined, /^“Year founded” is empty\. Type a whole number from/],
  ["site.json", "foundingYear", 12, /^“Year founded” is 12; it must be a whole number from/],
  ["site.json", "base.timeZone", undefined, "Choose a time zone."],
])("says of %s, %s: %j what to do", (file, path, value, sentence) => {
  const said = sentenceAbout(file, path, value);
  if (typeof sentence === "string") expect(said).toBe(sentence);
  else expect(said).toMatch(sentence);
});

it("names no file of a picture that a page shows twice", () => {
  const files = validFiles();
  const { errors, warnings } = checkContent(treeOf(files));
  expect([...errors, ...warnings]).toEqual([]);
  const first = (files[decks] as { hero: { picture: { file: string } } }).hero.picture;
  set(files, decks, "benefits", {
    heading: "Benefits",
    items: [{ title: "One", text: "Two" }],
    picture: { ...first, alt: "Again" },
  });
  const [issue] = checkContent(treeOf(files)).warnings;
  expect(issue && sentenceInForm(issue)).toMatch(
    /^The page shows this picture twice \(Service page “decks name”, Top of the page, Picture.*\)\. Choose another\.$/,
  );
});
