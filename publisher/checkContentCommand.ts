import {
  checkContent,
  contentTree,
  countContent,
  formatFault,
  type Fault,
} from "../src/content/check";

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** The line below a list of faults. */
function summary(faults: readonly Fault[]): string {
  const files = new Set(faults.map(({ file }) => file)).size;
  return `${counted(faults.length, "fault")} in ${counted(files, "file")}. The site was not changed.`;
}

/** Checks the content, says what it found, and answers with the exit code. */
function run(dataDir: string): number {
  try {
    const faults = checkContent(dataDir);
    if (faults.length > 0) {
      console.error([...faults.map(formatFault), "", summary(faults)].join("\n"));
      return 1;
    }
    const tree = contentTree(dataDir);
    console.log(
      `The content is in order: ${counted(tree ? countContent(tree) : 0, "file")} checked.`,
    );
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The content could not be checked: ${reason}. The site was not changed.`);
    return 1;
  }
}

process.exitCode = run(process.argv[2] ?? "data");
