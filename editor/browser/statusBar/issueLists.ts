import type { Issue } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/wording";
import { addressOfEntry } from "../currentEntry";
import { drawer, element, paragraphs } from "../elements";
import { openPlace } from "../form/openPlace";

/** A link to the field of an issue; empty if no form has it. */
function linkToPlace({ file, path, message }: Issue): (Node | string)[] {
  const place = { file: file.replace(/^data\//, ""), path };
  const address = addressOfEntry(place.file);
  if (address === undefined) return [];
  // For those who go from link to link.
  const attributes = { href: address, "aria-description": message };
  const link = element("a", attributes, "Open it");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    link.closest("details")?.removeAttribute("open");
    openPlace(place);
  });
  return [" ", link];
}

/** Lines of text, as paragraphs. A line that is the message of an issue leads to its field. */
export const linesWithLinks = (lines: readonly string[], issues: readonly Issue[]): HTMLElement[] =>
  paragraphs(lines).map((line) => {
    const issue = issues.find(({ message }) => message === line.textContent);
    line.append(...(issue ? linkToPlace(issue) : []));
    return line;
  });

const item = (issue: Issue) => element("li", {}, `${issue.message}.`, ...linkToPlace(issue));

const listOf = (line: string, note: string, issues: readonly Issue[]) =>
  drawer(line, element("p", {}, note), element("ul", {}, ...issues.map(item)));

/** The warnings, behind a line that counts them. */
export const warningList = (warnings: readonly Issue[]): HTMLElement =>
  listOf(
    pluralize(warnings.length, "warning"),
    "Warnings do not stop the site from being published.",
    warnings,
  );

/** The open points before the launch, behind a line that counts them. */
export const openPointList = (points: readonly Issue[]): HTMLElement =>
  listOf(
    `${points.length} to do before launch`,
    "Until these are done, search engines are asked not to list the site.",
    points,
  );
