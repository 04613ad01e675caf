import { firstFew, type Issue } from "../../../src/content/check/issue";
import type { FromPreview } from "../../../src/preview/messages";
import { button, element, linkTo, showChanged } from "../elements";
import { pressSave } from "../form/saveButton";
import { linesWithLinks } from "../statusBar/issueLists";
import { frameDocument } from "../../app/page/frameDocument";

type Shown = Extract<FromPreview, { kind: "shown" }>;

/** The widths of the simulated screens, in CSS pixels. */
const screenWidths = { phone: 390, desktop: 1280 };

type Device = keyof typeof screenWidths;

type Events = {
  onVisible: () => void;
  onChoosePage: (path: string) => void;
  /** Called when the form should replace the page. */
  onForm: () => void;
};

/** Matches where a form and a page do not fit side by side. */
const narrow = window.matchMedia("(max-width: 1023px)");

const viewKey = "preview-view";

const preface = {
  changed: "This cannot be saved yet:",
  behind: "This does not show your latest changes yet. Please fix this first:",
  absent: "The page appears here once you fix this:",
};

export type Pane = ReturnType<typeof createPane>;

/**
 * The preview. It is beside the form, or replaces the form together with the list of pages. On a phone
 * it always replaces the form.
 * @param siteOrigin where the pages of the site are
 * @param list the list of pages
 */
