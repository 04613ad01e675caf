import type { ContentTree, Fault } from "../../../src/content/check/checkContent";
import { plainFault as plain } from "../../../src/content/plain/plainFault";
import { contentIn } from "./contentIn";

/**
 * A fault in the words of the forms.
 * @param tree the content with the edit
 * @param before the content without it, which still knows what the edit deletes
 */
export const plainFault = (fault: Fault, tree: ContentTree, before: ContentTree = tree): string =>
  plain(fault, (file) => {
    const from = tree.files.has(file) ? tree : before;
    return from.files.has(file) ? contentIn(from.read(file)) : undefined;
  });
