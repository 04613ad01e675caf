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
const item = (question: string, answer = "Yes.") => ({ question, answer });

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
  [
    "pages/projects.json",
    { order: ["a", "b"] },
    { order: ["b", "a"] },
    "Projects that come first: reordered",
  ],
  [
    "pages/projects.json",
    { order: ["a", "a"] },
    { order: ["a"] },
    "Projects that come first: removed “the name of a”",
  ],
  [
    "pages/projects.json",
    { order: ["a", "b"] },
    { order: ["b", "c", "a"] },
    "Projects that come first: added “the name of c”; reordered",
  ],
  [
    "faqs/a.json",
    { items: [{ answer: "Yes.", question: "One?" }] },
    { items: [item("Two?"), { question: "One?", answer: "Yes." }] },
    "Questions: added “Two?”",
  ],
  [
    "pages/projects.json",
    { order: ["a", "b"] },
    { order: ["b", "c"] },
    "Projects that come first: added “the name of c”; removed “the name of a”",
  ],
  [
    "faqs/a.json",
    { items: [item("One?")] },
    { items: [item("One?", "No.")] },
    "Questions › “One?” › Answer: “Yes.” became “No.”",
  ],
  [
    "faqs/a.json",
    { items: [item("One?")] },
    { items: [item("Two?"), item("One?", "No.")] },
    "Questions: added “Two?”; changed “One?”",
  ],
])("describes a change of %s in plain words", (file, before, after, sentence) => {
  expect(sentences(file, before, after)).toEqual([sentence]);
});
