import { firstFew, formatIssue, type Issue } from "../../src/content/check/issue";
import { pluralize, reasonOf } from "../../src/content/words/wording";
import { contentDir } from "./contentDir";
import { createContentReader, type BuildInput } from "./buildInput";

/** Warnings as the terminal shows them; undefined without warnings. */
export function warningReport(warnings: readonly Issue[]): string | undefined {
  if (warnings.length === 0) return undefined;
  const sum = `${pluralize(warnings.length, "warning")}. The site is built anyway.`;
  return [...firstFew(warnings.map(formatIssue)), "", sum].join("\n");
}

/** Content without errors, or its errors as the terminal shows them. */
type Report =
  { problem: string; content?: undefined } | { problem?: undefined; content: BuildInput };

/** Reads and checks the content. Whatever the name of the content folder, issues call it "data". */
export async function contentReport(
  read = createContentReader(contentDir(), "static"),
): Promise<Report> {
  try {
    const content = await read();
    const { errors } = content;
    if (errors.length === 0) return { content };
    const files = new Set(errors.map(({ file }) => file)).size;
    const sum = `${pluralize(errors.length, "error")} in ${pluralize(files, "file")}.`;
    return { problem: [...firstFew(errors.map(formatIssue)), "", sum].join("\n") };
  } catch (error) {
    return { problem: `The content could not be checked: ${reasonOf(error)}` };
  }
}

/** True if there are no open points. Reads the content folder, because the snapshot lacks hidden entries. */
export const isReadyToLaunch = async (): Promise<boolean> =>
  (await contentReport()).content?.openPoints.length === 0;
