import { layoutVariants } from "../content/model/service";
import { layoutVariantOf, tonesOf } from "./layoutVariants";

const names = Object.keys(layoutVariants);

const blocks =
  "benefits testimonials process pricing gallery offerings townLinks faqs areas repeatQuoteForm related".split(
    " ",
  );

/** Every subset of the blocks. */
const choices = Array.from({ length: 2 ** blocks.length }, (_, choice) =>
  blocks.filter((__, at) => choice & (2 ** at)),
);

test.each(names)("%s has no adjacent sections of one tone", (name) => {
  for (const shown of choices) {
    const has = Object.fromEntries(blocks.map((block) => [block, shown.includes(block)]));
    const tones = tonesOf(layoutVariantOf(name), has as Parameters<typeof tonesOf>[1]);
    const all: Record<string, string> = {
      benefits: "paper",
      pricing: "sand",
      faqs: "paper with a rule",
      repeatQuoteForm: "bay",
      ...tones,
    };
    const sections = shown.map((block) => all[block]);
    // The pricing right below the hero is always sand on sand: both tones are fixed.
    const above = shown[0] === "pricing" ? [] : ["sand"];
    const adjacent = [...above, ...sections].filter((tone, at, list) => tone === list[at + 1]);
    expect({ shown, adjacent }).toEqual({ shown, adjacent: [] });
  }
});

test("no two layout variants are equal", () => {
  const looks = names.map((name) => JSON.stringify(layoutVariantOf(name)));
  expect(new Set(looks).size).toBe(names.length);
});

test.each([null, "upside-down"])("%s means the first layout variant", (name) => {
  expect(layoutVariantOf(name)).toBe(layoutVariantOf("left"));
});
