/** @jest-environment node */
import { arrangements } from "../content/model/service";
import { arrangementOf, tonesOf } from "./arrangements";

const names = Object.keys(arrangements);

describe.each(names)("%s puts no two bands of one tone side by side", (name) => {
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])("with benefits: %p, with proof: %p", (benefits, proof) => {
    const tones = tonesOf(arrangementOf(name), { benefits, proof });
    // Above them the hero, below them the pricing: both on sand.
    const bands = [
      "sand",
      ...(benefits ? ["paper"] : []),
      ...(proof ? [tones.proof] : []),
      tones.process,
      "sand",
    ];
    for (const [index, tone] of bands.entries()) expect(tone).not.toBe(bands[index + 1]);
  });
});

test("no arrangement is another's copy", () => {
  const looks = names.map((name) => JSON.stringify(arrangementOf(name)));
  expect(new Set(looks).size).toBe(names.length);
});

test.each([null, "upside-down"])("%s is arranged like the first", (name) => {
  expect(arrangementOf(name)).toBe(arrangementOf("left"));
});
