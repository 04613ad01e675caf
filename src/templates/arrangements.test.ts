import { arrangements } from "../content/model/service";
import { arrangementOf } from "./arrangements";

test.each(arrangements)("%s puts no two bands of one tone side by side", (name) => {
  const { proof, process } = arrangementOf(name);
  // Above them the hero, below them the pricing: both on sand.
  const tones = ["sand", proof.tone, process.tone, "sand"];
  for (const [index, tone] of tones.entries()) expect(tone).not.toBe(tones[index + 1]);
});

test("no arrangement is another's copy", () => {
  const looks = arrangements.map((name) => JSON.stringify(arrangementOf(name)));
  expect(new Set(looks).size).toBe(arrangements.length);
});

test.each([null, "upside-down"])("%s is arranged like the first", (name) => {
  expect(arrangementOf(name)).toBe(arrangementOf("left"));
});
