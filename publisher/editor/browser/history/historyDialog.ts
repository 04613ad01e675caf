import type { EarlierField, HistoryLine, HistoryPage } from "../../history/historyPage";
import type { Ask } from "../askBackend";
import { openDialog } from "../dialogs";
import { button, element, paragraphs } from "../elements";
import type { LastChange } from "./lastChange";

const timeOf = (at: string) =>
  new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });

/** What bringing back is called: it depends on what the change was. */
function labelOf({ lines: [first] }: HistoryLine): string {
  if (first === "Deleted") return "Bring it back";
  if (first === "Added") return "Take it away again";
  return "Bring back what was there before";
}

/** The words of an entry as they were, fetched when they are asked for. */
function earlier(ask: Ask, { id }: HistoryLine): HTMLElement {
  const list = element("dl", "");
  const details = element(
    "details",
    "",
    element("summary", "", "All of it, as it was before"),
    list,
  );
  details.addEventListener("toggle", () => {
    if (!details.open || list.childElementCount > 0) return;
    void ask<EarlierField[]>("earlier", { id }).then(({ ok, answer }) => {
      const fields = ok ? (answer as EarlierField[]) : [];
      const words = fields.flatMap(({ label, text }) => [
        element("dt", "", label),
        element("dd", "", text),
      ]);
      list.replaceChildren(...words);
    });
  });
  return details;
}

function historyLine(
  ask: Ask,
  line: HistoryLine,
  files: readonly string[],
  takeBack: LastChange["takeBack"],
  drawAnew: () => void,
): HTMLElement {
  const heading = element("h3", "", line.title);
  heading.id = `history-${line.id}`;
  const time = element("time", "", timeOf(line.at));
  time.dateTime = line.at;
  const item = element("li", "", heading, time, ...paragraphs(line.lines));
  const message = element("div", "history-message");
  message.setAttribute("role", "alert");

  async function bringBack(isWhole: boolean): Promise<void> {
    const result = await takeBack(line.id, files, isWhole);
    if (result === "done") return drawAnew();
    if (result === "refused") return;
    const whole = button("Bring back all of it as it was, without the later changes", () => {
      void bringBack(true);
    });
    message.replaceChildren(
      element("p", "", "This has been changed again since, so nothing was changed now."),
      whole,
    );
    whole.focus();
  }

  if (line.isTakenBack) item.append(element("p", "history-note", "Taken back."));
  else {
    const back = button(labelOf(line), () => void bringBack(false));
    back.setAttribute("aria-describedby", heading.id);
    item.append(back);
  }
  const hasEarlier = line.lines[0] !== "Added" && files.some((file) => file.endsWith(".json"));
  if (hasEarlier) item.append(earlier(ask, line));
  item.append(message);
  return item;
}

/** Shows the history: each change a line, with a button that brings back what was before. */
export function openHistory(ask: Ask, takeBack: LastChange["takeBack"]): void {
  const list = element("ol", "history");
  const more = element("div", "");
  const note = element("p", "", "The changes that were made in this editor, the newest first.");

  async function draw(before?: string): Promise<void> {
    const { ok, answer } = await ask<HistoryPage>("history", { ...(before && { before }) });
    if (!ok) return;
    if (before === undefined) list.replaceChildren();
    if (answer.lines.length === 0 && before === undefined)
      note.replaceChildren("Nothing has been changed yet.");
    const items = answer.lines.map((line) =>
      historyLine(ask, line, line.files, takeBack, () => void draw()),
    );
    list.append(...items);
    const last = answer.lines.at(-1)?.id;
    more.replaceChildren(
      ...(answer.hasMore && last !== undefined
        ? [button("Show earlier changes", () => void draw(last))]
        : []),
    );
    if (before !== undefined) items[0]?.querySelector("button")?.focus();
  }

  openDialog("History", note, list, more);
  void draw();
}
