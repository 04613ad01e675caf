import { htmlFiles } from "../builtRoutes";
import { readHtml } from "../document";
import { table } from "../../tools/figures";
import { weightOf } from "./weight";

// Weighs the code on the site of the test content, whose texts and pictures are small and stable.

const kilobyte = 1024;

/**
 * The budgets of the code on any page, in KB: scripts, fonts, and the styles in the HTML. Each
 * leaves some room for a small feature, and for the compressors of other versions of Node.
 */
const parts = [
  ["script", 118],
  ["fonts", 62],
  ["css", 6.25],
] as const;

/** The HTML budgets of some pages, in KB: with the least content, with much, and with none. */
const htmlBudget = { "services/hedges.html": 8.25, "services/wells.html": 17, "404.html": 7.5 };

afterAll(() => {
  const weights = htmlFiles.map((file) => [file, weightOf(file)] as const);
  const columns = ["html", "css", "script", "fonts"] as const;
  const rows = weights.map(([file, weight]) => [
    file,
    ...columns.map((part) => (weight[part] / kilobyte).toFixed(1)),
  ]);
  process.stdout.write(`KB\n${table(["file", ...columns], rows)}\n`);
});

describe.each(htmlFiles)("%s", (file) => {
  it.each(parts)("has some %s, at most %s KB", (part, limit) => {
    const kilobytes = weightOf(file)[part] / kilobyte;
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThanOrEqual(limit);
  });

  it("has a picture in its first view if the design has one", () => {
    const plain = ["contact.html", "services.html", "testimonials.html", "404.html"];
    expect(readHtml(file).includes('fetchpriority="high"')).toBe(!plain.includes(file));
  });
});

it.each(Object.entries(htmlBudget))("%s has at most %s KB of HTML", (file, limit) => {
  expect(weightOf(file).html / kilobyte).toBeLessThanOrEqual(limit);
});
