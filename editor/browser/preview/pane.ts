import type { FromPreview } from "../../../src/preview/messages";
import { button, element, paragraphs } from "../elements";
import { frameDocument } from "./frameDocument";
import { fitFrame, type View } from "./fit";

type Shown = Extract<FromPreview, { kind: "shown" }>;

type Events = {
  /** Called when the pane comes into view. */
  onVisible: () => void;
  onChoosePage: (path: string) => void;
};

/** Matches where a form and a page do not fit side by side. */
const narrow = window.matchMedia("(max-width: 1023px)");

const viewKey = "preview-view";

const preface = {
  changed: "This cannot be saved yet:",
  unchanged: "The page as it is now. What you type shows here as soon as this is right:",
  absent: "The page shows here as soon as this is right:",
};

/** What was chosen last in this browser. On a phone the form comes first. */
function rememberedView(): View {
  if (narrow.matches) return "hidden";
  const stored = window.localStorage.getItem(viewKey);
  return stored === "desktop" || stored === "hidden" ? stored : "phone";
}

/** The preview beside the form, or on a phone in its place. */
export function createPane(isLocal: boolean, { onVisible, onChoosePage }: Events) {
  let isOpen = false;
  let view = rememberedView();
  let lastShown: View = view === "hidden" ? "phone" : view;
  let frame: HTMLIFrameElement | undefined;

  const phone = button("Phone", () => setView("phone"));
  const desktop = button("Desktop", () => setView("desktop"));
  const ofWidths = { class: "preview-widths", role: "group", "aria-label": "Width of the preview" };
  const widths = element("div", ofWidths, phone, desktop);
  const select = element("select", {});
  select.addEventListener("change", () => onChoosePage(select.value));
  const pages = element("label", { class: "preview-pages" }, "Page ", select);
  const close = () => {
    setView("hidden");
    show.focus();
  };
  const hide = button("Hide", close, { "aria-label": "Hide the preview" });
  const open = () => {
    setView(lastShown);
    hide.focus();
  };
  const show = button("Preview", open, { class: "preview-show" });
  const words = element("div", { class: "preview-words", role: "status" });
  const how = "Click a text or a picture on the page to change it.";
  const hint = element("p", { class: "preview-hint" }, how);
  const stage = element("div", { class: "preview-stage" });
  const tools = element("div", { class: "preview-tools" }, widths, pages, hide);
  const attributes = { class: "preview", "aria-label": "Preview" };
  const pane = element("section", attributes, tools, words, hint, stage);
  pane.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && narrow.matches) close();
  });
  pages.hidden = true;
  document.body.append(show, pane);

  let shown: Shown | undefined;
  let errors: readonly string[] = [];

  function say(lines: readonly string[]): void {
    if (words.innerText !== lines.join("\n")) words.replaceChildren(...paragraphs(lines));
  }

  const isVisible = () => isOpen && view !== "hidden";

  function makeFrame(): HTMLIFrameElement {
    const srcdoc = frameDocument(isLocal);
    const made = element("iframe", { title: "The page with your changes", srcdoc });
    stage.append(made);
    fitFrame(made, stage, () => view);
    say(["Getting the page ready…"]);
    return made;
  }

  function update(): void {
    const shownView = isVisible() ? view : "hidden";
    document.documentElement.dataset.preview = shownView;
    pane.hidden = !isVisible();
    show.hidden = !isOpen || isVisible();
    phone.setAttribute("aria-pressed", String(view === "phone"));
    desktop.setAttribute("aria-pressed", String(view === "desktop"));
    // On a phone the page lies over the form.
    document.getElementById("nc-root")?.toggleAttribute("inert", isVisible() && narrow.matches);
    if (!isVisible()) return;
    frame ??= makeFrame();
    stage.dispatchEvent(new Event("fit"));
    onVisible();
  }

  function setView(next: View): void {
    view = next;
    if (view !== "hidden") lastShown = view;
    if (!narrow.matches) window.localStorage.setItem(viewKey, view);
    update();
  }

  narrow.addEventListener("change", update);
  update();

  return {
    isVisible,
    /** The window of the frame; null until the pane is first shown. */
    frame: () => frame?.contentWindow ?? null,
    /** Shows the pane, or the button that opens it, while a form is open. */
    setOpen(isFormOpen: boolean) {
      isOpen = isFormOpen;
      update();
    },
    /** On a phone, the form comes back in the page's place. */
    yieldToForm() {
      if (narrow.matches) setView("hidden");
    },
    tellShown(next: Shown) {
      const { pages: all, path } = (shown = next);
      pages.hidden = all.length < 2;
      select.replaceChildren(
        ...all.map((page) => new Option(page.label, page.path, false, page.path === path)),
      );
      stage.hidden = hint.hidden = path === undefined;
      if (next.isUpToDate && errors.length === 0) say([]);
    },
    tellErrors(next: readonly string[]) {
      errors = next;
      const changed = shown?.isUpToDate ? preface.changed : preface.unchanged;
      const before = shown?.path === undefined ? preface.absent : changed;
      const nowhere = shown?.pages.length === 0 ? ["No page shows this yet."] : [];
      say(errors.length > 0 ? [before, ...errors] : nowhere);
    },
    /** Shows a message above the page. */
    say,
  };
}
