import type { BuildResult } from "../../gatsby/runGatsby";
import type { SiteContent } from "../content/siteContent";

/** What makes a site from content. */
export type Builder = {
  /** Where the built site is found. */
  readonly siteDir: string;
  /** Builds the site of a content; one at a time. */
  build: (content: SiteContent, say: (line: string) => void) => Promise<BuildResult>;
  /** What was built has been taken from its folder: the next build may be prepared. */
  taken: () => void;
  /** Ends at once, in the middle of a build if need be. */
  stop: () => Promise<void>;
};
