import { faultyFields, goTo, labelsOf } from "./parts";
import type { Bar } from "../statusBar/bar";

/** Longer lists than this are counted: the form marks all of them. */
const mostTold = 5;

/** The sentences of a faulty field, with the way to it; most of Decap CMS's own name the field already. */
function sentencesOf({ control, sentences }: ReturnType<typeof faultyFields>[number]): string[] {
  const labels = labelsOf(control);
  const last = labels.slice(labels.lastIndexOf("›") + 1).trim();
  return sentences.map((sentence) =>
    sentence.startsWith(last)
      ? `${labels}${sentence.slice(last.length)}`
      : `${labels}: ${sentence}`,
  );
}

/**
 * Tells why a form is not saved because of its fields, opens what hides the first of them, and goes
 * there. Decap CMS marks them, wherever they are, and says nothing; it ends the saving by an error
 * without words, which is the sign.
 */
export function watchRefusals(bar: Bar): void {
  window.addEventListener("unhandledrejection", (event) => {
    const faulty = faultyFields();
    const [first] = faulty;
    if (event.reason !== undefined || !first) return;
    event.preventDefault();
    const all = faulty.flatMap(sentencesOf);
    const more = all.length - mostTold;
    bar.warn([
      "Not saved yet. Please look at this first:",
      ...all.slice(0, mostTold),
      ...(more > 0 ? [`And ${more} more, marked in red in the form.`] : []),
    ]);
    goTo(first.control);
  });
}
