import { patternOf, similarity, shinglesOf } from "./similarity";

const names = patternOf(["Bel Air", "Bel Air South", "Towson", ""]);

describe("the runs of words of a text", () => {
  it("ignore capitals, punctuation, numbers and the names of places", () => {
    expect([...shinglesOf("In Bel Air South, 21014: WE build—your deck!", names)]).toEqual([
      "in we build your",
      "we build your deck",
    ]);
    expect(shinglesOf("In Towson’s streets we build", names)).toEqual(
      shinglesOf("in Bel Air's streets we build", names),
    );
  });

  it("are none if the text has too few words", () => {
    expect(shinglesOf("Call us in Towson", names).size).toBe(0);
  });
});

describe("the similarity of two texts", () => {
  const similarityOf = (a: string, b: string) =>
    similarity(shinglesOf(a, names), shinglesOf(b, names));

  it.each([
    ["The frost heaves every footing here", "The frost heaves every footing here", 1],
    ["The frost heaves every footing here", "We paint what the salt has eaten", 0],
    ["The frost heaves every footing", "Now the frost heaves every footing in Towson again", 1],
    ["", "", 0],
  ])("of %j and %j is %d", (a, b, part) => {
    expect(similarityOf(a, b)).toBe(part);
  });
});
