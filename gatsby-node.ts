import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { graphqlTypeDefs } from "./src/content/graphql";
import { pageOf } from "./src/content/contentPages";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypeDefs());
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
