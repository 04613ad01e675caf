import type { AppliedEdit } from "../../backend/editApplier";
import type { Extent } from "../../history/undo";
import type { Call, Refused } from "../local/callBackend";
import { askYesOrNo } from "../dialogs";
import { element, paragraphs } from "../elements";
import { draftChanges, formFile, openFile } from "../currentEntry";
import { hasUnsavedChanges, refreshNextList, reloadWithoutAsking } from "../navigation";
import type { SavedContent } from "../content";
import type { Bar } from "../statusBar/bar";

const storageKey = "last-change";

export type LastChange = ReturnType<typeof followChanges>;

/** Shows the last change of this window in the status bar, and offers to undo it. */
export function followChanges(call: Call, bar: Bar, content: SavedContent) {
  const show = (change: AppliedEdit) => bar.showChange(change, () => void askToUndo(change));

  /** Visitors see what is undone, so an accidental press undoes nothing. */
  async function askToUndo({ id, files, title, lines }: AppliedEdit): Promise<void> {
    const words = [element("h3", {}, title), ...paragraphs(lines)];
    const answers = { yes: "Change it back", no: "Keep it" };
    if (await askYesOrNo("Change the site back?", answers, ...words)) await undo(id, files);
  }

  function happened(change: AppliedEdit): void {
    window.sessionStorage.setItem(storageKey, JSON.stringify(change));
    show(change);
    if (change.notCommitted !== undefined)
      bar.showMessage([change.notCommitted], { outlivesForm: true });
  }

  /** Reloads the page to show an undone change, unless the form of another entry is open. */
  function refresh({ files, removed }: AppliedEdit): void {
    const open = formFile();
    if (open !== undefined && !files.includes(open)) {
      content.forget();
      draftChanges.dispatchEvent(new Event("change"));
      return refreshNextList();
    }
    if (open !== undefined && removed.includes(open))
      window.history.replaceState(null, "", window.location.hash.replace(/\/entries\/.*/, ""));
    reloadWithoutAsking();
  }

  /**
   * Undoes a change. Asks first if the open form has unsaved text and would reload.
   * @returns why it was refused; "canceled" if somebody said no
   */
  async function undo(
    id: string,
    files: readonly string[],
    extent: Extent = {},
  ): Promise<Refused | "done" | "canceled"> {
    const open = openFile();
    const isOpen = open !== undefined && files.includes(open);
    if (isOpen && hasUnsavedChanges()) {
      const kept = paragraphs(["The form has unsaved changes. This browser keeps them for later."]);
      const answers = { yes: "Undo it", no: "Not now" };
      if (!(await askYesOrNo("Undo without saving?", answers, ...kept))) return "canceled";
    }
    const { answer, refused } = await call<{ change?: AppliedEdit }>("undo", { id, ...extent });
    if (answer?.change) refresh(answer.change);
    return refused ?? "done";
  }

  const last = window.sessionStorage.getItem(storageKey);
  if (last !== null) show(JSON.parse(last) as AppliedEdit);
  return { happened, undo };
}
