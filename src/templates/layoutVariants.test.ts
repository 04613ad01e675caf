import { layoutVariants } from "../content/model/service";
import { layoutVariantOf, tonesOf } from "./layoutVariants";

const names = Object.keys(layoutVariants);

describe.each(names)("%s has no adjacent sections of one tone", (name) => {
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])("with benefits: %p, with proof: %p", (benefits, proof) => {
    const tones = tonesOf(layoutVariantOf(name), { benefits, proof });
    // The hero above them and the pricing below them are both on sand.
    const sections = [
      "sand",
      ...(benefits ? ["paper"] : []),
      ...(proof ? [tones.proof] : []),
      tones.process,
      "sand",
    ];
    for (const [index, tone] of sections.entries()) expect(tone).not.toBe(sections[index + 1]);
  });
});

test("no two layout variants are equal", () => {
  const looks = names.map((name) => JSON.stringify(layoutVariantOf(name)));
  expect(new Set(looks).size).toBe(names.length);
});

test.each([null, "upside-down"])("%s means the first layout variant", (name) => {
  expect(layoutVariantOf(name)).toBe(layoutVariantOf("left"));
});
