import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { FieldPlace, Path } from "../../../src/content/schema/schemaParts";

/** The simulated screen of the page. */
export type Device = "phone" | "desktop";

/** What the screen shows, apart from the content and the route. */
export type UiState = {
  readonly device: Device;
  /** On a small window, which of the two is shown. */
  readonly tab: "page" | "form";
  /** The page that was chosen for the form of an entry, and where to scroll there. */
  readonly page?: { readonly file: string; readonly path: string; readonly from?: number };
  /** The path of the page that the frame shows. */
  readonly shownPath?: string;
  /** The pages that show the open entry. */
  readonly pages: readonly { readonly path: string; readonly label: string }[];
  /** False while the page shows an earlier state than the form. */
  readonly isUpToDate: boolean;
  /** A field to go to: its parts open, and it takes the focus. A button may be pressed there. */
  readonly wanted?: FieldPlace & { readonly isPressed?: true };
  /** Where the form of an entry was opened from, for its way back. */
  readonly openedFrom?: { readonly file: string; readonly href: string; readonly label: string };
  /** The field of the form that had the focus last. */
  readonly focused?: FieldPlace;
  /** The earlier files of entries that were new until they were saved, by their files. */
  readonly earlierFiles: Readonly<Record<string, string>>;
  /** Which parts of forms are open, by file and address. */
  readonly folds: Readonly<Record<string, boolean>>;
  /** What screen readers hear next. */
  readonly announcement: string;
  /** On a small window, whether the list of pages is open. */
  readonly isRailOpen: boolean;
};

export type Ui = StoreApi<UiState>;

const deviceKey = "editor-device";

export const createUi = (): Ui =>
  createStore<UiState>(() => ({
    device:
      window.localStorage.getItem(deviceKey) === "phone" ||
      window.matchMedia("(max-width: 63.99em)").matches
        ? "phone"
        : "desktop",
    tab: "page",
    pages: [],
    isUpToDate: true,
    earlierFiles: {},
    folds: {},
    announcement: "",
    isRailOpen: false,
  }));

const UiContext = createContext<Ui | undefined>(undefined);

export const UiProvider = UiContext.Provider;

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error("A component of the editor is outside the screen's state.");
  return ui;
}

/** A part of the screen's state. The component is drawn again only if this part changes. */
export const useUiState = <T>(select: (state: UiState) => T): T => useStore(useUi(), select);

/** Chooses the simulated screen, and remembers the choice in this browser. */
export function chooseDevice(ui: Ui, device: Device): void {
  window.localStorage.setItem(deviceKey, device);
  ui.setState({ device });
}

/** Lets screen readers say what others see happen. The same words twice are said twice. */
export const announce = (ui: Ui, words: string): void =>
  ui.setState(({ announcement }) => ({
    announcement: announcement === words ? `${words}\u00a0` : words,
  }));

/** The key of a part of a form in `folds`. */
export const foldKey = (file: string, address: string): string => `${file} ${address}`;

/** Lets the form of a saved new entry go on as it was: it has another file now. */
export const renameForm = (ui: Ui, earlier: string, file: string): void =>
  ui.setState(({ earlierFiles, folds }) => ({
    earlierFiles: { ...earlierFiles, [file]: earlier },
    folds: Object.fromEntries(
      Object.entries(folds).map(([key, isOpen]) => [
        key.startsWith(`${earlier} `) ? file + key.slice(earlier.length) : key,
        isOpen,
      ]),
    ),
  }));

/** The path of a field as one text, so that React can compare it: "reasons.items.0.title". */
export const joined = (path: Path): string => path.join(".");

/** The path of a text that `joined` made. */
export const stepsOf = (path: string): Path =>
  path === "" ? [] : path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
