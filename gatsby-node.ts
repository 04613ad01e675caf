import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { graphqlTypeDefs } from "./src/content/query/graphql";
import { templatePages } from "./src/content/pages/templatePages";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypeDefs());
};

export const createPages: GatsbyNode["createPages"] = ({ actions, getNode, getNodesByType }) => {
  for (const { path, template, slug } of templatePages({ getNode, getNodesByType }))
    actions.createPage({ path, component: resolve(template), context: { slug } });
};
