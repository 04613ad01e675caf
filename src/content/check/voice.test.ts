/** @jest-environment node */
import { contentTypeOf } from "../model/contentTypes";
import { entryOf, type Entry } from "./entry";
import { formatIssue } from "./issue";
import { warningsOnVoice } from "./voice";

/** A file as the check reads it. */
function entry(file: string, content: unknown): Entry {
  const type = contentTypeOf(file);
  if (!type) throw new Error(`No content is expected in ${file}.`);
  return entryOf(file, type, content);
}

const answers = (file: string, ...texts: string[]): Entry =>
  entry(file, { items: texts.map((answer) => ({ question: "Why?", answer })) });

const warnings = (...entries: Entry[]) => warningsOnVoice(entries).map(formatIssue);

it.each([
  ["We mend fences.", "says “mend”; write instead: fix or repair"],
  ["Prior to the visit, call.", "says “Prior to”; write instead: before"],
  ["We do not paint.", "says “do not”; contract it, as in speech"],
  ["The lid cannot open.", "says “cannot”; contract it, as in speech"],
  ["There is a lid.", "says “There is”; contract it, as in speech"],
  ["You will hear from us.", "says “You will”; contract it, as in speech"],
])("warns about: %s", (text, message) => {
  expect(warnings(answers("faqs/a.json", text))).toEqual([
    `FAQs “a” › Questions › “Why?” › Answer ${message} (data/faqs/a.json, items › no. 1 › answer)`,
  ]);
});

it.each([
  "We don’t paint, and it’s free.",
  "Leave it as it is, where they are now.",
  "An amendment is due.",
])("does not warn about: %s", (text) => {
  expect(warnings(answers("faqs/a.json", text))).toEqual([]);
});

it("does not check customers’ own words", () => {
  const text = "They did not leave a nail.";
  expect(warnings(entry("testimonials/jo.json", { name: "Jo", text }))).toEqual([]);
});

const files = ["a", "b", "c", "d"].map((name) => `faqs/${name}.json`);

it("warns about the fourth file with the same phrase", () => {
  const said = files.map((file) => answers(file, "Call us on a day that suits you."));
  expect(warnings(...said.slice(0, 3))).toEqual([]);
  expect(warnings(...said)).toContain(
    "FAQs “d” › Questions › “Why?” › Answer repeats “call us on a day that”, which 4 entries say; say it another way (data/faqs/d.json, items › no. 1 › answer)",
  );
});

it("allows repeating a promise that names a fact", () => {
  const promise = "Work starts within {start} after approval.";
  expect(warnings(...files.map((file) => answers(file, promise)))).toEqual([]);
});
