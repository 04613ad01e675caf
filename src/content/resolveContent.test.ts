import { filesWithFacts } from "../../test/filesWithFacts";
import { resolveContent } from "./resolveContent";

/** A file as pages see it. */
function resolved(file: string, content: unknown) {
  const all = new Map([
    ...filesWithFacts,
    ["services/doors.json", { facts: { figures: [] }, faqs: { list: "shared" } }],
  ]);
  all.set(file, { ...(all.get(file) as object), ...(content as object) });
  return resolveContent(all).get(file);
}

test.each([
  ["Ours is {license}, since {since}.", "Ours is MHIC #000000, since 1975."],
  ["We start within {start}.", "We start within 1–2 weeks."],
  [
    ["Call {phone}", "Write {email}"],
    ["Call (410) 555-0142", "Write quotes@otterpoint.example"],
  ],
  [[{ text: "{decks.price}" }], [{ text: "$900–$4,000" }]],
])("copy shows the facts that it names: %j", (text, shown) => {
  expect(resolved("pages/home.json", { lead: text })).toEqual({ slug: "home", lead: shown });
});

test.each([
  ["in the service's file", "services/decks.json"],
  ["in questions that only its page shows", "faqs/decks.json"],
])("copy shows the service's own facts %s", (_, file) => {
  const lead = "{duration}, {price}";
  expect(resolved(file, { lead })).toHaveProperty("lead", "1–2 weeks, $900–$4,000");
});

test.each([
  ["another page", "pages/home.json"],
  ["questions that two pages show", "faqs/shared.json"],
  ["questions that no page shows", "faqs/other.json"],
])("copy in %s names the service of a fact", (_, file) => {
  const lead = "{duration} or {decks.duration}";
  expect(resolved(file, { lead })).toHaveProperty("lead", "{duration} or 1–2 weeks");
});

test("a service without facts has none", () => {
  expect(resolved("services/porches.json", { lead: "{duration}, {price}" })).toMatchObject({
    lead: "{duration}, $700",
    facts: { price: { least: 700, most: 700 } },
  });
  expect(resolved("services/doors.json", {})?.facts).toBeUndefined();
});

test("an emptied field is absent", () => {
  const delivery = { address: " ", formName: null };
  expect(resolved("site.json", { delivery })).not.toHaveProperty("delivery");
});
