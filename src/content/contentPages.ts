import type { NodePluginArgs } from "gatsby";
import { contentTypeOf } from "./model/contentTypes";
import { addressOfCitySlug, slugOf } from "./slug";

/** A page that comes from a content file. */
export type ContentPage = {
  /** The address: "/services/siding". */
  path: string;
  /** The file of its component, from the top folder. */
  template: string;
  /** The slug of its file. The template's query uses it. */
  slug: string;
};

type PageKind = {
  template: string;
  addressOf: (slug: string, content: unknown) => string | undefined;
};

const ownAddress = (content: unknown) => {
  const { address } = (content ?? {}) as { address?: unknown };
  return typeof address === "string" ? address : undefined;
};

/** The folders below data/ with one page for each file. */
const pageFolders: Readonly<Record<string, PageKind>> = {
  services: {
    template: "src/templates/service.tsx",
    addressOf: (_slug, content) => ownAddress(content),
  },
  locations: {
    template: "src/templates/location.tsx",
    addressOf: (slug) => addressOfCitySlug(slug),
  },
};

/**
 * The page that a content file makes.
 * @param file below data/, with forward slashes: "locations/towson-md.json"
 * @returns undefined if it makes no page
 */
export function pageOf(file: string, content: unknown): ContentPage | undefined {
  const kind = pageFolders[contentTypeOf(file)?.folder ?? ""];
  if (!kind) return undefined;
  const slug = slugOf(file);
  const path = kind.addressOf(slug, content);
  return path === undefined ? undefined : { path, template: kind.template, slug };
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
