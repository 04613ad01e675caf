import { askYesOrNo } from "../dialogs";
import { paragraphs } from "../elements";
import { reloadWithoutAsking } from "../navigation";
import type { Bar } from "../statusBar/bar";
import { deleteDraft } from "./drafts";

/** Offers to return to the saved text of the open form. */
export function offerToThrowAway(bar: Bar): void {
  async function askToThrowAway(): Promise<void> {
    const heading = "Throw away what is not saved?";
    const answers = { yes: "Throw it away", no: "Keep it" };
    const words = paragraphs(["You lose all changes in this form since it was saved last."]);
    if (!(await askYesOrNo(heading, answers, ...words))) return;
    await deleteDraft(window.location.hash);
    reloadWithoutAsking();
  }
  bar.addThrowAway(() => void askToThrowAway());
}
