import type { FromPreview } from "../../../../src/preview/messages";
import { button, element, paragraphs } from "../elements";
import { frameDocument } from "./frame";
import { fitFrame } from "./fit";
import { rememberView, rememberedView, type View } from "./view";

type Shown = Extract<FromPreview, { kind: "shown" }>;

/** The preview beside the form, or on a phone in its place. */
export type Pane = {
  /** Shows the pane, or the button that opens it, while a form is open. */
  setOpen: (isOpen: boolean) => void;
  isVisible: () => boolean;
  /** The window of the frame, once it is needed. */
  frame: () => Window | null;
  tellShown: (shown: Shown) => void;
};

type Events = {
  /** The pane has come into view. */
  onVisible: () => void;
  onChoosePage: (path: string) => void;
};

/** Where there is no room for a form and a page side by side. */
const narrow = window.matchMedia("(max-width: 1023px)");

const preface = {
  changed: "This cannot be saved yet:",
  unchanged: "The page as it is now. What you type shows here as soon as this is right:",
};

export function createPane(isLocal: boolean, { onVisible, onChoosePage }: Events): Pane {
  let isOpen = false;
  let view: View = rememberedView(narrow.matches);
  let frame: HTMLIFrameElement | undefined;

  const phone = button("Phone", () => setView("phone"));
  const desktop = button("Desktop", () => setView("desktop"));
  const widths = element("div", "preview-widths", phone, desktop);
  widths.setAttribute("role", "group");
  widths.setAttribute("aria-label", "Width of the preview");
  const select = element("select", "");
  select.addEventListener("change", () => onChoosePage(select.value));
  const pages = element("label", "preview-pages", "Page ", select);
  const hide = button("Hide", () => {
    setView("hidden");
    show.focus();
  });
  hide.setAttribute("aria-label", "Hide the preview");
  const show = button("Preview", () => {
    setView("phone");
    hide.focus();
  });
  show.className = "preview-show";
  const words = element("div", "preview-words");
  words.setAttribute("role", "status");
  const stage = element("div", "preview-stage");
  const tools = element("div", "preview-tools", widths, pages, hide);
  const pane = element("section", "preview", tools, words, stage);
  pane.setAttribute("aria-label", "Preview");
  pane.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && narrow.matches) hide.click();
  });
  pages.hidden = true;
  document.body.append(show, pane);

  const isVisible = () => isOpen && view !== "hidden";

  function makeFrame(): HTMLIFrameElement {
    const made = element("iframe", "");
    made.title = "The page with your changes";
    made.srcdoc = frameDocument(isLocal);
    stage.append(made);
    fitFrame(made, stage, () => view);
    words.replaceChildren(...paragraphs(["Getting the page ready…"]));
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
    rememberView(view);
    update();
  }

  narrow.addEventListener("change", update);
  update();

  return {
    isVisible,
    frame: () => frame?.contentWindow ?? null,
    setOpen(open) {
      isOpen = open;
      update();
    },
    tellShown({ pages: all, path, faults, isUpToDate }) {
      pages.hidden = all.length < 2;
      select.replaceChildren(
        ...all.map((page) => new Option(page.label, page.path, false, page.path === path)),
      );
      const nowhere = all.length === 0 && faults.length === 0 ? ["No page shows this yet."] : [];
      const before = isUpToDate || path === undefined ? preface.changed : preface.unchanged;
      const lines = [...nowhere, ...(faults.length > 0 ? [before, ...faults] : [])];
      if (words.innerText !== lines.join("\n")) words.replaceChildren(...paragraphs(lines));
      stage.hidden = path === undefined;
    },
  };
}
