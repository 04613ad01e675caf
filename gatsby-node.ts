import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { graphqlTypeDefs } from "./src/content/graphql";
import {
  copyExtension,
  fileNameExtension,
  orNullExtension,
  serviceFactsExtension,
} from "./src/content/fieldExtensions";
import { contentTypes } from "./src/content/model/contentTypes";
import { pageOf } from "./src/content/contentPages";

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
