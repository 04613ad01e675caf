import type { AppliedEdit } from "../../backend/editApplier";
import type { Issue } from "../../../src/content/check/issue";
import type { SiteStatus } from "../../types";
import { linesWithLinks, openPointList, warningList } from "./issueLists";
import { throwAwayChanges } from "../save/drafts";
import { button, element, linkTo, paragraphs, showChanged } from "../elements";

export type Bar = ReturnType<typeof createBar>;

const timeOf = (since: string) =>
  new Date(since).toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });

/** A button whose label is only its beginning on a phone: "Undo". */
function shortenedButton(first: string, rest: string, action: () => void): HTMLButtonElement {
  const made = button(first, action, { title: first + rest });
  made.append(element("span", { class: "bar-rest" }, rest));
  return made;
}

/** The status of an edit for visitors: "Testimonial “Ruth S.” has been live since Jan 5, 2:03 PM." */
function liveLine({ title, isOff }: AppliedEdit, since: string | undefined): string {
  const state = isOff ? "off the site" : "live";
  return since === undefined
    ? `${title} is ${state}.`
    : `${title} has been ${state} since ${timeOf(since)}.`;
}

/**
 * The status bar at the bottom of the page: messages, and the state of the site and the last edit.
 * @param siteOrigin the origin of the site's pages
 */
export function createBar(siteOrigin: string) {
  const messageBox = element("div", { class: "bar-message", role: "alert" });
  const status = element("div", { role: "status" });
  const announcement = element("p", { class: "unseen", role: "status" });
  const place = element("div", { class: "bar-place", id: "open-place" });
  const undo = element("div", { class: "bar-offer bar-undo" });
  // Replaces the undo button while a form has unsaved changes.
  const throwAway = element("div", { class: "bar-offer bar-throw-away" });
  throwAway.append(
    shortenedButton("Throw away", " unsaved changes", () => void throwAwayChanges()),
  );
  const own = element("div", { class: "bar-own" });
  const warnings = element("div", { class: "bar-issues" });
  const openPoints = element("div", { class: "bar-issues" });
  const parts = [status, undo, throwAway, own, openPoints, warnings, place];
  const foot = element("div", { class: "bar-foot" }, ...parts);
  const attributes = { class: "bar", "aria-label": "Messages" };
  const bar = element("aside", attributes, messageBox, announcement, foot);
  document.body.prepend(bar);
  const { title } = document;
  // The page adds the height of the bar below its content, so that the bar covers nothing.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty("--bar-height", `${bar.offsetHeight}px`),
  ).observe(bar);

  let lastEdit: AppliedEdit | undefined;
  /** When that edit went live. Later ones go live, too. */
  let since: string | undefined;

  const showList = (place: Element, all: readonly Issue[] = [], listOf: typeof warningList) =>
    showChanged(place, all, () => (all.length > 0 ? [listOf(all)] : []));

  let openMessage: { issues: readonly Issue[]; outlivesForm: boolean } | undefined;
  /** The messages of the content's errors, with the unsaved text. */
  let messagesNow: readonly string[] = [];
  const isFound = () => openMessage?.issues.some(({ message }) => messagesNow.includes(message));

  function clearMessage(): void {
    openMessage = undefined;
    if (messageBox.contains(document.activeElement)) own.querySelector("button")?.focus();
    messageBox.replaceChildren();
  }

  // A message about a form ends with the form.
  window.addEventListener("hashchange", () => {
    if (openMessage?.outlivesForm === false) clearMessage();
  });

  return {
    clearMessage,
    /**
     * Shows a message that must be read. It stays until somebody closes it, `clearMessage` is called,
     * or another form is opened.
     * @param isGood true if nothing failed
     * @returns the element with the message
     */
    showMessage(
      lines: readonly string[],
      {
        issues = [],
        outlivesForm = false,
        isGood = false,
      }: { issues?: readonly Issue[]; outlivesForm?: boolean; isGood?: boolean } = {},
    ): HTMLElement {
      openMessage = { issues, outlivesForm };
      messageBox.classList.toggle("bar-good", isGood);
      const said = element("div", {}, ...linesWithLinks(lines, issues));
      messageBox.replaceChildren(said, button("Close", clearMessage));
      return said;
    },
    /**
     * Notes the errors of the content, with the unsaved text. Removes the message once none of its
     * errors is left. A message about something else, such as a refused deletion, stays.
     */
    noteErrors(errors: readonly Issue[]) {
      const wasFound = isFound();
      messagesNow = errors.map(({ message }) => message);
      if (wasFound && !isFound()) clearMessage();
    },
    /** Names the open entry or list, also in the title of the tab. */
    showPlace(text: string) {
      place.replaceChildren(text);
      document.title = [text, title].filter(Boolean).join(" – ");
    },
    showStatus(now: SiteStatus) {
      showList(warnings, now.warnings, warningList);
      showList(openPoints, now.openPoints, openPointList);
      const live = now.state === "live" ? lastEdit : undefined;
      if (live && now.since !== undefined && now.since >= live.at) since ??= now.since;
      const lines = live ? [liveLine(live, since)] : now.lines;
      const see = live?.see;
      status.dataset.state = now.state;
      showChanged(status, [lines, see], () => {
        const all = paragraphs(lines);
        if (see !== undefined) all.at(-1)?.append(" ", linkTo(siteOrigin + see, "See it"));
        return all;
      });
    },
    /**
     * Names the last edit of this window, links to it once it is live, and shows a button that undoes
     * it. The button's label names the edit, too: "Undo: …", "Redo: …". The status before the edit
     * says nothing about it, so only the next one names it.
     */
    showEdit(edit: AppliedEdit, onUndo: () => void) {
      lastEdit = edit;
      since = undefined;
      const hadFocus = undo.contains(document.activeElement);
      const [first = ""] = /^\w*/.exec(edit.undo) ?? [];
      const offered = shortenedButton(first, edit.undo.slice(first.length), onUndo);
      undo.replaceChildren(offered);
      if (hadFocus) offered.focus();
    },
    /** Lets screen readers say what others see happen. */
    announce: (words: string) => announcement.replaceChildren(words),
    // Before the others.
    addButton: (label: string, action: () => void) => own.prepend(button(label, action)),
    addElement: (added: HTMLElement) => own.prepend(added),
  };
}
