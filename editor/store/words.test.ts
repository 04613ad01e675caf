import { contentTypeOf } from "../../src/content/model/contentTypes";
import { fieldChanges } from "./fieldChanges";
import { sentenceOf } from "./words";

const nameOf = (_folder: string, file: string) => `the name of ${file}`;

function sentences(file: string, before: object, after: object): string[] {
  const schema = contentTypeOf(file)?.schema;
  if (!schema) throw new Error(`${file} has no content type.`);
  return fieldChanges(before, after).map((change) => sentenceOf(schema, change, after, nameOf));
}

const long =
  "They came when they said they would, took the old deck away with them, and swept the drive before they left for the day.";

it.each([
  [
    "site.json",
    { hours: [{ days: ["Monday"], opens: "08:00", closes: "18:00" }] },
    { hours: [{ days: ["Monday"], opens: "08:00", closes: "16:00" }] },
    "Business hours › “Monday 8am–4pm” › Closes: 6pm became 4pm",
  ],
  ["testimonials/a.json", { sample: true }, {}, "Only a sample: switched off"],
  [
    "testimonials/a.json",
    { text: long },
    { text: long.replace("the drive", "the porch") },
    "Words: “…and swept the drive before they left…” became “…and swept the porch before they left…”",
  ],
  ["testimonials/a.json", { text: "One. Two." }, { text: "One.\n\nTwo." }, "Words: changed"],
  ["testimonials/a.json", {}, { picture: { file: "images/a.jpg", alt: "A" } }, "Picture: added"],
  [
    "testimonials/a.json",
    { picture: { file: "images/a.jpg" } },
    { picture: { file: "images/b.jpg" } },
    "Picture › File: a.jpg became b.jpg",
  ],
  ["services/a.json", { process: { heading: "How" } }, {}, "Process: removed"],
  [
    "site.json",
    { businessType: "constructor" },
    { businessType: "RoofingContractor" },
    "Kind of business: “constructor” became “Roofing contractor”",
  ],
])("describes a change of %s in plain words", (file, before, after, sentence) => {
  expect(sentences(file, before, after)).toEqual([sentence]);
});

it.each([
  [["a", "b"], ["b", "a"], "reordered"],
  [["a", "a"], ["a"], "removed “the name of a”"],
  [["a", "b"], ["b", "c", "a"], "added “the name of c”; reordered"],
  [["a", "b"], ["b", "c"], "added “the name of c”; removed “the name of a”"],
])("describes a list of references that was %j and is %j: %s", (before, after, change) => {
  expect(sentences("pages/projects.json", { order: before }, { order: after })).toEqual([
    `Projects that come first: ${change}`,
  ]);
});

const one = { question: "One?", answer: "Yes." };
const two = { ...one, question: "Two?" };
const changed = { ...one, answer: "No." };

it.each([
  [[{ answer: "Yes.", question: "One?" }], [two, one], "Questions: added “Two?”"],
  [[one], [changed], "Questions › “One?” › Answer: “Yes.” became “No.”"],
  [[one], [two, changed], "Questions: added “Two?”; changed “One?”"],
])("describes a list of groups that was %j and is %j", (before, after, sentence) => {
  expect(sentences("faqs/a.json", { items: before }, { items: after })).toEqual([sentence]);
});
