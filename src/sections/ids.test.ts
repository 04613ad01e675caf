import { readdirSync, readFileSync } from "node:fs";
import { entryId, faqIds } from "./ids";

describe("an entry", () => {
  it.each(["karen-m-bel-air", "decks", "titles", "quotes"])("%s keeps its name", (name) => {
    expect(entryId(name)).toBe(name);
  });

  it("gets another id if a fixed part of a page has its name", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    );
    const own = files.flatMap((file) =>
      [...readFileSync(`src/${file}`, "utf8").matchAll(/\bid="([a-z][a-z0-9-]*)"/g)].map(
        ([, id = ""]) => id,
      ),
    );
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((id) => entryId(id) === id)).toEqual([]);
  });
});

describe("a question", () => {
  it.each([
    ["Who pulls the permit?", "who-pulls-the-permit"],
    ["What’s in “5–10 days”?", "whats-in-5-10"],
    ["(Can't we stay?)", "cant-we-stay"],
    ["Vinyl, or fiber cement?", "vinyl-or-fiber-cement"],
    ["Où est le café?", "ou-est-le-cafe"],
    ["Quote?", "question-quote"],
    ["Second quote: title?", "second-quote-title-entry"],
    ["Quote again?", "question-quote-again"],
    ["Τι κοστίζει;", "question-1"],
  ])("%s is at #%s", (question, id) => {
    expect(faqIds([question])).toEqual([id]);
  });

  it("shares its fragment with no other question of its page", () => {
    const ids = faqIds(["井戸は?", "Τι κοστίζει;", "How deep is it?", "How deep—is it?"]);
    expect(ids).toEqual(["question-1", "question-2", "how-deep-is-it", "how-deep-is-it-4"]);
    const numbered = faqIds(["Is it 2?", "Is it 2", "Is it", "Is it 2 2?", "?", "5?"]);
    expect(new Set(numbered).size).toBe(6);
  });
});
