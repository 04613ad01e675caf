import type { NodePluginArgs } from "gatsby";
import { contentTypeOf } from "../model/contentTypes";
import { valueAt } from "../schema/schemaParts";
import { addressOfTownPage, slugOf } from "../words/slug";

/** A page that a template makes from a content file. */
export type TemplatePage = {
  /** The address: "/services/siding". */
  path: string;
  /** The file of the template's component, from the top folder. */
  template: string;
  /** The slug of the content file, for the template's query. */
  slug: string;
};

/**
 * The page that a template makes from a content file.
 * @param file below data/, with forward slashes: "locations/towson-md.json"
 * @returns undefined if the file has no template, or its content has no address
 */
export function templatePageOf(file: string, content: unknown): TemplatePage | undefined {
  const slug = slugOf(file);
  const { folder, template } = contentTypeOf(file) ?? {};
  const path = folder === "locations" ? addressOfTownPage(slug) : valueAt(content, ["address"]);
  return template && typeof path === "string" ? { path, template, slug } : undefined;
}

/** The pages that templates make from Gatsby's nodes of the content. */
export const templatePages = ({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, "getNode" | "getNodesByType">): TemplatePage[] =>
  getNodesByType("File").flatMap(({ relativePath, children }) => {
    const [content] = children.flatMap((id) => getNode(id) ?? []);
    return (content && templatePageOf(String(relativePath), content)) ?? [];
  });
