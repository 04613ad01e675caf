import { relative, sep } from "node:path";
import { firstOf, formatFault, type Advice } from "../../src/content/check/checkContent";
import { counted, reasonOf } from "../../src/content/wording";
import { createContentReader, type SiteContent } from "./siteContent";

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
  const path = relative(process.cwd(), dataDir);
  return path.startsWith("..") ? dataDir : path.replaceAll(sep, "/");
}

/** Content from which the site can be built, or what is wrong with it, as the terminal shows it. */
type Report =
  { problem: string; content?: undefined } | { problem?: undefined; content: SiteContent };

/** Makes a function that reads and checks a content folder whenever it is called. */
export function contentReporter(dataDir: string): () => Report {
  const read = createContentReader(dataDir, "static");
  const folder = nameOfFolder(dataDir);
  // The check calls every content folder data.
  const inFolder = (finding: Advice): Advice => ({
    ...finding,
    file: finding.file.replace(/^data(?=\/|$)/, () => folder),
  });
  return () => {
    try {
      const content = read();
      const { faults, advice } = content;
      if (faults.length === 0) return { content: { ...content, advice: advice.map(inFolder) } };
      const files = new Set(faults.map(({ file }) => file)).size;
      const sum = `${counted(faults.length, "error")} in ${counted(files, "file")}.`;
      return { problem: [...firstOf(faults.map(inFolder).map(formatFault)), "", sum].join("\n") };
    } catch (error) {
      return { problem: `The content could not be checked: ${reasonOf(error)}` };
    }
  };
}
