import { paragraphs } from "../elements";
import { invalidFields, goTo, labelsOf } from "./parts";
import type { Bar } from "../statusBar/bar";

/** Longer lists than this are counted: the form marks all of them. */
const mostTold = 5;

/** The sentences of an invalid field, with the way to it; most of Decap CMS's own name the field already. */
function sentencesOf({ control, sentences }: ReturnType<typeof invalidFields>[number]): string[] {
  const labels = labelsOf(control);
  const last = labels.slice(labels.lastIndexOf("›") + 1).trim();
  return sentences.map((sentence) =>
    sentence.startsWith(last)
      ? `${labels}${sentence.slice(last.length)}`
      : `${labels}: ${sentence}`,
  );
}

const told = () => {
  const all = invalidFields().flatMap(sentencesOf);
  const more = all.length - mostTold;
  return [
    "Not saved yet. Please look at this first:",
    ...all.slice(0, mostTold),
    ...(more > 0 ? [`And ${more} more, marked in red in the form.`] : []),
  ];
};

/** Takes what is right by now off the bar, as long as it says what is not. */
function followFields(bar: Bar, said: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!said.isConnected) return observer.disconnect();
    if (invalidFields().length === 0) return bar.settle();
    const lines = told();
    if (lines.join("") !== said.textContent) said.replaceChildren(...paragraphs(lines));
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Tells why a form is not saved because of its fields, opens what hides the first of them, and goes
 * there. Decap CMS marks them, wherever they are, and says nothing; it ends the saving by an error
 * without words, which is the sign.
 */
export function watchRefusals(bar: Bar): void {
  window.addEventListener("unhandledrejection", (event) => {
    const [first] = invalidFields();
    if (event.reason !== undefined || !first) return;
    event.preventDefault();
    followFields(bar, bar.warn(told()));
    goTo(first.control);
  });
}
