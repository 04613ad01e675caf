import type { Issue } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/wording";
import { addressOfEntry } from "../currentEntry";
import { drawer, element } from "../elements";
import { openPlace } from "../form/openPlace";

function warningItem({ message, file, path }: Issue): HTMLElement {
  const item = element("li", {}, `${message}.`);
  const address = addressOfEntry(file);
  if (address === undefined) return item;
  const link = element("a", { href: address }, "Open it");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    link.closest("details")?.removeAttribute("open");
    openPlace({ file: file.replace(/^data\//, ""), path });
  });
  item.append(" ", link);
  return item;
}

/** Lists what would be better, behind a line that says how much that is. */
export function warningList(warnings: readonly Issue[]): HTMLElement {
  const note = element("p", {}, "Nothing here keeps the site from being published.");
  return drawer(
    pluralize(warnings.length, "warning"),
    note,
    element("ul", {}, ...warnings.map(warningItem)),
  );
}
