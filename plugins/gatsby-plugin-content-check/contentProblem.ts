import { relative, sep } from "node:path";
import {
  contentTree,
  examine,
  firstOf,
  formatFault,
  type Advice,
} from "../../src/content/check/checkContent";
import { contentDir } from "./contentDir";
import { faultsOfStatic } from "./staticFiles";
import { counted, reasonOf } from "../../src/content/wording";

/** A list of advice as the terminal shows it; nothing where there is none. */
export function adviceList(advice: readonly Advice[]): string | undefined {
  if (advice.length === 0) return undefined;
  const [pieces, these] =
    advice.length === 1
      ? ["1 piece of advice", "it does"]
      : [`${advice.length} pieces of advice`, "they do"];
  return [
    ...firstOf(advice.map(formatFault)),
    "",
    `${pieces}: ${these} not keep the site from being built.`,
  ].join("\n");
}

/** A folder as one finds it from where a command runs: "test/content". */
function nameOfFolder(dataDir: string): string {
  const isCopy = dataDir === process.env.CONTENT_COPY;
  const path = relative(process.cwd(), isCopy ? contentDir() : dataDir);
  return path.startsWith("..") ? dataDir : path.replaceAll(sep, "/");
}

/** What the check finds in a content folder, as the terminal shows it. */
type Report = {
  /** Nothing when the site can be built from the content, else the list of what is wrong. */
  problem?: string;
  advice: readonly Advice[];
  /** How many files are read. */
  count: number;
};

export function contentReport(dataDir: string): Report {
  const folder = nameOfFolder(dataDir);
  const failed = (problem: string): Report => ({ problem, advice: [], count: 0 });
  // The check calls every content folder data.
  const inFolder = (finding: Advice): Advice => ({
    ...finding,
    file: finding.file.replace(/^data(?=\/|$)/, () => folder),
  });
  try {
    const tree = contentTree(dataDir);
    if (!tree)
      return failed(
        `There is no content folder ${folder}. CONTENT_DIR must name a folder like data/, or be left out.`,
      );
    const { entries, faults: inContent, advice } = examine(tree);
    const faults = [...inContent, ...faultsOfStatic("static")];
    if (faults.length === 0) return { advice: advice.map(inFolder), count: entries.length };
    const files = new Set(faults.map(({ file }) => file)).size;
    const sum = `${counted(faults.length, "fault")} in ${counted(files, "file")}. The site was not changed.`;
    return failed([...firstOf(faults.map(inFolder).map(formatFault)), "", sum].join("\n"));
  } catch (error) {
    return failed(
      `The content could not be checked: ${reasonOf(error)}. The site was not changed.`,
    );
  }
}

/** Nothing when the site can be built from the content, else the list of what is wrong. */
export const contentProblem = (dataDir: string) => contentReport(dataDir).problem;
