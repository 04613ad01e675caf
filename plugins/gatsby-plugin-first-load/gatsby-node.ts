import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { compileLoader } from "./compileLoader";
import { finishPages } from "./finishPages";
import { UnexpectedPage } from "./unexpectedPage";

// Now, so that no edit waits for it.
export const onPreInit: GatsbyNode["onPreInit"] = () => void compileLoader();

/** The content's `data/site.json`, as far as a page's policy depends on it. */
type SiteNode = { delivery?: { address?: string } };

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType, reporter }) => {
  const addresses = getNodesByType("SitePage").map(({ path }) => String(path));
  const [site] = getNodesByType("SiteJson") as SiteNode[];
  try {
    finishPages({
      publicDir: resolve("public"),
      stateFile: resolve(".cache/finished-pages.json"),
      addresses: addresses.sort(),
      delivery: site?.delivery?.address,
    });
  } catch (error) {
    if (error instanceof UnexpectedPage) reporter.panic(error.message);
    throw error;
  }
};
