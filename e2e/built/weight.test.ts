import { htmlFiles } from "../builtRoutes";
import { readHtml } from "../document";
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
const htmlBudget = { "services/hedges.html": 8, "services/wells.html": 16.5, "404.html": 7.5 };

afterAll(() => {
  const weights = htmlFiles.map((file) => [file, weightOf(file)] as const);
  const parts = ["html", "css", "script", "fonts"] as const;
  const rows = weights.map(([file, weight]) => [
    file,
    ...parts.map((part) => (weight[part] / kilobyte).toFixed(1)),
  ]);
  process.stdout.write(`KB\n${table(["file", ...parts], rows)}\n`);
});

describe.each(htmlFiles)("%s", (file) => {
  it("keeps to its budget of scripts, fonts and styles, and has some of each", () => {
    const weight = weightOf(file);
    for (const [part, limit] of Object.entries(budget)) {
      const kilobytes = weight[part as keyof Weight] / kilobyte;
      expect({ part, isWithin: kilobytes <= limit, kilobytes }).toMatchObject({ isWithin: true });
      expect(kilobytes).toBeGreaterThan(1);
    }
  });

  it("has a picture in its first view if the design has one", () => {
    const plain = ["contact.html", "testimonials.html", "404.html"];
    expect(readHtml(file).includes('fetchpriority="high"')).toBe(!plain.includes(file));
  });
});

it.each(Object.entries(htmlBudget))("%s has at most %s KB of HTML", (file, limit) => {
  expect(weightOf(file).html / kilobyte).toBeLessThanOrEqual(limit);
});
