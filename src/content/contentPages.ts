import type { NodePluginArgs } from "gatsby";
import { contentTypeOf } from "./model/contentTypes";
import { addressOfCitySlug, slugOf } from "./slug";

/** A page that is made from a content file. */
export type ContentPage = {
  /** Its address: "/services/siding". */
  path: string;
  /** The component that shows it, from the project folder. */
  template: string;
  /** The name of its file, by which the template asks for it. */
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

/** The folders below data/ whose every file is a page, and how it gets its address. */
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
 * @param content what the file holds
 * @returns undefined where it makes none
 */
export function pageOf(file: string, content: unknown): ContentPage | undefined {
  const type = contentTypeOf(file);
  const kind = type && "folder" in type ? pageFolders[type.folder] : undefined;
  if (!kind) return undefined;
  const slug = slugOf(file);
  const path = kind.addressOf(slug, content);
  return path === undefined ? undefined : { path, template: kind.template, slug };
}

/** The pages that content makes, from the nodes that Gatsby has made of it. */
export const pagesOfNodes = ({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, "getNode" | "getNodesByType">): ContentPage[] =>
  getNodesByType("File").flatMap(({ relativePath, children }) => {
    const [content] = children.flatMap((id) => getNode(id) ?? []);
    return (content && pageOf(String(relativePath), content)) ?? [];
  });
