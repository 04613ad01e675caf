import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { openPointsIn } from "../../plugins/gatsby-plugin-content-check/launch/openPoints";
import { snapshotDir } from "../../plugins/gatsby-plugin-content-check/contentDir";
import { writeHeadersFile } from "../../plugins/gatsby-plugin-site-files/headersFile";
import { publishEditor } from "../hostedEditor";
import { productionBackend } from "../page/gitHosts";
import { reasonOf } from "../../src/content/wording";

const setting = () => productionBackend(process.env.EDITOR_BACKEND);

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    setting();
  } catch (error) {
    reporter.panic(reasonOf(error));
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const admin = publishEditor(resolve("public"), setting());
  const isSample = openPointsIn(snapshotDir()).length > 0;
  await writeHeadersFile(resolve("public"), { isSample, admin });
};
