import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { contentReport, isReadyToLaunch } from "../../lib/content/contentReport";
import { writeHeadersFile } from "../../lib/built/headersFile";
import { writeAdminPages } from "../server/page/admin";
import { adminHeaders } from "../server/page/adminHeaders";
import { originsOf, placeInSetting } from "../server/page/gitHosts";
import { valueAt } from "../../src/content/schema/schemaParts";
import { reasonOf } from "../../src/content/words/wording";

const setting = () => process.env.EDITOR_BACKEND ?? "";

/** The name of the business for the sign-in page, which cannot read the content yet. */
async function siteName(): Promise<string | undefined> {
  const site = (await contentReport()).content?.read("site.json");
  const name = site && valueAt(JSON.parse(site.toString()), ["wordmark", "name"]);
  return typeof name === "string" ? name : undefined;
}

// A wrong setting stops the build at its start.
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    placeInSetting(setting());
  } catch (error) {
    reporter.panic(reasonOf(error));
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const github = placeInSetting(setting());
  await writeAdminPages(resolve("public/admin"), { github, siteName: await siteName() });
  const admin = adminHeaders(originsOf(github));
  await writeHeadersFile(resolve("public"), { isReady: await isReadyToLaunch(), admin });
};
