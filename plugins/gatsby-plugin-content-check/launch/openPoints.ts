import { createHash } from "node:crypto";
import { contentTree, validateContent } from "../../../src/content/check/checkContent";
import { launchCheck, type OpenPoint } from "./launchCheck";

/** What is to be done in a content folder before search engines may list its site. */
export function openPointsIn(dataDir: string): OpenPoint[] {
  const tree = contentTree(dataDir);
  const digests = new Map<string, string>();
  for (const file of tree?.files ?? [])
    if (tree && file.startsWith("images/"))
      digests.set(file, createHash("md5").update(tree.read(file)).digest("hex"));
  return launchCheck(validateContent(tree).entries, digests);
}
