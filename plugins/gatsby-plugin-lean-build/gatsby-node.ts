import type { GatsbyNode } from "gatsby";
import { lowerAvifEffort } from "./avifEffort";
import { bundleCache } from "./bundleCache";
import { leanScripts } from "./leanScripts";
import { licenses } from "./licenses";
import { minifyScripts } from "./minifyScripts";
import { discardStaleCache, markCache } from "./staleCache";
import { queriesInProcess } from "./queriesInProcess";

export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  discardStaleCache(api);
  lowerAvifEffort();
};

export const onPluginInit: GatsbyNode["onPluginInit"] = (api) => markCache(api);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  leanScripts(api);
  minifyScripts(api);
  licenses(api);
  bundleCache(api);
  queriesInProcess(api);
};
