// The part of Lighthouse that the audit uses. Only the audit installs Lighthouse and its types.
declare module "lighthouse" {
  type Category = { score: number | null };
  type Audit = { numericValue?: number };
  type Result = {
    lhr: {
      categories: Partial<Record<string, Category>>;
      audits: Partial<Record<string, Audit>>;
      /** The reason why the page could not be measured. */
      runtimeError?: { message: string };
    };
  };
  /** Measures a page in a browser with an open debugging port. */
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "silent"; output: "json" },
  ): Promise<Result | undefined>;
}
