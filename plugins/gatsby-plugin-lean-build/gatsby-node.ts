import type { GatsbyNode } from "gatsby";
import { lowerAvifEffort } from "./avifEffort";
import { leanScripts } from "./leanScripts";
import { licenses } from "../../lib/built/licenses";
import { discardStaleCache, markCache } from "../../lib/built/staleCache";

export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  discardStaleCache(api);
  lowerAvifEffort();
};

export const onPluginInit: GatsbyNode["onPluginInit"] = (api) => markCache(api);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  leanScripts(api);
  licenses(api);
  // If the CPU count is 1, Gatsby runs the queries in its own process. A worker would first have to read the
  // content. In an earlier stage, Gatsby would write this variable into the site's scripts.
  if (api.stage === "build-html") process.env.GATSBY_CPU_COUNT ??= "1";
};
