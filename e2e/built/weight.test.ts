import { routes } from "../routes";
import { table } from "../table";
import { weightOf, type Weight } from "./weight";

const kilobyte = 1024;

/** What a route may weigh, in KB. */
const budget: Partial<Weight> = { html: 14, script: 115, fonts: 62, hero: 70 };

const pages = [...routes, "404"];

afterAll(() => {
  const weights = pages.map((page) => [page, weightOf(page)] as const);
  const parts = ["html", "css", "script", "fonts", "hero", "sharpHero"] as const;
  const rows = weights.map(([page, weight]) => [
    page,
    ...parts.map((part) => (weight[part] / kilobyte).toFixed(1)),
  ]);
  process.stdout.write(`KB\n${table(["route", ...parts], rows)}\n`);
});

describe.each(pages)("%s", (page) => {
  it.each(Object.entries(budget))("has no more than its budget of %s: %d KB", (part, limit) => {
    expect(weightOf(page)[part as keyof Weight] / kilobyte).toBeLessThanOrEqual(limit);
  });

  it("has a picture in its first view where the look asks for one", () => {
    const plain = ["/contact", "404"];
    expect(weightOf(page).hero > 0).toBe(!plain.includes(page));
  });

  it("has scripts, styles and fonts at all", () => {
    const { script, css, fonts } = weightOf(page);
    for (const bytes of [script, css, fonts]) expect(bytes).toBeGreaterThan(kilobyte);
  });
});
