import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { site } from "../../src/content/model/business";
import { contentDir } from "../gatsby-plugin-content-check/contentDir";
import { cleanAddresses, restoreAddresses } from "./cleanAddresses";
import { readContent } from "./content";
import { writeFormsFile } from "./formsFile";
import { writeSeoFiles } from "./seoFiles";

const publicDir = resolve("public");
const staticDir = resolve("static");

const isBuild = () => process.env.gatsby_executing_command === "build";

// The pages of the last build go back to where Gatsby looks for them.
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (isBuild()) restoreAddresses(publicDir, staticDir);
};

// Gatsby makes two pages of the one for lost visitors, "/404" and "/404.html": hosts want the second.
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== "/404" || !isBuild()) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType }) => {
  const addresses = getNodesByType("SitePage").map(({ path }) => String(path));
  cleanAddresses(publicDir, addresses, staticDir);
  const content = readContent(contentDir());
  writeFormsFile(publicDir, content.one(site).delivery?.formName);
  await writeSeoFiles(content, publicDir, addresses);
};
