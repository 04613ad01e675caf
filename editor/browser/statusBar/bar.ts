import type { AppliedEdit } from "../../backend/editApplier";
import type { Places } from "../../backend/whereShown";
import type { Issue } from "../../../src/content/check/issue";
import type { SiteStatus } from "../../types";
import { linkToPlace, warningList } from "./warnings";
import { pluralize } from "../../../src/content/wording";
import { button, drawer, element, linkTo, paragraphs } from "../elements";

export type Bar = ReturnType<typeof createBar>;

const timeOf = (since: string) =>
  new Date(since).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** What a visitor sees of a change: "Testimonial “Ruth S.” is live since 2:03 PM." */
function liveLine({ title, at, isOff }: AppliedEdit, since: string | undefined): string {
  const when = since !== undefined && since >= at ? ` since ${timeOf(since)}` : "";
  return `${title} is ${isOff ? "off the site" : "live"}${when}.`;
}

/**
 * The line at the foot of the page: what became of an edit, and what the site shows.
 * @param siteOrigin where the pages of the site are
 */
export function createBar(siteOrigin: string) {
  const warning = element("div", { class: "bar-warning", role: "alert" });
  const status = element("div", { role: "status" });
  const place = element("div", { class: "bar-place" });
  const offer = element("div", { class: "bar-offer" });
  const own = element("div", { class: "bar-own" });
  const pages = element("div", { class: "bar-pages" });
  const warnings = element("div", {});
  const parts = [status, offer, own, pages, warnings, place];
  const foot = element("div", { class: "bar-foot" }, ...parts);
  const bar = element("aside", { class: "bar", "aria-label": "Messages" }, warning, foot);
  document.body.append(bar);
  // What lies behind the bar can be scrolled above it, however high it is.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty("--bar-height", `${bar.offsetHeight}px`),
  ).observe(bar);

  let now: SiteStatus | undefined;
  let change: AppliedEdit | undefined;
  let shown = "";
  let advised = "[]";

  /** Shows what would be better, and leaves the list open while it says the same. */
  function advise(all: readonly Issue[]): void {
    const next = JSON.stringify(all);
    if (advised === next) return;
    advised = next;
    warnings.replaceChildren(...(all.length > 0 ? [warningList(all)] : []));
  }

  function draw(): void {
    if (!now) return;
    const isLive = now.state === "live" && change !== undefined;
    const lines = isLive && change ? [liveLine(change, now.since)] : now.lines;
    const see = isLive ? change?.see : undefined;
    // What is read out is read out once.
    const all = JSON.stringify([now.state, lines, see]);
    if (shown === all) return;
    shown = all;
    status.dataset.state = now.state;
    status.replaceChildren(...paragraphs(lines));
    if (see !== undefined) status.lastElementChild?.append(" ", linkTo(siteOrigin + see, "See it"));
  }

  let told: { issues: readonly Issue[]; outlivesForm: boolean } | undefined;

  function settle(): void {
    told = undefined;
    warning.replaceChildren();
  }

  return {
    /** Takes back a warning: what was wrong is right now. */
    settle,
    /**
     * Says something that must be read. It stays until it is closed, until `settle` is called, or
     * until another form is opened.
     * @returns what shows it
     */
    warn(
      lines: readonly string[],
      {
        issues = [],
        outlivesForm = false,
      }: { issues?: readonly Issue[]; outlivesForm?: boolean } = {},
    ): HTMLElement {
      told = { issues, outlivesForm };
      const shownLines = paragraphs(lines).map((line) => {
        const issue = issues.find(({ message }) => message === line.textContent);
        line.append(...(issue ? linkToPlace(issue) : []));
        return line;
      });
      const said = element("div", {}, ...shownLines);
      warning.replaceChildren(said, button("Close", settle));
      return said;
    },
    /** Takes back a warning about the form that is left. */
    leaveForm() {
      if (told?.outlivesForm === false) settle();
    },
    /** Takes back a warning once the content, with what is typed, has none of its errors any more. */
    settleUnless(errors: readonly string[]) {
      const isRight = ({ message }: Issue) => !errors.includes(message);
      if (told && told.issues.length > 0 && told.issues.every(isRight)) settle();
    },
    /** Shows a button that undoes the last change; its label says what that is. */
    offerUndo: (label: string, undo: () => void) => offer.replaceChildren(button(label, undo)),
    /** Names what is open. Decap CMS names only the collection it is in. */
    showPlace: (text: string) => place.replaceChildren(text),
    /** Lists the pages on which visitors see what is open, or would, were it not off the site. */
    showPages({ pages: shownOn, isOff }: Places) {
      const items = shownOn.map(({ path, label }) =>
        element("li", {}, linkTo(siteOrigin + path, label)),
      );
      const summary = `${isOff ? "Off" : "Shown on"} ${pluralize(items.length, "page")}`;
      const list = drawer(summary, element("ul", {}, ...items));
      pages.replaceChildren(...(items.length > 0 ? [list] : []));
    },
    showStatus(next: SiteStatus) {
      now = next;
      advise(now.warnings ?? []);
      draw();
    },
    /** Names the last change of this window, and leads to it as soon as visitors see it. */
    showChange(last: AppliedEdit) {
      change = last;
      draw();
    },
    /** Adds a button of the editor's own. */
    addButton: (label: string, action: () => void) => own.append(button(label, action)),
  };
}
