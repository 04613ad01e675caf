import { createRandom } from "../../../test/random";
import { shortened, wordDifferences, type TextPart } from "./wordDifferences";

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

test("marks the words in which two texts differ", () => {
  const [yours, theirs] = wordDifferences(
    "concrete below the frost line and a ledger that is bolted to the house",
    "concrete 30 inches deep and a ledger bolted to the house",
  );
  expect(marked(yours)).toBe(
    "concrete [below the frost line] and a ledger [that is ]bolted to the house",
  );
  expect(marked(theirs)).toBe("concrete [30 inches deep] and a ledger bolted to the house");
});

test("leaves out what is far from a difference", () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`);
  const [before] = wordDifferences(words.join(" "), words.with(20, "new").join(" "));
  expect(marked(shortened(before))).toBe("…w14 w15 w16 w17 w18 w19 [w20] w21 w22 w23 w24 w25 w26…");
});

test("leaves out no word of either text", () => {
  const random = createRandom(1);
  for (let round = 0; round < 200; round++) {
    const text = () =>
      Array.from({ length: random.below(12) }, () => random.oneOf(["a", "b", "c", "d\n"])).join(
        " ",
      );
    const [one, other] = [text(), text()];
    const [a, b] = wordDifferences(one, other);
    expect(a.map((each) => each.text).join("")).toBe(one);
    expect(b.map((each) => each.text).join("")).toBe(other);
    const rest = (parts: readonly TextPart[]) =>
      parts
        .flatMap((each) => (each.isMarked ? [] : each.text))
        .join("")
        .split(/\s+/)
        .filter(Boolean);
    expect(rest(a)).toEqual(rest(b));
  }
});
