import { paragraphs } from "../elements";
import { invalidFields, goTo, labelsOf } from "./parts";
import type { Bar } from "../statusBar/bar";

/** The bar lists this many errors and counts the rest. The form marks all of them. */
const mostListed = 5;

/**
 * The errors of a field, with the labels that lead to it. Most sentences of Decap CMS name the field
 * themselves.
 */
function sentencesOf({ control, sentences }: ReturnType<typeof invalidFields>[number]): string[] {
  const labels = labelsOf(control);
  const last = labels.slice(labels.lastIndexOf("›") + 1).trim();
  return sentences.map((sentence) =>
    sentence.startsWith(last)
      ? `${labels}${sentence.slice(last.length)}`
      : `${labels}: ${sentence}`,
  );
}

const errorLines = () => {
  const all = invalidFields().flatMap(sentencesOf);
  const more = all.length - mostListed;
  return [
    "Not saved yet. Please fix this first:",
    ...all.slice(0, mostListed),
    ...(more > 0 ? [`And ${more} more, marked in red in the form.`] : []),
  ];
};

/** Removes corrected fields from the message in the bar. */
function followFields(bar: Bar, message: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!message.isConnected) return observer.disconnect();
    if (invalidFields().length === 0) return bar.clearMessage();
    const lines = errorLines();
    if (lines.join("") !== message.textContent) message.replaceChildren(...paragraphs(lines));
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

const pauseMs = 50;
/** On a slow computer, Decap CMS marks the fields after it has rejected the save. */
const longestMs = 5000;

/**
 * Lists the invalid fields that keep a form from being saved, and goes to the first. Decap CMS only
 * marks them, even in collapsed groups, and rejects the save with an undefined reason.
 */
export function watchRefusals(bar: Bar): void {
  function show(waitedMs = 0): void {
    const [first] = invalidFields();
    if (first) {
      followFields(bar, bar.showMessage(errorLines()));
      goTo(first.control);
    } else if (waitedMs < longestMs) window.setTimeout(() => show(waitedMs + pauseMs), pauseMs);
  }
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason !== undefined) return;
    event.preventDefault();
    show();
  });
}
