/** @jest-environment node */
import { copyExtension, orNullExtension, serviceFactsExtension } from "./fieldExtensions";

const site = {
  phone: { number: "(410) 555-0142" },
  email: { address: "quotes@otterpoint.example" },
  license: { number: "MHIC #000000" },
  foundingYear: 1975,
  claims: [{ name: "start", figure: "1–2 weeks" }],
};

const node = (type: string, slug: string, more: object = {}) => ({
  internal: { type },
  fields: { slug },
  ...more,
});

const decks = node("ServiceJson", "decks", {
  facts: { duration: { least: 1, most: 2, unit: "week" }, price: { least: 900, most: 4000 } },
  faqs: { list: "decks" },
});
const porches = node("ServiceJson", "porches", {
  facts: { sameAs: "decks", duration: null, price: { least: 700, most: 700 } },
  faqs: { list: "shared" },
});
const doors = node("ServiceJson", "doors", { facts: { sameAs: " " }, faqs: { list: "shared" } });

/** Copy in a file's group of fields, or at the top of a file. */
const copyIn = (file: ReturnType<typeof node> | undefined, value: unknown, isDeep = true) => {
  const source = isDeep ? { field: value } : { ...file, field: value };
  const context = {
    nodeModel: {
      findOne: () => Promise.resolve(site),
      findAll: () => Promise.resolve({ entries: [decks, porches, doors] }),
      findRootNodeAncestor: (from: object, accepts: (each: ReturnType<typeof node>) => boolean) =>
        file && from === source && accepts(file) ? file : null,
    },
  };
  return copyExtension.extend().resolve(source, {}, context, { fieldName: "field" });
};
const copy = (value: unknown) => copyIn(undefined, value);
const context = {
  nodeModel: {
    findOne: () => Promise.resolve(site),
    findAll: () => Promise.resolve({ entries: [decks, porches, doors] }),
    findRootNodeAncestor: () => null,
  },
};
const orNull = (value: unknown) =>
  orNullExtension.extend().resolve({ field: value }, {}, context, { fieldName: "field" });

test.each([[[""]], [[" ", null]], [[{ term: "", text: "" }]], [""], [null]])(
  "copy is absent where nothing is filled in: %j",
  async (value) => expect(await copy(value)).toBeNull(),
);

test("a list without items is one", async () => expect(await copy([])).toEqual([]));

test("copy takes the facts it names from site.json", async () => {
  expect(await copy("Ours is {license}, since {since}.")).toBe("Ours is MHIC #000000, since 1975.");
  expect(await copy("We start within {start}.")).toBe("We start within 1–2 weeks.");
  expect(await copy(["Call {phone}", "Write to {email}"])).toEqual([
    "Call (410) 555-0142",
    "Write to quotes@otterpoint.example",
  ]);
});

test.each([
  ["in a group of the service's file", decks, true],
  ["at the top of the service's file", decks, false],
  ["in the questions that only its page shows", node("FaqsJson", "decks"), true],
])("copy takes a service's own facts %s", async (_, file, isDeep) => {
  expect(await copyIn(file, "{duration}, {price}", isDeep)).toBe("1–2 weeks, $900–$4,000");
});

test.each([
  ["another page", node("HomePageJson", "home")],
  ["questions that two pages show", node("FaqsJson", "shared")],
  ["questions that no page shows", node("FaqsJson", "other")],
])("in %s copy says whose fact it is", async (_, file) => {
  expect(await copyIn(file, "{duration} or {decks.duration}")).toBe("{duration} or 1–2 weeks");
});

test("a service may have the facts of another one, but for those of its own", async () => {
  expect(await copyIn(porches, "{duration}, {price}")).toBe("1–2 weeks, $700");
  const facts = (source: object) =>
    serviceFactsExtension.extend().resolve({ ...source }, {}, context);
  expect(await facts(porches)).toMatchObject({
    duration: { least: 1, most: 2, unit: "week" },
    price: { least: 700, most: 700 },
  });
  expect(await facts(doors)).toBeNull();
  expect(await facts(node("ServiceJson", "roofs"))).toBeNull();
});

test("an emptied field is absent", async () => {
  expect(await copy("")).toBeNull();
  expect(await copy("  ")).toBeNull();
  expect(await copy(undefined)).toBeNull();
  expect(await copy("Copy")).toBe("Copy");
});

test("a group whose every field was emptied is absent", () => {
  expect(orNull({ heading: "", items: [{ title: " " }], picture: null })).toBeNull();
  expect(orNull({ heading: "", items: [{ title: "One" }] })).not.toBeNull();
  expect(orNull({ sample: false })).not.toBeNull();
});
