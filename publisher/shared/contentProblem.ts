import { relative, sep } from "node:path";
import {
  checkContent,
  contentTree,
  examineContent,
  formatFault,
  type Advice,
  type Fault,
} from "../../src/content/check/checkContent";
import { counted } from "./wording";

/** A list of faults as the terminal shows it. */
export function faultList(faults: readonly Fault[]): string {
  const files = new Set(faults.map(({ file }) => file)).size;
  const sum = `${counted(faults.length, "fault")} in ${counted(files, "file")}. The site was not changed.`;
  return [...faults.map(formatFault), "", sum].join("\n");
}

/** A list of advice as the terminal shows it; nothing where there is none. */
export function adviceList(advice: readonly Advice[]): string | undefined {
  if (advice.length === 0) return undefined;
  const [pieces, these] =
    advice.length === 1
      ? ["1 piece of advice", "it does"]
      : [`${advice.length} pieces of advice`, "they do"];
  return [
    ...advice.map(formatFault),
    "",
    `${pieces}: ${these} not keep the site from being built.`,
  ].join("\n");
}

/** A folder as one finds it from where a command runs: "test/content". */
function nameOfFolder(dataDir: string): string {
  const path = relative(process.cwd(), dataDir);
  return path.startsWith("..") ? dataDir : path.replaceAll(sep, "/");
}

/** The check calls every content folder data; this calls it what it is. */
const inFolder = <T extends Fault | Advice>(finding: T, folder: string): T => ({
  ...finding,
  file: finding.file.replace(/^data(?=\/|$)/, () => folder),
});

/** Nothing when the site can be built from the content, else the list of what is wrong. */
export function contentProblem(dataDir: string): string | undefined {
  const folder = nameOfFolder(dataDir);
  try {
    if (!contentTree(dataDir))
      return `There is no content folder ${folder}. CONTENT_DIR must name a folder like data/, or be left out.`;
    const faults = checkContent(dataDir).map((fault) => inFolder(fault, folder));
    return faults.length > 0 ? faultList(faults) : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The content could not be checked: ${reason}. The site was not changed.`;
  }
}

/**
 * What would be better in content that the site can be built from, as the terminal shows it.
 * @param pages advice on the pages that were built from it
 */
export function contentAdvice(dataDir: string, pages: readonly Advice[] = []): string | undefined {
  const folder = nameOfFolder(dataDir);
  const { advice } = examineContent(dataDir);
  return adviceList([...advice.map((each) => inFolder(each, folder)), ...pages]);
}
