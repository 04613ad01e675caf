import type { GatsbyNode } from "gatsby";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileOfAddress } from "../gatsby-plugin-site-files/cleanAddresses";
import { compileLoader } from "./compileLoader";
import { deferScripts } from "./deferScripts";
import { blockedScript } from "./pagePolicy";

const publicDir = resolve("public");

let loader: string;

// Gatsby bundles what renders the pages once the scripts are bundled, and before it puts their tags
// into pages. With another loader the bundle is another one, and all pages are rendered anew.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  reporter,
}) => {
  if (stage !== "build-html") return;
  loader = compileLoader();
  const definitions = { FIRST_LOAD_LOADER: JSON.stringify(loader) };
  actions.setWebpackConfig({ plugins: [plugins.define(definitions)] });
  const problem = deferScripts(publicDir);
  if (problem !== undefined) reporter.panic(problem);
};

// Only visitors would notice that a policy blocks a script.
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType, reporter }) => {
  for (const { path } of getNodesByType("SitePage")) {
    const file = fileOfAddress(String(path));
    const problem = blockedScript(readFileSync(resolve(publicDir, file), "utf8"), file, loader);
    if (problem !== undefined) reporter.panic(problem);
  }
};
