import { relative, sep } from "node:path";
import { firstOf, formatIssue, type Issue } from "../../src/content/check/checkContent";
import { pluralize, reasonOf } from "../../src/content/wording";
import { createContentReader, type SiteContent } from "./siteContent";

/** Warnings as the terminal shows them; undefined if there are none. */
export function warningList(warnings: readonly Issue[]): string | undefined {
  if (warnings.length === 0) return undefined;
  const sum = `${pluralize(warnings.length, "warning")}. The site is built anyway.`;
  return [...firstOf(warnings.map(formatIssue)), "", sum].join("\n");
}

/** The path of a folder from the working directory: "test/content". */
function shortPath(dataDir: string): string {
  const path = relative(process.cwd(), dataDir);
  return path.startsWith("..") ? dataDir : path.replaceAll(sep, "/");
}

/** Content without errors, or its errors as the terminal shows them. */
type Report =
  { problem: string; content?: undefined } | { problem?: undefined; content: SiteContent };

/** Returns a function that reads and checks a content folder. */
export function contentReporter(dataDir: string): () => Report {
  const read = createContentReader(dataDir, "static");
  const folder = shortPath(dataDir);
  // The check calls every content folder "data".
  const inFolder = (issue: Issue): Issue => ({
    ...issue,
    file: issue.file.replace(/^data(?=\/|$)/, () => folder),
  });
  return () => {
    try {
      const content = read();
      const { errors, warnings } = content;
      if (errors.length === 0) return { content: { ...content, warnings: warnings.map(inFolder) } };
      const files = new Set(errors.map(({ file }) => file)).size;
      const sum = `${pluralize(errors.length, "error")} in ${pluralize(files, "file")}.`;
      return { problem: [...firstOf(errors.map(inFolder).map(formatIssue)), "", sum].join("\n") };
    } catch (error) {
      return { problem: `The content could not be checked: ${reasonOf(error)}` };
    }
  };
}
