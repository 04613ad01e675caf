import { openTitle } from "../currentEntry";
import { draftQuestion } from "../locale";
import { isFormShown } from "../navigation";
import type { Bar } from "../statusBar/bar";

const restored = [
  "You typed something here earlier and did not save it. Here it is again.",
  "Save it, or press “Throw away unsaved changes”.",
];

/**
 * Answers and completes Decap CMS's questions. It asks in boxes of the browser, which cannot say what
 * OK and Cancel mean: Cancel would delete a draft.
 */
export function answerConfirmBoxes(bar: Bar): void {
  const ask = window.confirm.bind(window);
  window.confirm = (question = "") => {
    if (question !== draftQuestion) return ask(question.replace("this entry", openTitle));
    // An entry that cannot be loaded has no form.
    if (isFormShown()) bar.showMessage(restored, { isGood: true });
    return true;
  };
}
