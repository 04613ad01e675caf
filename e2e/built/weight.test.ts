import { htmlFiles } from "../builtRoutes";
import { readHtml } from "../document";
import { table } from "../../tools/figures";
import { firstFlight, weightOf } from "./weight";

// Weighs the code on the site of the test content, whose texts and pictures are small and stable.

const kilobyte = 1024;

/**
 * The budgets of the code on any page, in KB: scripts, fonts, and the styles in the HTML. Each budget leaves
 * some room for a small feature, and for the compressors of other versions of Node.
 */
const parts = [
  ["script", 125],
  ["fonts", 62],
  ["css", 4.5],
] as const;

/**
 * The budget of a page's HTML: the first flight. One page is larger, because it has every section, with long
 * texts, and more words than any page of a business.
 */
const htmlBudget = (file: string) => (file === "services/wells.html" ? 14_700 : firstFlight);

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

  it("has HTML that a phone gets at once", () => {
    expect(weightOf(file).html).toBeLessThanOrEqual(htmlBudget(file));
  });

  it("has a picture in its first view if the design has one", () => {
    const plain = ["contact.html", "services.html", "testimonials.html", "404.html"];
    expect(readHtml(file).includes('fetchpriority="high"')).toBe(!plain.includes(file));
  });
});
