import type { NodePluginArgs } from "gatsby";
import { contentTypeOf } from "./model/contentTypes";
import { valueAt } from "./schemaParts";
import { addressOfTownPage, slugOf } from "./slug";

/** A page that comes from a content file. */
export type ContentPage = {
  /** The address: "/services/siding". */
  path: string;
  /** The file of its component, from the top folder. */
  template: string;
  /** The slug of its file. The template's query uses it. */
  slug: string;
};

/**
 * The page that a content file makes.
 * @param file below data/, with forward slashes: "locations/towson-md.json"
 * @returns undefined if it makes no page
 */
export function pageOf(file: string, content: unknown): ContentPage | undefined {
  const slug = slugOf(file);
  const { folder, template } = contentTypeOf(file) ?? {};
  const path = folder === "locations" ? addressOfTownPage(slug) : valueAt(content, ["address"]);
  return template && typeof path === "string" ? { path, template, slug } : undefined;
}

/** The pages from Gatsby's nodes of the content. */
export const pagesOfNodes = ({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, "getNode" | "getNodesByType">): ContentPage[] =>
  getNodesByType("File").flatMap(({ relativePath, children }) => {
    const [content] = children.flatMap((id) => getNode(id) ?? []);
    return (content && pageOf(String(relativePath), content)) ?? [];
  });
