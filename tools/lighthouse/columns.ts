type Column = {
  /** The heading of the column. */
  head: string;
  /** A column shows the score, from 0 to 100, of a category of Lighthouse, or the number of an audit. */
  category?: string;
  audit?: string;
  digits?: number;
  /** True if the figure is compared with the baselines. */
  isCompared?: boolean;
};

/** The columns of the table that `npm run lighthouse` prints, each with a figure of the page. */
export const columns: readonly Column[] = [
  { head: "performance", category: "performance" },
  { head: "accessibility", category: "accessibility" },
  { head: "best practices", category: "best-practices" },
  { head: "SEO", category: "seo" },
  { head: "first paint (ms)", audit: "first-contentful-paint", isCompared: true },
  { head: "largest paint (ms)", audit: "largest-contentful-paint", isCompared: true },
  { head: "blocking (ms)", audit: "total-blocking-time" },
  { head: "shift", audit: "cumulative-layout-shift", digits: 3 },
];
