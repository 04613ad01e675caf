import type { CreateWebpackConfigArgs } from "gatsby";

/** How many pages Gatsby hands to a worker process at a time. */
const pagesPerWorker = 50;

/**
 * Makes Gatsby run the queries of a small site in its own process, since a worker process would have to
 * read the content first. The variable must not be set before the scripts are bundled: Gatsby puts its
 * variables into them.
 */
export function queriesInProcess({ stage, getNodesByType }: CreateWebpackConfigArgs): void {
  if (stage === "build-html" && getNodesByType("SitePage").length <= pagesPerWorker)
    process.env.GATSBY_CPU_COUNT ??= "1";
}
