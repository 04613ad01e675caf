import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { afterBuild, beforeBuild } from "./plugins/gatsby-plugin-site-files";
import { UnexpectedPage } from "./plugins/gatsby-plugin-first-load/unexpectedPage";
import {
  endWithPublisher,
  pauseBuild,
  tellPublisher,
} from "./publisher/server/builders/pauseBuild";
import { contentDir } from "./plugins/gatsby-plugin-content-check/contentDir";
import { contentProblem } from "./plugins/gatsby-plugin-content-check/contentProblem";
import { graphqlTypeDefs } from "./src/content/graphql";
import {
  copyExtension,
  fileNameExtension,
  orNullExtension,
  serviceFactsExtension,
} from "./src/content/fieldExtensions";
import { contentTypes } from "./src/content/model/contentTypes";
import { pageOf } from "./src/content/contentPages";

const isBuild = () =>
  process.env.gatsby_executing_command === "build" &&
  process.env.GATSBY_WORKER_POOL_WORKER === undefined;

const contentTypeNames = new Set(contentTypes.map((type) => type.typeName));

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(copyExtension);
  actions.createFieldExtension(fileNameExtension);
  actions.createFieldExtension(orNullExtension);
  actions.createFieldExtension(serviceFactsExtension);
  actions.createTypes(graphqlTypeDefs());
};

// References between files go by file name, so every content node knows its own.
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions, getNode }) => {
  if (!contentTypeNames.has(node.internal.type) || !node.parent) return;
  const file = getNode(node.parent);
  actions.createNodeField({ node, name: "slug", value: file?.name });
};

export const createPages: GatsbyNode["createPages"] = ({ actions, getNode, getNodesByType }) => {
  for (const { relativePath, children } of getNodesByType("File")) {
    const [content] = children.flatMap((id) => getNode(id) ?? []);
    const page = content && pageOf(String(relativePath), content);
    if (!page) continue;
    const { path, template, slug } = page;
    actions.createPage({ path, component: resolve(template), context: { slug } });
  }
};

// Gatsby makes two pages of the one for lost visitors, "/404" and "/404.html": hosts want the second.
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== "/404" || !isBuild()) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
};

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  endWithPublisher();
  if (isBuild()) beforeBuild();
};

// The publisher looks before it builds; this is for a build that is started without it.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const problem = process.env.CONTENT_IS_CHECKED ? undefined : contentProblem(contentDir());
  if (problem !== undefined) reporter.panic(problem);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => pauseBuild(api);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, reporter }) => {
  const addresses = getNodesByType("SitePage").map(({ path }) => String(path));
  try {
    await afterBuild(addresses.sort());
  } catch (error) {
    if (error instanceof UnexpectedPage) reporter.panic(error.message);
    throw error;
  }
  tellPublisher();
};
