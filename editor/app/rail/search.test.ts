import { set, validFiles } from "../../../test/contentFiles";
import { createSearch } from "./search";

it("halves no emoji at the ends of what it shows", () => {
  const around = `${"a".repeat(38)} deck ${"b".repeat(38)}`;
  const content = { text: `Before 🏠${around}🏠 after` };
  const search = createSearch(new Map([["testimonials/jane-d.json", content]]));
  expect(search("deck").map(({ words }) => words)).toEqual([`…${around}…`]);
});

const search = () => createSearch(new Map(Object.entries(validFiles())));

it.each(["redirect", "URL", "forward", "Old addresses"])(
  "finds the old addresses by “%s”",
  (query) => {
    expect(search()(query)).toContainEqual({
      words: "Old addresses",
      name: "The business › Old addresses",
      to: { file: "site.json", path: ["redirects"] },
    });
  },
);

it.each(["launch", "to do before", "checklist", "go live"])(
  "finds the launch list by “%s”",
  (query) => {
    expect(search()(query)[0]).toMatchObject({
      words: "To do before launch",
      to: { kind: "launch" },
    });
  },
);

it("finds a field of that name before the same words in texts", () => {
  const files = validFiles();
  set(files, "testimonials/jane-d.json", "text", "Our phone number had changed.");
  const found = createSearch(new Map(Object.entries(files)))("phone number");
  expect(found[0]?.to).toEqual({ file: "site.json", path: ["phone"] });
  expect(found.map(({ words }) => words)).toContain("Our phone number had changed.");
});

it("finds no list by the middle of a word", () => {
  expect(search()("aunch")).toEqual([]);
});
