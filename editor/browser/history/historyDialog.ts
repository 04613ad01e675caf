import type { Extent } from "../../history/undo";
import type { EarlierField, HistoryLine, HistoryPage } from "../../history/historyPage";
import { pluralize } from "../../../src/content/wording";
import type { Call } from "../local/callBackend";
import { openDialog } from "../dialogs";
import { button, element, paragraphs } from "../elements";
import type { LastEdit } from "./lastEdit";

const timeOf = (at: string) =>
  new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });

/** True for an edit of several fields of one file. */
const hasLines = ({ lines, files }: HistoryLine) => lines.length > 1 && files.length === 1;

const isAddition = ({ lines }: HistoryLine) => lines[0] === "Added";

function labelOf(line: HistoryLine): string {
  if (line.lines[0] === "Deleted") return "Bring it back";
  if (isAddition(line)) return "Remove it again";
  return hasLines(line) ? "Undo all of these changes" : "Bring back what was there before";
}

/** The entry before the edit, loaded when it is opened. */
function earlier(call: Call, { id }: HistoryLine): HTMLElement {
  const list = element("dl", {});
  const summary = element("summary", {}, "The whole entry, as it was before");
  const details = element("details", {}, summary, list);
  details.addEventListener("toggle", () => {
    if (!details.open || list.childElementCount > 0) return;
    void call<EarlierField[]>("earlier", { id }).then(({ answer = [] }) => {
      const words = answer.map(({ label, text }) => [
        element("dt", {}, label),
        element("dd", {}, text),
      ]);
      list.replaceChildren(...words.flat());
    });
  });
  return details;
}

function historyLine(
  call: Call,
  line: HistoryLine,
  undo: LastEdit["undo"],
  onUndone: (what: string) => void,
): HTMLElement {
  const id = `history-${line.id}`;
  const heading = element("h3", { id }, line.title);
  const time = element("time", { datetime: line.at }, timeOf(line.at));
  const sentences = paragraphs(line.lines);
  const item = element("li", {}, heading, time, ...sentences);
  const message = element("div", { class: "history-message", role: "alert" });

  async function bringBack(extent: Extent): Promise<void> {
    const result = await undo(line.id, line.files, extent);
    const only = extent.line === undefined ? [] : line.lines.slice(extent.line, extent.line + 1);
    if (result === "done") return onUndone([line.title, ...only].join(" › "));
    if (result === "canceled") return;
    if (result.isChangedSince !== true) {
      message.replaceChildren(...paragraphs(["Nothing was undone.", ...result.error.split("\n")]));
      return;
    }
    const label = isAddition(line)
      ? "Remove it again, with the later changes"
      : "Bring back the whole entry as it was, without the later changes";
    const whole = button(label, () => void bringBack({ isWhole: true }));
    message.replaceChildren(
      ...paragraphs(["This has changed again since then, so nothing was undone."]),
      whole,
    );
    whole.focus();
  }

  function offerLine(sentence: HTMLElement, at: number): void {
    sentence.id = `${id}-${at}`;
    const described = { "aria-describedby": sentence.id };
    const only = button("Undo only this", () => void bringBack({ line: at }), described);
    sentence.append(" ", only);
  }

  if (hasLines(line) && !line.isUndone) sentences.forEach(offerLine);
  const back = button(labelOf(line), () => void bringBack({}), { "aria-describedby": id });
  item.append(line.isUndone ? element("p", { class: "history-note" }, "Undone.") : back);
  if (!isAddition(line) && line.files.some((file) => file.endsWith(".json")))
    item.append(earlier(call, line));
  item.append(message);
  return item;
}

/** Shows the history: a line for each edit, with a button that undoes it. */
export function openHistory(call: Call, undo: LastEdit["undo"]): void {
  const list = element("ol", { class: "history" });
  const more = element("div", {});
  const note = element("p", {}, "The changes made in this editor, the newest first.");
  const done = element("p", { class: "history-note", role: "status" });

  const search = element("input", { type: "search", "aria-label": "Search the history" });
  search.placeholder = "Search the history";
  search.addEventListener("input", () => void find(search.value));

  async function find(typed: string): Promise<void> {
    await draw();
    // Until the answer to the last key, the list is the earlier one.
    if (typed === search.value)
      done.textContent = `${pluralize(list.querySelectorAll("h3").length, "change")} shown.`;
  }

  async function draw(before?: string): Promise<void> {
    const words = search.value.trim();
    const { answer } = await call<HistoryPage>("history", { before, words });
    if (!answer || words !== search.value.trim()) return;
    if (before === undefined) list.replaceChildren();
    if (answer.lines.length === 0 && before === undefined)
      list.append(
        element("li", {}, words ? "No change mentions this." : "Nothing has been changed yet."),
      );
    const items = answer.lines.map((line) =>
      historyLine(call, line, undo, (what) => {
        done.textContent = `Undone: ${what}. Visitors will see this in a moment.`;
        // The button that had the focus disappears.
        dialog.querySelector("button")?.focus();
        void draw();
      }),
    );
    list.append(...items);
    const earlierChanges = button("Show earlier changes", () => void draw(answer.lines.at(-1)?.id));
    more.replaceChildren(...(answer.hasMore ? [earlierChanges] : []));
    if (before !== undefined) items[0]?.querySelector("button")?.focus();
  }

  const dialog = openDialog("History", note, search, done, list, more);
  void draw();
}
