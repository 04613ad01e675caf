// The part of Lighthouse that the audit uses. Lighthouse and its types are installed only by the audit.
declare module "lighthouse" {
  type Category = { score: number | null };
  type Audit = { numericValue?: number };
  type Result = {
    lhr: {
      categories: Partial<Record<string, Category>>;
      audits: Partial<Record<string, Audit>>;
      /** Why the page could not be measured. */
      runtimeError?: { message: string };
    };
  };
  /** Measures a page in the browser that listens at a port for its debugger. */
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "silent"; output: "json" },
  ): Promise<Result | undefined>;
}
