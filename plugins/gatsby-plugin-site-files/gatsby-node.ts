import type { GatsbyNode } from "gatsby";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { isReadyToLaunch } from "../../lib/content/contentReport";
import { movePagesBack, movePagesToAddresses } from "../../lib/built/cleanAddresses";
import { writeWorkerRemovals } from "./earlierWorkers";
import { readSnapshot, runsInPublisher, siteIn } from "../../lib/content/snapshot";
import { writeFormsFile } from "./formsFile";
import { writeHeadersFile } from "../../lib/built/headersFile";
import { acquireLock, lockTakenMessage } from "../../lib/files/lock";
import { writeSeoFiles } from "./seoFiles";
import { removeOldPictures, removeOldStaticFiles } from "./staticFiles";

const publicDir = resolve("public");
const staticDir = resolve("static");

const isBuild = () => process.env.gatsby_executing_command === "build";

// Only one program at a time may build. The last build has moved its pages (about/index.html to about.html),
// so the pages are moved back to the paths where Gatsby wrote them.
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (!runsInPublisher() && !(await acquireLock(process.cwd()))) reporter.panic(lockTakenMessage);
  if (isBuild()) await movePagesBack(publicDir, staticDir);
};

// Gatsby makes the 404 page twice, at "/404" and "/404.html". Hosts need only "/404.html".
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== "/404" || !isBuild()) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, cache }) => {
  await removeOldStaticFiles(publicDir, staticDir, cache);
  const addresses = getNodesByType("SitePage").map(({ path }) => String(path));
  await movePagesToAddresses(publicDir, addresses, staticDir);
  const content = readSnapshot();
  writeFormsFile(publicDir, siteIn(content).delivery?.formName);
  await writeSeoFiles(content, publicDir, addresses);
  writeWorkerRemovals(publicDir, staticDir);
  // The editor of an earlier build must go. gatsby-plugin-editor writes a new one.
  rmSync(resolve(publicDir, "admin"), { recursive: true, force: true });
  // The publisher sends the headers itself, and releases only files in use.
  if (runsInPublisher()) return;
  const files = getNodesByType("File");
  removeOldPictures(
    publicDir,
    files.map(({ internal }) => internal.contentDigest),
  );
  await writeHeadersFile(publicDir, { isReady: await isReadyToLaunch() });
};
