import { contentTree, type Advice, type ContentTree } from "../src/content/check/checkContent";
import { allPages } from "../src/content/pagesShowing";
import { plainMessage } from "../src/content/plain/plainFault";
import type { Path } from "../src/content/schemaParts";
import { contentOf, plainFault } from "./backend/treeContent";
import type { EditorOptions, SiteStatus } from "./types";

/** What would be better, in the words of the forms, and where to change it. */
export type EditorAdvice = {
  sentence: string;
  /** The file of the entry, from data/ on; none where no form has it. */
  file?: string;
  /** The place in it. */
  path?: Path;
};

/** The state of the site as the editor's page shows it. */
export type EditorStatus = Omit<SiteStatus, "advice"> & { advice?: readonly EditorAdvice[] };

function adviceOnPage(advice: Advice, tree: ContentTree): EditorAdvice {
  const page = allPages(contentOf(tree)).find(({ path }) => path === advice.page);
  const message = plainMessage(advice, () => undefined);
  if (!page) return { sentence: `The page ${advice.page} ${message}.` };
  return { sentence: `${page.label} ${message}.`, file: `data/${page.file}` };
}

function plainAdvice(advice: Advice, tree: ContentTree): EditorAdvice {
  if (advice.page !== undefined) return adviceOnPage(advice, tree);
  const { file, path } = advice;
  const sentence = `${plainFault(advice, tree)}.`;
  return { sentence, file, ...(path && { path }) };
}

/** Tells of the site in the words of the forms. What there is to advise is read once it changes. */
export function editorStatus({
  dataDir,
  status = () => ({ state: "live", lines: [] }),
}: Pick<EditorOptions, "dataDir" | "status">): () => EditorStatus {
  let last: readonly Advice[] | undefined;
  let told: readonly EditorAdvice[] = [];
  return () => {
    const { advice, ...others } = status();
    if (advice !== last) {
      last = advice;
      const tree = advice && advice.length > 0 ? contentTree(dataDir) : undefined;
      told = tree ? (advice ?? []).map((each) => plainAdvice(each, tree)) : [];
    }
    return told.length > 0 ? { ...others, advice: told } : others;
  };
}
