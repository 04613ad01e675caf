import { builtRoutes } from "../builtRoutes";
import { table } from "../../tools/figures";
import { weightOf, type Weight } from "./weight";

// Weighs the code on the site of the test content, whose texts and pictures are small and stable.

const kilobyte = 1024;

/**
 * The budgets of the code on any page, in KB: scripts, fonts, and the styles in the HTML. Each
 * leaves some room, since compressors differ between versions of Node.
 */
const budget: Partial<Weight> = { script: 116, fonts: 62, css: 6 };

/** The HTML budgets of some pages, in KB: with the least content, with much, and with none. */
const htmlBudget = { "/services/hedges": 8, "/services/wells": 16, "404": 7 };

const pages = [...builtRoutes, "404"];

afterAll(() => {
  const weights = pages.map((page) => [page, weightOf(page)] as const);
  const parts = ["html", "css", "script", "fonts"] as const;
  const rows = weights.map(([page, weight]) => [
    page,
    ...parts.map((part) => (weight[part] / kilobyte).toFixed(1)),
  ]);
  process.stdout.write(`KB\n${table(["route", ...parts], rows)}\n`);
});

describe.each(pages)("%s", (page) => {
  it("keeps to its budget of scripts, fonts and styles, and has some of each", () => {
    const weight = weightOf(page);
    for (const [part, limit] of Object.entries(budget)) {
      const kilobytes = weight[part as keyof Weight] / kilobyte;
      expect({ part, isWithin: kilobytes <= limit, kilobytes }).toMatchObject({ isWithin: true });
      expect(kilobytes).toBeGreaterThan(1);
    }
  });

  it("has a picture in its first view if the design has one", () => {
    const plain = ["/contact", "/testimonials", "404"];
    expect(weightOf(page).hero > 0).toBe(!plain.includes(page));
  });
});

it.each(Object.entries(htmlBudget))("%s has at most %d KB of HTML", (page, limit) => {
  expect(weightOf(page).html / kilobyte).toBeLessThanOrEqual(limit);
});
