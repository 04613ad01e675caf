import { faultyFields, goTo, labelsOf } from "../form";
import type { Bar } from "../statusBar/bar";

/** Longer lists than this are counted: the form marks all of them. */
const mostTold = 5;

/** One sentence for each faulty field; most of Decap CMS's own name the field already. */
function sentences(): string[] {
  return faultyFields().flatMap(({ control, sentences: said }) => {
    const labels = labelsOf(control);
    const last = labels.slice(labels.lastIndexOf("›") + 1).trim();
    return said.map((sentence) =>
      sentence.startsWith(last)
        ? `${labels}${sentence.slice(last.length)}`
        : `${labels}: ${sentence}`,
    );
  });
}

/** Says why a form was not saved, opens what hides the first faulty field, and goes there. */
export function tellFaults(bar: Bar): void {
  const [first] = faultyFields();
  if (!first) return;
  const all = sentences();
  const more = all.length - mostTold;
  bar.warn([
    "Not saved yet. Please look at this first:",
    ...all.slice(0, mostTold),
    ...(more > 0 ? [`And ${more} more, marked in red in the form.`] : []),
  ]);
  goTo(first.control);
}

/**
 * Tells of every form that is not saved because of its fields. Decap CMS marks them, wherever they
 * are, and says nothing; it ends the saving by an error without words, which is the sign.
 */
export function watchRefusals(bar: Bar): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason !== undefined || faultyFields().length === 0) return;
    event.preventDefault();
    tellFaults(bar);
  });
}
