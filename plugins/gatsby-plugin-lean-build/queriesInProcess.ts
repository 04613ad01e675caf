import type { CreateWebpackConfigArgs } from "gatsby";

/** How many pages Gatsby hands to a worker process at a time. */
const pagesPerWorker = 50;

/**
 * Makes Gatsby run the queries of a small site in its own process: a worker process would first read
 * the content itself. This runs after the scripts are bundled, since Gatsby puts its own variables into
 * them.
 */
export function queriesInProcess({ stage, getNodesByType }: CreateWebpackConfigArgs): void {
  if (stage === "build-html" && getNodesByType("SitePage").length <= pagesPerWorker)
    process.env.GATSBY_CPU_COUNT ??= "1";
}
