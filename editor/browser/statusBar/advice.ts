import type { EditorAdvice } from "../../editorStatus";
import { addressOfEntry, openFile } from "../currentEntry";
import { drawer, element } from "../elements";
import { controlAt, goTo, whenFormIsShown } from "../form/parts";

/** Where the next form that opens is to be entered; it outlives the loading of the page. */
const storageKey = "advised-place";

type Advised = Pick<EditorAdvice, "file" | "path">;

/** Enters the open form where the advice is about, and forgets it. */
function enterPlace(): void {
  const stored = window.sessionStorage.getItem(storageKey);
  const { file, path = [] } = JSON.parse(stored ?? "{}") as Advised;
  if (file === undefined || openFile() !== file) return;
  window.sessionStorage.removeItem(storageKey);
  whenFormIsShown(() => {
    const control = controlAt(path);
    if (control) goTo(control);
  });
}

function adviceItem({ sentence, file, path }: EditorAdvice): HTMLElement {
  const item = element("li", {}, sentence);
  const address = file !== undefined ? addressOfEntry(file) : undefined;
  if (address === undefined) return item;
  const link = element("a", { href: address }, "Open it");
  link.addEventListener("click", () => {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ file, path } satisfies Advised));
    link.closest("details")?.removeAttribute("open");
    // The form that is open already does not come again.
    enterPlace();
  });
  item.append(" ", link);
  return item;
}

/** Lists what would be better, behind a line that says how much that is. */
export function adviceList(advice: readonly EditorAdvice[]): HTMLElement {
  const summary = advice.length === 1 ? "1 piece of advice" : `${advice.length} pieces of advice`;
  const note = element("p", {}, "Nothing here keeps the site from being published.");
  return drawer(summary, note, element("ul", {}, ...advice.map(adviceItem)));
}

/** Goes on to the place of an advice when its form has opened. */
export function followAdvice(): void {
  window.addEventListener("hashchange", enterPlace);
  enterPlace();
}
