import type { Issue } from "../src/content/check/checkContent";

/** What is known of the site, for whoever edits it: the editor shows it at its foot. */
export type SiteStatus = {
  /** "live": what is on the disk is what visitors see. "failed": visitors see an older state. */
  state: "live" | "building" | "failed";
  /** Plain sentences; the first one says what matters. */
  lines: readonly string[];
  /** Since when visitors see what is saved, where they do: a time as `toISOString` writes it. */
  since?: string;
  /** What would be better in the content. */
  warnings?: readonly Issue[];
};
