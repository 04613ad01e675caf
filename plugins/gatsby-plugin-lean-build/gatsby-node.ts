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
  // With one CPU, Gatsby runs the queries in its own process: a worker would have to read the content first.
  // The variable is set only now, because Gatsby puts its variables into the scripts.
  if (api.stage === "build-html") process.env.GATSBY_CPU_COUNT ??= "1";
};
