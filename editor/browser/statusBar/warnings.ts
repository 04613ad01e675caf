import type { Issue } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/wording";
import { addressOfEntry, openFile } from "../currentEntry";
import { drawer, element } from "../elements";
import { controlAt, goTo, whenFormIsShown } from "../form/parts";

/** Where the next form that opens is to be entered; it outlives the loading of the page. */
const storageKey = "warned-place";

type Place = Partial<Pick<Issue, "file" | "path">>;

/** Enters the open form that the warning is about, and forgets it. */
function enterPlace(): void {
  const stored = window.sessionStorage.getItem(storageKey);
  const { file, path = [] } = JSON.parse(stored ?? "{}") as Place;
  if (file === undefined || openFile() !== file) return;
  window.sessionStorage.removeItem(storageKey);
  whenFormIsShown(() => {
    const control = controlAt(path);
    if (control) goTo(control);
  });
}

function warningItem({ message, file, path }: Issue): HTMLElement {
  const item = element("li", {}, `${message}.`);
  const address = addressOfEntry(file);
  if (address === undefined) return item;
  const link = element("a", { href: address }, "Open it");
  link.addEventListener("click", () => {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ file, path } satisfies Place));
    link.closest("details")?.removeAttribute("open");
    // The form that is open already does not come again.
    enterPlace();
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

/** Goes on to the place of a warning when its form has opened. */
export function followWarning(): void {
  window.addEventListener("hashchange", enterPlace);
  enterPlace();
}
