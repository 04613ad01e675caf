import type { BuildResult, GatsbyRun } from "./runGatsby";
import type { SiteContent } from "../content/siteContent";

/** Hears what a build is doing, a line at a time. */
export type Log = (line: string) => void;

/** What makes a site from content. */
export type Builder = {
  /** Builds the site of a content; one at a time. */
  build: (content: SiteContent, log: Log) => Promise<BuildResult>;
  /** The built site has been copied from its folder: the next build may be prepared. */
  onOutputCopied: () => void;
  /** Ends at once, in the middle of a build if need be. */
  stop: () => Promise<void>;
};

/** Starts `gatsby build` in a process of its own. */
export type StartGatsby = (log: Log, environment: NodeJS.ProcessEnv) => GatsbyRun;
