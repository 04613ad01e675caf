import { counted } from "./wording";
import { checkContent, formatFault, type Fault } from "../../src/content/check/checkContent";

/** A list of faults as the terminal shows it. */
export function faultList(faults: readonly Fault[]): string {
  const files = new Set(faults.map(({ file }) => file)).size;
  const sum = `${counted(faults.length, "fault")} in ${counted(files, "file")}. The site was not changed.`;
  return [...faults.map(formatFault), "", sum].join("\n");
}

/** Nothing when the site can be built from the content, else the list of what is wrong. */
export function contentProblem(dataDir: string): string | undefined {
  try {
    const faults = checkContent(dataDir);
    return faults.length > 0 ? faultList(faults) : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The content could not be checked: ${reason}. The site was not changed.`;
  }
}
