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

export type LastEdit = ReturnType<typeof followEdits>;

/** Shows the last edit of this window in the status bar, and offers to undo it. */
export function followEdits(call: Call, bar: Bar, content: SavedContent) {
  const show = (edit: AppliedEdit) => bar.showEdit(edit, () => void askToUndo(edit));

  /** Visitors see what is undone, so an accidental press undoes nothing. */
  async function askToUndo({ id, files, title, lines }: AppliedEdit): Promise<void> {
    const words = [element("h3", {}, title), ...paragraphs(lines)];
    const answers = { yes: "Change it back", no: "Keep it" };
    if (await askYesOrNo("Change the site back?", answers, ...words)) await undo(id, files);
  }

  function happened(edit: AppliedEdit): void {
    window.sessionStorage.setItem(storageKey, JSON.stringify(edit));
    show(edit);
    if (edit.notCommitted !== undefined)
      bar.showMessage([edit.notCommitted], { outlivesForm: true });
  }

  /** Reloads the page to show an undone edit, unless the form of another entry is open. */
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
   * Undoes an edit. Asks first if the open form has unsaved text and would reload.
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
    const { answer, refused } = await call<{ edit?: AppliedEdit }>("undo", { id, ...extent });
    if (answer?.edit) refresh(answer.edit);
    return refused ?? "done";
  }

  const last = window.sessionStorage.getItem(storageKey);
  if (last !== null) show(JSON.parse(last) as AppliedEdit);
  return { happened, undo };
}
