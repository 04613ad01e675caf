import type { Issue } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/wording";
import { addressOfEntry } from "../currentEntry";
import { drawer, element } from "../elements";
import { openPlace } from "../form/openPlace";

/** A link to the field of an issue; empty if no form has it. */
export function linkToPlace({ file, path }: Issue): (Node | string)[] {
  const address = addressOfEntry(file);
  if (address === undefined) return [];
  const link = element("a", { href: address }, "Open it");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    link.closest("details")?.removeAttribute("open");
    openPlace({ file: file.replace(/^data\//, ""), path });
  });
  return [" ", link];
}

const warningItem = (issue: Issue) => element("li", {}, `${issue.message}.`, ...linkToPlace(issue));

/** The warnings, behind a line that counts them. */
export function warningList(warnings: readonly Issue[]): HTMLElement {
  const note = element("p", {}, "Warnings do not stop the site from being published.");
  return drawer(
    pluralize(warnings.length, "warning"),
    note,
    element("ul", {}, ...warnings.map(warningItem)),
  );
}
