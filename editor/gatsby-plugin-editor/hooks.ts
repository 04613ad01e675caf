import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { isReadyToLaunch } from "../../plugins/gatsby-plugin-content-check/contentReport";
import { writeHeadersFile } from "../../plugins/gatsby-plugin-site-files/headersFile";
import { writeAdminPages } from "../page/admin";
import { adminHeaders } from "../page/adminHeaders";
import { backendOrigins, productionBackend } from "../page/gitHosts";
import { reasonOf } from "../../src/content/wording";

const backend = () => productionBackend(process.env.EDITOR_BACKEND ?? "");

// A wrong setting stops the build at its start.
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    backend();
  } catch (error) {
    reporter.panic(reasonOf(error));
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await writeAdminPages(resolve("public/admin"), backend());
  const admin = adminHeaders(backendOrigins(backend()));
  await writeHeadersFile(resolve("public"), { isReady: await isReadyToLaunch(), admin });
};