export function createPane(
  isLocal: boolean,
  siteOrigin: string,
  list: HTMLElement,
  { onVisible, onChoosePage, onForm }: Events,
) {
  let isFormOpen = false;
  let isSiteShown = false;
  /** On a phone, whether the list replaces the page. */
  let isListed = false;
  /** The last choice in this browser. */
  const stored = window.localStorage.getItem(viewKey);
  let isHidden = stored === "hidden";
  let device: Device = isHidden || stored === "phone" || narrow.matches ? "phone" : "desktop";
  let frame: HTMLIFrameElement | undefined;

  const phoneButton = button("Phone", () => setView("phone"));
  const desktopButton = button("Desktop", () => setView("desktop"));
  const ofWidths = { class: "preview-widths", role: "group", "aria-label": "Width of the preview" };
  const widths = element("div", ofWidths, phoneButton, desktopButton);
  const pageSelect = element("select", {});
  pageSelect.addEventListener("change", () => onChoosePage(pageSelect.value));
  const pageLabel = element("label", { class: "preview-pages" }, "Page ", pageSelect);
  const liveLink = linkTo(siteOrigin, "Open the live page");
  const formButton = button("Form", onForm);
  const save = () => {
    showSite(false);
    pressSave();
  };
  const saveButton = button("Save", save, { class: "preview-save" });
  const hidePane = () => {
    setView("hidden");
    showButton.focus();
  };
  const hideButton = button("Hide", hidePane, { "aria-label": "Hide the preview" });
  const showPane = () => {
    if (narrow.matches) {
      showSite(true);
      return formButton.focus();
    }
    setView(device);
    hideButton.focus();
  };
  const showButton = button("Preview", showPane);
  const words = element("div", { class: "preview-words", role: "status" });
  const how = "Click a text or a picture on the page to change it.";
  const hint = element("p", { class: "preview-hint" }, how);
  const stage = element("div", { class: "preview-stage" });
  const ofTools = { class: "preview-tools" };
  const buttons = [formButton, saveButton, hideButton];
  const tools = element("div", ofTools, widths, pageLabel, liveLink, ...buttons);
  const page = element("div", { class: "preview-page" }, tools, words, hint, stage);
  const pane = element("section", { class: "preview", "aria-label": "Preview" }, list, page);
  pane.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !narrow.matches) return;
    showSite(false);
    showButton.focus();
  });
  document.body.append(pane);

  let shown: Shown | undefined;
  let errors: readonly Issue[] = [];

  const say = (lines: readonly string[], issues: readonly Issue[] = []) =>
    showChanged(words, [lines, issues], () => linesWithLinks(lines, issues));

  const isVisible = () => isSiteShown || (isFormOpen && !isHidden && !narrow.matches);

  function makeFrame(): HTMLIFrameElement {
    const srcdoc = frameDocument(isLocal);
    const made = element("iframe", { title: "The page with your changes", srcdoc });
    stage.append(made);
    say(["Getting the page ready…"]);
    return made;
  }

  /** Gives the frame the width of the simulated screen, and scales it to fit the stage. */
  function fit(): void {
    const { clientWidth: room, clientHeight: height } = stage;
    if (!frame || room === 0) return;
    const width = screenWidths[device];
    const scale = Math.min(1, room / width);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${height / scale}px`,
      transform: `scale(${scale})`,
      left: `${(room - width * scale) / 2}px`,
    });
  }

  function update(): void {
    const hadFocus = pane.contains(document.activeElement);
    const beside = isVisible() ? device : "hidden";
    document.documentElement.dataset.preview = isSiteShown ? "site" : beside;
    pane.hidden = !isVisible();
    showButton.hidden = !isFormOpen || isVisible();
    phoneButton.setAttribute("aria-pressed", String(device === "phone"));
    desktopButton.setAttribute("aria-pressed", String(device === "desktop"));
    list.hidden = !isSiteShown || (narrow.matches && !isListed);
    formButton.hidden = !isSiteShown;
    saveButton.hidden = !isSiteShown;
    pageLabel.hidden = isSiteShown || pageSelect.options.length < 2;
    hideButton.hidden = isSiteShown;
    // The page covers the form.
    document.getElementById("nc-root")?.toggleAttribute("inert", isSiteShown);
    if (hadFocus && document.activeElement?.getClientRects().length === 0)
      (isVisible() ? liveLink : showButton).focus();
    if (!isVisible()) return;
    frame ??= makeFrame();
    fit();
    onVisible();
  }

  function setView(view: Device | "hidden"): void {
    isHidden = view === "hidden";
    if (view !== "hidden") device = view;
    if (!narrow.matches) window.localStorage.setItem(viewKey, view);
    update();
  }

  function showSite(isShown: boolean, listed = false): void {
    isSiteShown = isShown;
    isListed = listed;
    update();
  }

  new ResizeObserver(fit).observe(stage);
  narrow.addEventListener("change", update);
  update();

  return {
    /** The button that shows the pane, for the status bar. */
    showButton,
    isVisible,
    /** True while the site covers the form. */
    isSiteShown: () => isSiteShown,
    /** The window of the frame; null until the pane is first shown. */
    frame: () => frame?.contentWindow ?? null,
    /** Shows the pane, or the button that opens it, while a form is open. */
    setFormOpen(isOpen: boolean) {
      isFormOpen = isOpen;
      update();
    },
    /** Shows the site in place of the form, or the form again. */
    showSite: (isShown: boolean) => showSite(isShown),
    /** Shows the site and the list of its pages. */
    listPages: () => {
      showSite(true, !isListed);
      list.focus();
    },
    tellShown(next: Shown) {
      const { pages: all, path } = (shown = next);
      liveLink.href = siteOrigin + (path ?? "");
      pageSelect.replaceChildren(
        ...all.map((page) => new Option(page.label, page.path, false, page.path === path)),
      );
      pageLabel.hidden = isSiteShown || all.length < 2;
      stage.hidden = hint.hidden = liveLink.hidden = path === undefined;
      if (next.isUpToDate && errors.length === 0) say([]);
    },
    tellErrors(next: readonly Issue[]) {
      errors = next;
      const changed = shown?.isUpToDate ? preface.changed : preface.behind;
      const before = shown?.path === undefined ? preface.absent : changed;
      const nowhere = shown?.pages.length === 0 ? ["No page shows this yet."] : [];
      const messages = firstFew(errors.map(({ message }) => message));
      say(errors.length > 0 ? [before, ...messages] : nowhere, errors);
    },
    /** Shows a message above the page. */
    say: (line: string) => say([line]),
  };
}
