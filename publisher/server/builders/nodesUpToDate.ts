import type { ChangedFiles } from "./builderMessages";

/** A node of Gatsby's, as far as it is read here. */
export type ContentNode = {
  relativePath?: string;
  extension?: string;
  children: readonly string[];
  fields?: unknown;
  internal: { type: string; contentDigest: string };
};

type Nodes = {
  files: () => readonly ContentNode[];
  node: (id: string) => ContentNode | undefined;
  /** The digest that gatsby-transformer-json gives to what a file holds. */
  digestOfJson: (file: ContentNode) => string | undefined;
};

const pictures = new Set(["jpg", "jpeg", "png", "webp", "avif", "tif", "tiff"]);

/** Whether what Gatsby makes from a file is there, too, and made from the file as it is now. */
function isTransformed(file: ContentNode, nodes: Nodes): boolean {
  const children = file.children.flatMap((id) => nodes.node(id) ?? []);
  if (file.extension === "json") {
    const digest = nodes.digestOfJson(file);
    return children.some((child) => child.internal.contentDigest === digest && child.fields);
  }
  if (pictures.has(file.extension ?? ""))
    return children.some((child) => child.internal.type === "ImageSharp");
  return true;
}

/** Whether each changed file has found its way into Gatsby's data. */
export function nodesUpToDate(changed: ChangedFiles, nodes: Nodes): boolean {
  const byPath = new Map(nodes.files().map((file) => [file.relativePath, file]));
  return Object.entries(changed).every(([path, digest]) => {
    const file = byPath.get(path);
    if (digest === null || file === undefined) return digest === null && file === undefined;
    return file.internal.contentDigest === digest && isTransformed(file, nodes);
  });
}
