import type { Node, NodePluginArgs } from "gatsby";
import { readFileSync } from "node:fs";
import type { ChangedFiles } from "./messages";

/** What Gatsby tells of its data. */
export type Nodes = Pick<NodePluginArgs, "getNode" | "getNodesByType" | "createContentDigest">;

const pictures = new Set(["jpg", "jpeg", "png", "webp", "avif", "tif", "tiff"]);

/** Whether what Gatsby makes from a file is there, too, and made from the file as it is now. */
function isTransformed(file: Node, nodes: Nodes): boolean {
  const children = file.children.flatMap((id) => nodes.getNode(id) ?? []);
  if (file.extension === "json") {
    // As gatsby-transformer-json makes it.
    const content = JSON.parse(readFileSync(String(file.absolutePath), "utf8")) as object;
    const digest = nodes.createContentDigest(content);
    return children.some((child) => child.internal.contentDigest === digest && child.fields);
  }
  if (pictures.has(String(file.extension)))
    return children.some((child) => child.internal.type === "ImageSharp");
  return true;
}

/** Whether each changed file has found its way into Gatsby's data. */
export function nodesUpToDate(changed: ChangedFiles, nodes: Nodes): boolean {
  const byPath = new Map<unknown, Node>(
    nodes.getNodesByType("File").map((file) => [file.relativePath, file]),
  );
  return Object.entries(changed).every(([path, digest]) => {
    const file = byPath.get(path);
    if (digest === null || file === undefined) return digest === null && file === undefined;
    return file.internal.contentDigest === digest && isTransformed(file, nodes);
  });
}
