import type { GatsbyNode } from "gatsby";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileOfAddress } from "../../lib/built/cleanAddresses";
import { readSnapshot, siteIn } from "../../lib/content/snapshot";
import { compileLoader } from "./compileLoader";
import { deferScripts } from "./deferScripts";
import { blockedScript, policyFor } from "./pagePolicy";

const publicDir = resolve("public");

let policy: string;

// The stage build-html runs after Gatsby has written the script tags, and before it inserts them into pages.
// A changed loader or policy changes the bundle of this stage, so Gatsby renders all pages again.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  reporter,
}) => {
  if (stage !== "build-html") return;
  const loader = compileLoader();
  policy = policyFor(loader, siteIn(readSnapshot()).delivery?.address);
  const definitions = {
    FIRST_LOAD_LOADER: JSON.stringify(loader),
    FIRST_LOAD_POLICY: JSON.stringify(policy),
  };
  actions.setWebpackConfig({ plugins: [plugins.define(definitions)] });
  const problem = deferScripts(publicDir);
  if (problem !== undefined) reporter.panic(problem);
};

// Without this check, no step of a build would report a blocked script.
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType, reporter }) => {
  for (const { path } of getNodesByType("SitePage")) {
    const file = fileOfAddress(String(path));
    const problem = blockedScript(readFileSync(resolve(publicDir, file), "utf8"), file, policy);
    if (problem !== undefined) reporter.panic(problem);
  }
};
